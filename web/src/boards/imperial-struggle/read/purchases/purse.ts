import { INVESTMENTS, type InvestmentId, POINTS, type PointId, tablesOf } from '@cabinet-wars/imperial-struggle/data';
import type { Action, ActionId, Grant, Round } from '@cabinet-wars/imperial-struggle/view';
import { LIMITS, type LimitId } from '@cabinet-wars/imperial-struggle/view';
import { frameOf, type OpenView, type Side } from '../seen.ts';

/** Points of an Action Round: what they are of, how many, what for. */
export interface Points {
  readonly of: 'major' | 'minor' | 'extra';
  readonly points: PointId;
  readonly n: number;
  /** How many there were to begin with, as far as that is known. */
  readonly full: number;
  readonly limit: LimitId;
  readonly state: 'now' | 'later' | 'gone';
}

export interface RoundNow {
  readonly side: Side;
  readonly tile: InvestmentId | null;
  /** What the tile lets one do besides: play an Event, draw a better War tile. */
  readonly event: 'may' | 'done' | null;
  readonly upgrade: 'may' | 'done' | null;
  readonly points: readonly Points[];
}

/** What the side in turn has left to do and to spend; null outside Action Rounds. */
export function roundNow(open: OpenView): RoundNow | null {
  const round = frameOf<Round>(open, 'action-round');
  if (round === null) return null;
  if (round.tile < 0) return { side: round.side, tile: null, event: null, upgrade: null, points: [] };
  const face = tablesOf(open).investments[round.tile];
  const action = frameOf<Action>(open, 'action');
  return {
    side: round.side,
    tile: INVESTMENTS[round.tile],
    event: face.event ? (round.event >= 0 || round.acted ? 'done' : 'may') : null,
    upgrade: face.upgrade ? (round.upgradeDone ? 'done' : 'may') : null,
    points: [...ofTile(open, round, action), ...ofGrants(action?.action.startsWith('extra') ? [] : round.grants)],
  };
}

const isOf = (action: ActionId | undefined, of: 'major' | 'minor'): boolean =>
  of === 'major' ? action === 'major' : action === 'minor' || action === 'minor-joined';

/** The two actions of the tile; that under way with what is left in its purse. */
function ofTile(open: OpenView, round: Round, action: Action | null): Points[] {
  const face = tablesOf(open).investments[round.tile];
  const one = (of: 'major' | 'minor', points: number, n: number, done: boolean): Points[] => {
    if (action !== null && isOf(action.action, of)) return inPurse(of, action, n);
    const state = done ? 'gone' : action === null ? 'now' : 'later';
    return [{ of, points: POINTS[points], n: done ? 0 : n, full: n, limit: 'none', state }];
  };
  const extra = action?.action.startsWith('extra') ? inPurse('extra', action) : [];
  return [
    ...one('major', face.major, face.majorPoints + round.majorBonus, round.majorDone),
    ...one('minor', face.minor, face.minorPoints + round.minorBonus, round.minorDone),
    ...extra,
  ];
}

const inPurse = (of: Points['of'], { points, purse }: Action, full = 0): Points[] =>
  purse.map(({ n, limit }, i) => {
    return { of, points: POINTS[points], n, full: Math.max(n, i === 0 ? full : 0), limit: LIMITS[limit], state: 'now' };
  });

const ofGrants = (grants: readonly Grant[]): Points[] =>
  grants.map(({ points, n, limit }) => ({
    of: 'extra',
    points: POINTS[points],
    n,
    full: n,
    limit: LIMITS[limit],
    state: 'now',
  }));
