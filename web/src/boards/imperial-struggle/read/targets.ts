import {
  ADVANTAGE,
  ADVANTAGE_SPACES,
  isSpaceId,
  REGION,
  REGIONS,
  type RegionId,
  SPACE,
  SPACES,
  type SpaceId,
} from '@cabinet-wars/imperial-struggle/data';
import { fits, keysOf, recordOf } from '@cabinet-wars/kernel';
import type { RingState } from '../../../counters/index.ts';
import type { Pointing } from '../../kit/looked-at.ts';
import { frameOf, type GameChoice, type GameOption, type OpenView, type OwnAsk } from './seen.ts';

/** The spaces of the map a choice speaks of: what it is aimed at first. */
export function spacesOf(choice: GameOption): SpaceId[] {
  switch (choice.t) {
    case 'deploy':
      return [choice.to];
    case 'squadron':
    case 'give-up':
      return isSpaceId(choice.from) ? [choice.from] : [];
    case 'advantage':
    case 'pick-advantage':
      return ADVANTAGE_SPACES[ADVANTAGE[choice.advantage]].map((space) => SPACES[space]);
    default:
      return 'space' in choice ? [choice.space] : [];
  }
}

/** Where what a choice moves comes from. */
const originsOf = (choice: GameOption): SpaceId[] =>
  (choice.t === 'deploy' || choice.t === 'conquer-sea') && isSpaceId(choice.from) ? [choice.from] : [];

export interface Target {
  /** Its place in the list of choices. */
  readonly option: number;
  readonly spaces: readonly SpaceId[];
}

export const targetsOf = (ask: OwnAsk): Target[] =>
  ask.options.map((option, i) => ({ option: i, spaces: spacesOf(option) }));

/** The Territory whose holder is asked to give it up. */
export function demandedIn(open: OpenView, ask: OwnAsk | null): SpaceId | null {
  if (ask?.key !== 'conquest.refuse') return null;
  return SPACES[frameOf<{ demanded: number }>(open, 'conquest')?.demanded ?? -1] ?? null;
}

export interface Mark {
  readonly state: RingState;
  readonly number?: number;
  /** Its number among what the other side has just changed. */
  readonly news?: number;
  /** Whether that is shown again. */
  readonly again?: boolean;
}
export type Marks = Readonly<Partial<Record<SpaceId, Mark>>>;

/** News keep their numbers on what may be chosen now. */
export function withNews(news: Marks, lit: Marks): Marks {
  const both: Partial<Record<SpaceId, Mark>> = { ...news, ...lit };
  for (const space of keysOf(news)) {
    const [told, may] = [news[space], lit[space]];
    if (told?.news !== undefined && may !== undefined) both[space] = { ...may, news: told.news };
  }
  return both;
}

/** What may be chosen glows with its number in the list; what is under the pointer or picked says so. */
export function marksOf({ ask, highlighted, picked }: Pointing<GameChoice>, targets: readonly Target[]): Marks {
  if (ask === null) return {};
  const marks: Partial<Record<SpaceId, Mark>> = {};
  for (const { option, spaces } of targets) {
    const state =
      picked !== null && fits(ask.options[option], picked) ? 'final' : highlighted === option ? 'picked' : 'may';
    for (const space of spaces) {
      const before = marks[space];
      if (before === undefined) marks[space] = { state, number: option + 1 };
      else if (before.state === 'may' && state !== 'may') marks[space] = { ...before, state, number: option + 1 };
    }
    if (state !== 'may') for (const from of originsOf(ask.options[option])) marks[from] ??= { state: 'acts' };
  }
  return marks;
}

export const optionsAt = (targets: readonly Target[], space: SpaceId): number[] =>
  targets.filter(({ spaces }) => spaces.includes(space)).map(({ option }) => option);

export const regionOf = (space: SpaceId): RegionId => REGIONS[REGION[SPACE[space]]];

/** How many spaces of each Region may be chosen. */
export function targetCounts(targets: readonly Target[]): Readonly<Record<RegionId, number>> {
  const spaces = new Set(targets.flatMap((target) => target.spaces));
  const counts = recordOf(REGIONS, () => 0);
  for (const space of spaces) counts[regionOf(space)]++;
  return counts;
}

const isAdvantage = ({ t }: GameOption): boolean => t === 'advantage' || t === 'pick-advantage';

/**
 * The sheet to show for a question: the one shown if something may be chosen there, else where most may. Advantages can
 * be used at nearly any time: they turn no sheet where there is something else to choose.
 */
export function sheetFor(ask: OwnAsk, shown: RegionId): RegionId {
  const all = targetsOf(ask);
  const others = all.filter(({ option }) => !isAdvantage(ask.options[option]));
  const counts = targetCounts(others.some(({ spaces }) => spaces.length > 0) ? others : all);
  if (counts[shown] > 0) return shown;
  const best = REGIONS.reduce((most, id) => (counts[id] > counts[most] ? id : most));
  return counts[best] > 0 ? best : shown;
}
