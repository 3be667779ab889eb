import type { Options } from '../../options.ts';
import type { OrderId } from '../../purchases/orders.ts';
import type { Ending } from '../../scoring/victory.ts';
import type { Named } from '../tables.ts';

/** Every option of a new game with its one-line explanation. */
export const options: Readonly<Record<keyof Options, Named>> = {
  players: { name: 'Players', hint: 'Two: France and Britain.' },
  spanishEmpire: {
    name: 'Spanish Empire',
    hint: 'Spanish flags in Cuba; when one side takes a Spanish Territory nobody held, the other may shift a space in Spain.',
  },
  swapBasicTiles: {
    name: 'Planning: swap tiles',
    hint: 'Military Upgrade may swap two of one’s own Basic War tiles instead.',
  },
  allotBasicTiles: {
    name: 'Planning: allot tiles',
    hint: 'Basic War tiles are drawn as a set, and their owner decides which goes where.',
  },
  tougherForts: {
    name: 'Tougher Forts',
    hint: 'Taking a Fort in a War needs a conquest line from a space of one’s own.',
  },
  bid: {
    name: 'Bid for the sides',
    hint: 'Both bid for how many Treaty Points they would play Britain; the lower bid does, and has them.',
  },
  deployNewSquadrons: {
    name: 'Deploy new squadrons',
    hint: 'A squadron may sail in the round in which it was built.',
  },
};
export const optionGroups = { main: 'Game', variants: 'Optional rules' } as const;

export const endings: Readonly<Record<Ending, string>> = {
  'peace-sweep': 'All Awards and all demands in one turn',
  'war-sweep': 'Every theatre of a War won outright',
  vp: 'The end of the victory track',
  final: 'More VP after Final Scoring',
  'final-debt': 'Even after Final Scoring: more Available Debt',
  'final-even': 'Even in everything: Britain',
};

/** Standing orders. */
export const orders: Readonly<Record<OrderId, Named>> = {
  'pay-debt-first': {
    name: 'Debt before Treaty Points',
    hint: 'Take Debt for me wherever both could pay, as far as my Debt Limit allows.',
  },
  'pay-treaty-first': {
    name: 'Treaty Points before Debt',
    hint: 'Spend Treaty Points for me wherever both could pay, as long as I have some.',
  },
};
