import type { Reason, Schema } from '@cabinet-wars/kernel';
import { SCENARIOS, type ScenarioId } from '../data/scenarios.ts';

/** What players settle before a game. */
export type Options = {
  readonly players: number;
  readonly scenario: ScenarioId;
  /** The optional rules 23 to 27. */
  readonly legions: boolean;
  readonly minorRecruiting: boolean;
  readonly increasingTaxes: boolean;
  readonly pillage: boolean;
  readonly enlightenment: boolean;
  /** 7.0 as printed: others' treasuries are not shown, and espionage may look at one (ruling 69). */
  readonly closedTreasuries: boolean;
};

const optionalRule = { kind: 'switch', default: false, group: 'optional-rules' } as const;

export const options: Schema<Options> = {
  fields: {
    players: { kind: 'number', from: 2, to: 4, default: 2 },
    scenario: { kind: 'one-of', values: SCENARIOS, default: 'european' },
    legions: optionalRule,
    minorRecruiting: optionalRule,
    increasingTaxes: optionalRule,
    pillage: optionalRule,
    enlightenment: optionalRule,
    closedTreasuries: { kind: 'switch', default: false },
  },
  conflicts: (): Reason[] => [],
};
