import type { Options } from '../../vocabulary/options.ts';
import type { Named, Tables, ValueTexts } from '../tables.ts';

/** Every option of a new game with its one-line explanation. */
export const options: Readonly<Record<keyof Options, Named>> = {
  players: { name: 'Players', hint: 'Two, three or four coalitions.' },
  scenario: { name: 'Scenario', hint: 'Which powers belong to whom at the start.' },
  legions: { name: 'Legions', hint: 'Rule 23: a leader may turn a veteran army into a legion.' },
  minorRecruiting: { name: 'Minor power recruiting', hint: 'Rule 24: invaded minor powers raise troops of their own.' },
  increasingTaxes: { name: 'Increasing taxes', hint: 'Rule 25: double or triple taxes, at the risk of rebellion.' },
  pillage: { name: 'Pillage', hint: 'Rule 26: squares may be plundered and laid waste.' },
  enlightenment: { name: 'Enlightenment', hint: 'Rule 27: centres of reason bring markers and points.' },
  closedTreasuries: {
    name: 'Closed treasuries',
    hint: 'Rule 7: what others have in their treasury is not shown; espionage may look at one.',
  },
};

export const values: ValueTexts = {
  scenario: { european: 'European war', worldwide: 'worldwide war', free: 'free deployment' },
};

export const optionGroups: Tables['optionGroups'] = { main: 'Game', 'optional-rules': 'Optional rules' };
