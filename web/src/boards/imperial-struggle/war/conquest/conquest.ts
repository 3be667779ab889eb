import {
  IS_FORT,
  IS_MARKET,
  IS_NAVAL,
  IS_TERRITORY,
  LINKS,
  REFUSAL_VP,
  REGION,
  REGIONS,
  SPACE,
  SPACES,
  type SpaceId,
} from '@cabinet-wars/imperial-struggle/data';
import { type Standing, scoreNow } from '@cabinet-wars/imperial-struggle/reckoning';
import { choiceIn } from '@cabinet-wars/kernel';
import type { Naming } from '../../i18n/index.ts';
import { frameOf, type GameChoice, type OpenView, type OwnAsk, type Side } from '../../read/seen.ts';

export const CONQUEST_KINDS = ['territories', 'forts', 'markets', 'seas'] as const;
export type ConquestKind = (typeof CONQUEST_KINDS)[number];

export const kindOf = (space: SpaceId): ConquestKind => {
  const s = SPACE[space];
  if (IS_NAVAL[s]) return 'seas';
  return IS_TERRITORY[s] ? 'territories' : IS_FORT[s] ? 'forts' : 'markets';
};

export interface Taking {
  readonly choice: GameChoice;
  readonly space: SpaceId;
  /** Its place among the choices. */
  readonly option: number;
}

/** What can be taken, by kind. */
export const takings = (ask: OwnAsk): ReadonlyMap<ConquestKind, readonly Taking[]> =>
  Map.groupBy(
    ask.options.flatMap((option, i): Taking[] => {
      const choice = choiceIn<GameChoice>(option);
      if (choice?.t !== 'conquer' && choice?.t !== 'conquer-sea') return [];
      return [{ choice, space: choice.space, option: i }];
    }),
    ({ space }) => kindOf(space),
  );

/** What taking a space means. */
export interface ConquestMeans {
  readonly space: SpaceId;
  /** VP its holder may give instead; null where it cannot be refused. */
  readonly refusal: number | null;
  readonly award: { readonly was: Standing; readonly is: Standing };
  /** Markets it would protect. */
  readonly guards: readonly SpaceId[];
}

export function meansOf(open: OpenView, side: Side, space: SpaceId): ConquestMeans {
  const s = SPACE[space];
  const holder = 1 - side;
  const refusals = frameOf<{ refusals: readonly number[] }>(open, 'war')?.refusals[holder] ?? REFUSAL_VP.length;
  const mayRefuse = IS_TERRITORY[s] && open.flags[s] === holder && refusals < REFUSAL_VP.length;
  const after = { ...open, flags: open.flags.with(s, side), conflicts: open.conflicts.with(s, 0) };
  const region = REGION[s];
  return {
    space,
    refusal: mayRefuse ? REFUSAL_VP[refusals] : null,
    award: { was: scoreNow(open).regions[region], is: scoreNow(after).regions[region] },
    guards: IS_FORT[s] || IS_NAVAL[s] ? LINKS[s].filter((next) => IS_MARKET[next]).map((next) => SPACES[next]) : [],
  };
}

/** The same in sentences. */
export function meaningTexts({ space, refusal, award, guards }: ConquestMeans, { own, game }: Naming): string[] {
  const counts = ({ britain, france }: Standing) => `${britain} : ${france}`;
  const region = game.regions[REGIONS[REGION[SPACE[space]]]];
  return [
    refusal === null ? own.cannotRefuse : own.mayRefuse(refusal),
    counts(award.was) === counts(award.is)
      ? own.awardStays(region, counts(award.is))
      : own.awardMoves(region, counts(award.was), counts(award.is)),
    ...(guards.length === 0 ? [] : [own.wouldGuard(guards.map((id) => game.spaces[id]))]),
  ];
}
