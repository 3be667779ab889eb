import type { Field, Reason, Schema } from '@cabinet-wars/kernel';

/** What the players settle before the game. Each optional rule is a switch of its own. */
export type Options = {
  players: number;
  /** Spanish flags in Cuba, and shifts in Spain when Spanish Territories are taken. */
  spanishEmpire: boolean;
  /** Military Upgrade may swap two own Basic War tiles. */
  swapBasicTiles: boolean;
  /** Basic War tiles are drawn as a set and allotted by their owner. */
  allotBasicTiles: boolean;
  /** Forts are taken along conquest lines only. */
  tougherForts: boolean;
  /** Both bid for how many Treaty Points they would play Britain. */
  bid: boolean;
  /** A squadron may be deployed in the Action Round in which it was built. */
  deployNewSquadrons: boolean;
};

const optional: Field = { kind: 'switch', default: false, group: 'variants' };

const fields: Schema<Options>['fields'] = {
  players: { kind: 'number', from: 2, to: 2, default: 2 },
  spanishEmpire: optional,
  swapBasicTiles: optional,
  allotBasicTiles: optional,
  tougherForts: optional,
  bid: optional,
  deployNewSquadrons: optional,
};

/** Every combination may be played. */
export const options: Schema<Options> = { fields, conflicts: (): Reason[] => [] };
