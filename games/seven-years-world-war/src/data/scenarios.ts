import type { PowerId } from './powers.ts';

/** 28.51 to 28.56: coalitions in the order of their seats (ruling 2). Ids are for ever. */
interface Scenario {
  readonly rule: string;
  readonly coalitions: readonly (readonly PowerId[])[];
}
const scenarios = {
  'european-2': {
    rule: '28.51',
    coalitions: [
      ['GB', 'PR'],
      ['AU', 'FR', 'RU'],
    ],
  },
  'european-3': { rule: '28.52', coalitions: [['GB', 'PR'], ['AU', 'FR'], ['RU']] },
  'european-4': { rule: '28.53', coalitions: [['GB'], ['AU', 'FR'], ['PR'], ['RU']] },
  'worldwide-2': {
    rule: '28.54',
    coalitions: [
      ['GB', 'PR', 'ME'],
      ['AU', 'FR', 'RU', 'MC'],
    ],
  },
  'worldwide-3': {
    rule: '28.55',
    coalitions: [
      ['GB', 'PR'],
      ['FR', 'RU', 'MC'],
      ['AU', 'ME'],
    ],
  },
  'worldwide-4': { rule: '28.56', coalitions: [['GB', 'PR'], ['FR', 'MC'], ['AU', 'RU'], ['ME']] },
} as const satisfies Record<string, Scenario>;

/** What players choose between, for any number of them: 28.51–28.53, 28.54–28.56, 28.57. */
export const SCENARIOS = ['european', 'worldwide', 'free'] as const;
export type ScenarioId = (typeof SCENARIOS)[number];

/** The coalitions of a scenario; in free deployment they are still to be chosen. */
export const coalitionsOf = (scenario: Exclude<ScenarioId, 'free'>, players: number): readonly (readonly PowerId[])[] =>
  scenarios[`${scenario}-${players}` as keyof typeof scenarios].coalitions;

/** 28.57: how many powers each player chooses; nobody may take both of these (28.571). */
export const POWERS_PER_PLAYER: Readonly<Record<number, number>> = { 2: 3, 3: 2, 4: 2 };
export const NOT_TOGETHER: readonly [PowerId, PowerId] = ['GB', 'FR'];

/** 28.6: whose player sets up a power that is neutral (ruling 4 for the Marathas); others use the suggested deployment. */
export const DEPLOYER: Readonly<Partial<Record<PowerId, PowerId>>> = {
  MC: 'FR',
  ME: 'GB',
  UP: 'FR',
  SP: 'FR',
  OT: 'GB',
};
/** 28.6: one army of this power may begin in the square of an ally, for the troops in Hanover. */
export const GUEST = { power: 'GB', host: 'PR', armies: 1 } as const;
/** 28.6: the order in which forces are set up, minor powers and random forces last. */
export const DEPLOYMENT_ORDER: readonly PowerId[] = ['GB', 'FR', 'PR', 'AU', 'RU', 'MC', 'ME', 'UP', 'SP', 'OT'];
