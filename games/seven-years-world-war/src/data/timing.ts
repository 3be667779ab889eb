import type { MarkerId } from './markers.ts';

/** The phases of a game turn in their order (3.1), set-up before them. The five parts of the treasury phase are apart. */
export const PHASES = [
  'set-up',
  'initiative',
  'taxation',
  'free-markers',
  'recruiting',
  'training',
  'disbanding',
  'diplomacy',
  'movement',
  'combat',
  'pillage',
  'provisioning',
  'enlightenment',
  'end-of-turn',
] as const;
export type PhaseId = (typeof PHASES)[number];

const treasury = ['taxation', 'free-markers', 'recruiting', 'training', 'disbanding'] as const;
const ownTurn = ['diplomacy', 'movement', 'combat', 'pillage'] as const;
const always = PHASES.slice(1);
/** Where combats happen: attacks, countermarches and, with taxes increased, rebels who rise among major units (25.3). */
const combats = ['taxation', 'movement', 'combat'] as const;

/**
 * The moment a marker may be played: `free` whenever its player is asked what to do; `drawn` at once when picked; `die` after a
 * die and before its use; `reveal` after another marker is shown and before it works; `battle` before the die of a combat;
 * `entry` when a force enters a square beside one's own; `attempt` when diplomacy is tried or opposed; `any` at any time, in or
 * out of turn.
 */
export type Moment = 'free' | 'drawn' | 'die' | 'reveal' | 'battle' | 'entry' | 'attempt' | 'any';
/** Who plays: the player whose phase it is, the others, those who fight, or everybody. */
export type Who = 'own' | 'others' | 'fighters' | 'all';

export interface Use {
  readonly marker: MarkerId;
  /** Markers that serve several ends have a use for each. */
  readonly use: UseId;
  readonly who: Who;
  readonly moment: Moment;
  readonly phases: readonly PhaseId[];
  /** Played whether one likes it or not (8.42). */
  readonly must?: true;
}

export type UseId =
  | 'play'
  | 'attempt'
  | 'oppose'
  | 'enlighten'
  | 'march'
  | 'attack-again'
  | 'countermarch'
  | 'minor-recruit'
  | 'minor-move'
  | 'minor-attack'
  | 'minor-pillage'
  | 'lead'
  | 'train'
  | 'build-legion';

const plain = (marker: MarkerId, who: Who, moment: Moment, phases: readonly PhaseId[]): Use => ({
  marker,
  use: 'play',
  who,
  moment,
  phases,
});
const diplomacy = (marker: MarkerId): Use[] => [
  { marker, use: 'attempt', who: 'own', moment: 'attempt', phases: ['diplomacy'] },
  { marker, use: 'oppose', who: 'others', moment: 'attempt', phases: ['diplomacy'] },
  { marker, use: 'enlighten', who: 'own', moment: 'free', phases: ['enlightenment'] },
];
const leader = (marker: MarkerId): Use[] => [
  { marker, use: 'lead', who: 'fighters', moment: 'battle', phases: combats },
  { marker, use: 'train', who: 'own', moment: 'free', phases: ['training'] },
  { marker, use: 'build-legion', who: 'own', moment: 'free', phases: ['recruiting'] },
];

/** 29.7: when each marker may or must be played, by whom, in or out of turn. */
export const USES: readonly Use[] = [
  plain('attrition', 'own', 'free', ownTurn),
  { ...plain('balance-of-power', 'own', 'drawn', always), must: true },
  // Ruling 101: “game turn”, where Attrition has “player turn”.
  plain('voltaire', 'own', 'free', [...treasury, ...ownTurn]),
  plain('corruption', 'own', 'free', treasury),
  plain('coalition-rallies', 'own', 'free', treasury),
  ...diplomacy('diplomacy-1'),
  ...diplomacy('diplomacy-2'),
  ...diplomacy('diplomacy-3'),
  plain('expedition', 'own', 'free', ['movement']),
  { marker: 'forced-march', use: 'march', who: 'own', moment: 'free', phases: ['movement'] },
  { marker: 'forced-march', use: 'attack-again', who: 'own', moment: 'free', phases: ['combat'] },
  { marker: 'forced-march', use: 'countermarch', who: 'others', moment: 'entry', phases: ['movement'] },
  plain('grand-tour', 'all', 'free', ['initiative']),
  plain('honors-of-war', 'fighters', 'battle', combats),
  plain('illuminati', 'all', 'die', PHASES),
  plain('laissez-faire', 'own', 'free', treasury),
  plain('manufacturing-inventions', 'own', 'free', treasury),
  { marker: 'minor-power-alliance', use: 'minor-recruit', who: 'own', moment: 'free', phases: treasury },
  { marker: 'minor-power-alliance', use: 'minor-move', who: 'own', moment: 'free', phases: ['movement'] },
  { marker: 'minor-power-alliance', use: 'minor-attack', who: 'own', moment: 'free', phases: ['combat'] },
  { marker: 'minor-power-alliance', use: 'minor-pillage', who: 'own', moment: 'free', phases: ['pillage'] },
  { ...plain('revolution', 'own', 'drawn', always), must: true },
  plain('scientific-breakthrough', 'all', 'any', always),
  plain('trading-charter', 'own', 'free', treasury),
  plain('sturm-und-drang', 'all', 'reveal', always),
  ...leader('general-1'),
  ...leader('general-2'),
  ...leader('general-3'),
  ...leader('admiral-1'),
  ...leader('admiral-2'),
];
