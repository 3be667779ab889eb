import {
  ADVANTAGE_OF,
  ADVANTAGES,
  type AdvantageId,
  COMMODITIES,
  COMMODITY,
  type CommodityId,
  FLAGS,
  type FlagId,
  IS_LOCAL_ALLIANCE,
  IS_PRESTIGE,
  SPACE,
  SPACES,
  type SpaceId,
  type SpaceType,
  TYPE,
  tablesOf,
} from '@cabinet-wars/imperial-struggle/data';
import { controllerOf, isInPlay, isProtected, isSpoilt } from '@cabinet-wars/imperial-struggle/reckoning';
import { recordOf } from '@cabinet-wars/kernel';
import type { OpenView, SideId } from './seen.ts';
import { sideId } from './seen.ts';

export interface AdvantageFace {
  readonly id: AdvantageId;
  readonly holder: SideId | null;
  readonly exhausted: boolean;
  readonly spoilt: boolean;
}

/** All there is to see of a space. */
export interface SpaceFace {
  readonly id: SpaceId;
  readonly type: SpaceType;
  readonly flag: FlagId | null;
  /** 0 none, 1 a Conflict, 2 a strong one. */
  readonly conflict: number;
  readonly damaged: boolean;
  readonly isolated: boolean;
  readonly guarded: boolean;
  /** The printed price; null in seas. */
  readonly cost: number | null;
  readonly commodity: CommodityId | null;
  /** Whether that is in demand this turn. */
  readonly wanted: boolean;
  readonly prestige: boolean;
  readonly local: boolean;
  readonly inPlay: boolean;
  readonly huguenots: 'ready' | 'spent' | null;
  readonly advantage: AdvantageFace | null;
}
export type Faces = Readonly<Record<SpaceId, SpaceFace>>;

const known = new WeakMap<OpenView, Faces>();

/** The map asks for them, and every row of a list: made once for each view. */
export function facesOf(open: OpenView): Faces {
  const faces = known.get(open) ?? recordOf(SPACES, (id) => faceOf(open, id));
  known.set(open, faces);
  return faces;
}

function faceOf(open: OpenView, id: SpaceId): SpaceFace {
  const s = SPACE[id];
  const commodity = COMMODITY[s];
  const huguenots = open.huguenots.indexOf(s);
  return {
    id,
    type: TYPE[s],
    flag: FLAGS[open.flags[s]] ?? null,
    conflict: open.conflicts[s],
    damaged: open.damaged[s] === 1,
    isolated: open.isolated[s] === 1,
    guarded: isProtected(open, s),
    cost: TYPE[s] === 'naval' ? null : tablesOf(open).cost[s],
    commodity: COMMODITIES[commodity] ?? null,
    wanted: commodity >= 0 && open.demand.includes(commodity),
    prestige: IS_PRESTIGE[s],
    local: IS_LOCAL_ALLIANCE[s],
    inPlay: isInPlay(open, s),
    huguenots: huguenots < 0 ? null : open.huguenotsSpent[huguenots] === 1 ? 'spent' : 'ready',
    advantage: advantageOf(open, ADVANTAGE_OF[s]),
  };
}

export function advantageOf(open: OpenView, advantage: number): AdvantageFace | null {
  if (advantage < 0) return null;
  return {
    id: ADVANTAGES[advantage],
    holder: sideId(controllerOf(open, advantage)),
    exhausted: open.exhausted[advantage] === 1,
    spoilt: isSpoilt(open, advantage),
  };
}
