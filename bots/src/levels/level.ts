import type { BotKind } from '../bot.ts';
import type { Breadth } from '../search/search.ts';

/** How well somebody plays: how much he looks at, how far, and how easily he slips. */
export interface Level {
  readonly id: LevelId;
  /** Of what a bot may look at, so much of it. */
  readonly share: number;
  /** Choices a plan has at most. */
  readonly length: number;
  /** Whether whole turns are planned at once, where a game can be looked at so. */
  readonly isFar: boolean;
  /** How far a plan may fall short of the best and still be taken, in units of a game's value; 0 never slips. */
  readonly slip: number;
  /** Whether plans that seem nearly as good are compared once more, where a game knows how. */
  readonly thinksTwice: boolean;
  /** How widely others' replies are looked into; null where they are not. */
  readonly search: Omit<Breadth, 'margin'> | null;
}

export const LEVEL_IDS = ['cadet', 'ensign', 'captain', 'marshal'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

/** From the gentlest on. The same in all games. */
export const LEVELS: readonly Level[] = [
  { id: 'cadet', share: 0.05, length: 4, isFar: false, slip: 0.35, thinksTwice: false, search: null },
  { id: 'ensign', share: 0.2, length: 6, isFar: false, slip: 0.2, thinksTwice: false, search: null },
  { id: 'captain', share: 1, length: 10, isFar: false, slip: 0.08, thinksTwice: false, search: null },
  { id: 'marshal', share: 4, length: 10, isFar: true, slip: 0, thinksTwice: true, search: { plans: 6, rounds: 12 } },
];

/** Whoever sits down where nobody has picked a level. */
export const USUAL_LEVEL: LevelId = 'captain';

export const isLevel = ({ id }: Pick<BotKind, 'id'>): boolean => LEVEL_IDS.some((level) => level === id);
