import type { Language } from '@cabinet-wars/kernel';
import { inLanguage, type Translations } from '@cabinet-wars/kernel';
import type { Term } from '../../kit/board.ts';

const en: readonly Term[] = [
  {
    names: ['control piece', 'control pieces', 'token', 'tokens', 'control marker', 'control markers'],
    meaning: 'A disc of your colour. Only these score: most in a region is first place there.',
    section: 'scoring',
  },
  {
    names: ['population'],
    meaning:
      'What units are built of, one for each. It gives a gold at the end of each war and then grows by 5, to 9 at most.',
    section: 'population',
  },
  {
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
    names: ['neutral', 'neutrals', 'country counter', 'country counters'],
    meaning: 'A country on its own with its defence. Beaten, its place becomes your control piece.',
    section: 'attack',
  },
  {
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
    names: ['fort', 'forts'],
    meaning: 'Counts 2 in defence, stays where it is, and cannot help an ally.',
    section: 'land-combat',
  },
];

const it: readonly Term[] = [
  {
    names: ['pedina di controllo', 'pedine di controllo', 'pedina', 'pedine'],
    meaning: 'Un disco del tuo colore. Solo queste fanno punti: chi ne ha di più in una regione è primo.',
    section: 'scoring',
  },
  {
    names: ['popolazione'],
    meaning:
      'Serve a costruire le unità, una per ciascuna. Dà un PO alla fine di ogni guerra e poi cresce di 5, fino a 9.',
    section: 'population',
  },
  {
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
    names: ['nazione neutrale', 'neutrale', 'neutrali'],
    meaning: 'Un paese per conto suo con la sua difesa. Battuto, il suo posto diventa una tua pedina.',
    section: 'attack',
  },
  {
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
    names: ['forte', 'forti'],
    meaning: 'Vale 2 in difesa, resta dov’è e non può aiutare un alleato.',
    section: 'land-combat',
  },
];

const terms: Translations<readonly Term[]> = { en, it };

/** The words of this game that explain themselves wherever its rules print them. */
export const glossary = (language: Language): readonly Term[] => inLanguage(terms, language);
