import type { Options } from '../../vocabulary/options.ts';
import type { Named, Tables, ValueTexts } from '../tables.ts';

/** Every option of a new game with its one-line explanation. */
export const options: Readonly<Record<keyof Options, Named>> = {
  players: { name: 'Giocatori', hint: 'Due, tre o quattro coalizioni.' },
  scenario: { name: 'Scenario', hint: 'Quali potenze ha ciascuno all’inizio.' },
  legions: { name: 'Legioni', hint: 'Regola 23: un comandante può fare di un esercito di veterani una legione.' },
  minorRecruiting: {
    name: 'Reclutamento delle potenze minori',
    hint: 'Regola 24: le potenze minori invase armano truppe proprie.',
  },
  increasingTaxes: {
    name: 'Aumento delle tasse',
    hint: 'Regola 25: tasse doppie o triple, col rischio di una rivolta.',
  },
  pillage: { name: 'Saccheggio', hint: 'Regola 26: le caselle si possono depredare e devastare.' },
  enlightenment: { name: 'Lumi', hint: 'Regola 27: i centri della ragione portano segnalini e punti.' },
  closedTreasuries: {
    name: 'Tesori chiusi',
    hint: 'Regola 7: il tesoro degli altri non si vede; lo spionaggio può guardarne uno.',
  },
};

export const values: ValueTexts = {
  scenario: { european: 'guerra europea', worldwide: 'guerra mondiale', free: 'schieramento libero' },
};

export const optionGroups: Tables['optionGroups'] = { main: 'Partita', 'optional-rules': 'Regole facoltative' };
