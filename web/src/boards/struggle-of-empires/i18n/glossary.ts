import type { Language } from '@cabinet-wars/kernel';
import { inLanguage, type Translations } from '@cabinet-wars/kernel';
import type { Term } from '../../kit/terms/term.ts';

const en: readonly Term[] = [
  {
    id: 'control',
    names: ['control piece', 'control pieces', 'token', 'tokens', 'control marker', 'control markers'],
    meaning: 'A disc of your colour. Only these score: most in a region is first place there.',
    section: 'scoring',
  },
  {
    id: 'population',
    names: ['population'],
    meaning:
      'What units are built of, one for each. It gives a gold at the end of each war and then grows by 5, to 9 at most.',
    section: 'population',
  },
  {
    id: 'unrest',
    names: ['unrest'],
    meaning: 'What taxing and losses cost. At the end the most restless lose 7 and 4 points; 20 is a revolution.',
    section: 'unrest',
  },
  { names: ['taxation', 'taxing', 'tax'], meaning: 'At any time: 2 gold for 1 unrest.', section: 'gold' },
  {
    names: ['naval support'],
    meaning: '+1 on land for the side that won at sea, or whose navy nobody opposed.',
    section: 'land-combat',
  },
  {
    names: ['sea check', 'sea checks'],
    meaning: 'The dice for going from one sea to another: a unit arrives, turns back or is lost.',
    section: 'voyage',
  },
  {
    id: 'neutral',
    names: ['neutral', 'neutrals', 'country counter', 'country counters'],
    meaning: 'A country on its own with its defence. Beaten, its place becomes your control piece.',
    section: 'attack',
  },
  {
    id: 'local-alliance',
    names: ['local alliance', 'local alliances', 'alliance tile', 'alliance tiles'],
    meaning: 'One unit more in its regions until the war ends. It is never lost.',
    section: 'ally',
  },
  {
    names: ['alliance', 'alliances'],
    meaning: 'One of the two sides of a war. Allies cannot attack each other until it ends.',
    section: 'auction',
  },
  { names: ['maintenance', 'upkeep'], meaning: 'One gold for every unit at the end of each war.', section: 'income' },
  { names: ['revolution'], meaning: '20 unrest or more at the end of the game: everything is lost.', section: 'end' },
  {
    names: ['free action', 'free actions'],
    meaning: 'Done before, between or after your two actions, and costs none of them.',
    section: 'turn',
  },
  {
    id: 'fort',
    names: ['fort', 'forts'],
    meaning: 'Counts 2 in defence, stays where it is, and cannot help an ally.',
    section: 'land-combat',
  },
  {
    id: 'army',
    isCommon: true,
    names: ['army', 'armies'],
    meaning:
      'Fights on land and takes control pieces. Overseas it can only go where one of your navies is. Costs 1 gold a war.',
    section: 'build',
  },
  {
    id: 'navy',
    isCommon: true,
    names: ['navy', 'navies'],
    meaning: 'Fights at sea, carries armies to the colonies and supports them on land. Costs 1 gold a war.',
    section: 'build',
  },
  {
    id: 'gold',
    isCommon: true,
    names: ['gold'],
    meaning:
      'Pays for attacks, tiles and, at the end of a war, for every unit. Whoever has none taxes: 2 gold for 1 unrest.',
    section: 'gold',
  },
  {
    id: 'tile',
    isCommon: true,
    names: ['tile', 'tiles'],
    meaning: 'A lasting advantage, or one for a single use. At most one a round.',
    section: 'take-tile',
  },
  {
    id: 'vp',
    isCommon: true,
    names: ['victory points', 'VP', 'points'],
    meaning: 'Who has most after the third war wins. Regions pay them at the end of each war.',
    section: 'scoring',
  },
  {
    id: 'place',
    isCommon: true,
    names: ['first place', 'second place', 'third place'],
    meaning: 'What this place in the region brings at the end of the war. Who ties for it has it in full.',
    section: 'scoring',
  },
  {
    id: 'raid',
    isCommon: true,
    names: ['raid', 'raids', 'pirates', 'slave revolt'],
    meaning: 'Sent by a tile. It lies in its region until somebody beats it.',
    section: 'raid',
  },
];

const it: readonly Term[] = [
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

const terms: Translations<readonly Term[]> = { en, it };

/** The words of this game that explain themselves wherever its rules print them. */
export const glossary = (language: Language): readonly Term[] => inLanguage(terms, language);
