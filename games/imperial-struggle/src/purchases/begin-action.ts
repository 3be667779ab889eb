import type { Reason } from '@cabinet-wars/kernel';
import { burkePoints, lavoisierPoints, tradePoints } from '../cards/passives.ts';
import { DIPLOMATIC, POINTS, type Point } from '../data/points.ts';
import { SIDES } from '../data/sides.ts';
import { tablesOf } from '../data/tables.ts';
import type { Grant, Round } from '../peace/round.ts';
import type { Context } from '../procedure.ts';
import type { State } from '../state.ts';
import type { ActionId } from '../vocabulary/choices.ts';
import { UNLIMITED } from '../vocabulary/limits.ts';
import { because } from '../vocabulary/reasons.ts';
import { mayUpgrade, upgrade } from '../wars/upgrade.ts';
import { action, newAction } from './action.ts';

const EXTRA: Readonly<Partial<Record<ActionId, Point>>> = { 'extra-E': 0, 'extra-D': 1, 'extra-M': 2 };

const hasGrant = (round: Round, points: Point): boolean =>
  round.grants.some((one) => one.points === points && one.n > 0);

/**
 * Points of the Major action's type join it as long as it is still to come: to keep them apart would be worth nothing. Not so
 * where each action gets points of its own, from Edmund Burke (ruling 119) or North American Trade (ruling 120).
 */
function joinsMajor(g: State, round: Round, points: Point): boolean {
  if (points !== tablesOf(g).investments[round.tile].major || round.majorDone) return false;
  return (points !== DIPLOMATIC || burkePoints(g, round.side) === 0) && tradePoints(g, round, points) === 0;
}

const done = because({ why: 'action-done' });
const none = because({ why: 'no-such-action' });

/** Rule 16: Major, Minor and Military Upgrade in any order, each once; points of an Event join or stand by themselves. */
export function mayBegin(g: State, round: Round, which: ActionId): Reason | null {
  const tile = tablesOf(g).investments[round.tile];
  switch (which) {
    case 'major':
      return round.majorDone ? done : null;
    case 'minor':
      return round.minorDone ? done : null;
    case 'minor-joined':
      if (round.minorDone) return done;
      return hasGrant(round, tile.minor) ? null : none;
    case 'upgrade':
      if (!tile.upgrade || !mayUpgrade(g, round.side)) return none;
      return round.upgradeDone ? done : null;
    default: {
      const points = EXTRA[which]!;
      if (!hasGrant(round, points)) return none;
      return joinsMajor(g, round, points) ? because({ why: 'joins-major' }) : null;
    }
  }
}

/** Whether an action with points of a type may still be begun in the round. */
export const mayBeginWith = (g: State, round: Round, points: Point): boolean => {
  const { major, minor } = tablesOf(g).investments[round.tile];
  return (points === major && !round.majorDone) || (points === minor && !round.minorDone) || hasGrant(round, points);
};

/** Takes the Event's points of a type out of those that wait. */
function takeGrants(round: Round, points: Point): Grant[] {
  const taken = round.grants.filter((one) => one.points === points);
  round.grants = round.grants.filter((one) => one.points !== points);
  return taken;
}

/** What ministries add to an action of the tile. */
const added = (g: State, round: Round, points: Point): number =>
  tradePoints(g, round, points) + lavoisierPoints(g, round);

const own = (points: Point, n: number): Grant => ({ points, limit: UNLIMITED, n });

export function beginAction(g: State, round: Round, which: ActionId, x: Context): void {
  round.acted = true;
  const tile = tablesOf(g).investments[round.tile];
  if (which === 'upgrade') {
    round.upgradeDone = true;
    tell(round, which, null, x);
    x.call(upgrade, { side: round.side, theatre: -1 });
  } else if (which === 'major') {
    round.majorDone = true;
    const n = tile.majorPoints + round.majorBonus + added(g, round, tile.major);
    const purse = [own(tile.major, n), ...takeGrants(round, tile.major)];
    tell(round, which, tile.major, x);
    x.call(action, newAction(round, which, tile.major, { major: true, purse }));
  } else if (which === 'minor' || which === 'minor-joined') {
    round.minorDone = true;
    const n = tile.minorPoints + round.minorBonus + added(g, round, tile.minor);
    const purse = [own(tile.minor, n), ...(which === 'minor' ? [] : takeGrants(round, tile.minor))];
    tell(round, which, tile.minor, x);
    x.call(action, newAction(round, which, tile.minor, { major: false, purse }));
  } else {
    const points = EXTRA[which]!;
    const purse = takeGrants(round, points);
    const bound = purse.map(({ limit }) => limit);
    const more = tradePoints(g, round, points);
    if (more > 0) purse.push(own(points, more));
    tell(round, which, points, x);
    x.call(action, newAction(round, which, points, { major: true, purse, bound }));
  }
}

const tell = (round: Round, which: ActionId, points: Point | null, x: Context): void =>
  x.log?.({
    t: 'action-begun',
    side: SIDES[round.side],
    action: which,
    points: points === null ? null : POINTS[points],
  });
