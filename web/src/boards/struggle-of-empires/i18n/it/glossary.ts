import type { Term } from '../../../kit/terms/term.ts';

export const glossary: readonly Term[] = [
  {
    id: 'control',
    names: ['pedina di controllo', 'pedine di controllo', 'pedina', 'pedine'],
    meaning: 'Un disco del tuo colore. Solo queste fanno punti: chi ne ha di più in una regione è primo.',
    section: 'scoring',
  },
  {
    id: 'population',
    names: ['popolazione'],
    meaning:
      'Serve a costruire le unità, una per ciascuna. Dà un PO alla fine di ogni guerra e poi cresce di 5, fino a 9.',
    section: 'population',
  },
  {
    id: 'unrest',
    names: ['fermento'],
    meaning: 'Il prezzo di tasse e perdite. Alla fine i più agitati perdono 7 e 4 punti; 20 è la rivoluzione.',
    section: 'unrest',
  },
  { names: ['tassare', 'tasse', 'tassazione'], meaning: 'In ogni momento: 2 PO per 1 fermento.', section: 'gold' },
  {
    names: ['supporto navale'],
    meaning: '+1 a terra per chi ha vinto in mare, o ha navi che nessuno contrasta.',
    section: 'land-combat',
  },
  {
    names: ['prova di mare', 'prove di mare'],
    meaning: 'I dadi per passare da un mare a un altro: l’unità arriva, torna indietro o è persa.',
    section: 'voyage',
  },
  {
    id: 'neutral',
    names: ['nazione neutrale', 'neutrale', 'neutrali'],
    meaning: 'Un paese per conto suo con la sua difesa. Battuto, il suo posto diventa una tua pedina.',
    section: 'attack',
  },
  {
    id: 'local-alliance',
    names: ['alleanza locale', 'alleanze locali'],
    meaning: 'Un’unità in più nelle sue regioni fino alla fine della guerra. Non si perde mai.',
    section: 'ally',
  },
  {
    names: ['alleanza', 'alleanze'],
    meaning: 'Una delle due parti di una guerra. Gli alleati non possono attaccarsi finché non finisce.',
    section: 'auction',
  },
  { names: ['mantenimento'], meaning: 'Un PO per ogni unità alla fine di ogni guerra.', section: 'income' },
  { names: ['rivoluzione'], meaning: '20 fermento o più alla fine della partita: si perde tutto.', section: 'end' },
  {
    names: ['azione gratuita', 'azioni gratuite'],
    meaning: 'Si fa prima, fra o dopo le due azioni, e non ne costa nessuna.',
    section: 'turn',
  },
  {
    id: 'fort',
    names: ['forte', 'forti'],
    meaning: 'Vale 2 in difesa, resta dov’è e non può aiutare un alleato.',
    section: 'land-combat',
  },
  {
    id: 'army',
    isCommon: true,
    names: ['esercito', 'eserciti'],
    meaning:
      'Combatte a terra e prende pedine di controllo. Oltremare va solo dove c’è una tua flotta. Costa 1 PO a guerra.',
    section: 'build',
  },
  {
    id: 'navy',
    isCommon: true,
    names: ['flotta', 'flotte'],
    meaning: 'Combatte in mare, porta gli eserciti nelle colonie e li sostiene a terra. Costa 1 PO a guerra.',
    section: 'build',
  },
  {
    id: 'gold',
    isCommon: true,
    names: ['oro', 'PO'],
    meaning: 'Paga attacchi, tessere e, a fine guerra, ogni unità. Chi non ne ha tassa: 2 PO per 1 fermento.',
    section: 'gold',
  },
  {
    id: 'tile',
    isCommon: true,
    names: ['tessera', 'tessere'],
    meaning: 'Un vantaggio che resta, o da usare una volta. Al massimo una a round.',
    section: 'take-tile',
  },
  {
    id: 'vp',
    isCommon: true,
    names: ['punti vittoria', 'PV', 'punti'],
    meaning: 'Chi ne ha di più dopo la terza guerra vince. Li danno le aree alla fine di ogni guerra.',
    section: 'scoring',
  },
  {
    id: 'place',
    isCommon: true,
    names: ['primo posto', 'secondo posto', 'terzo posto'],
    meaning: 'Quanto vale questo posto nell’area alla fine della guerra. Chi lo divide lo ha per intero.',
    section: 'scoring',
  },
  {
    id: 'raid',
    isCommon: true,
    names: ['incursione', 'incursioni', 'pirati', 'rivolta'],
    meaning: 'Mandata da una tessera. Resta nella sua area finché qualcuno la batte.',
    section: 'raid',
  },
];
