import type { Reason } from '@cabinet-wars/kernel';
import { burkePoints, lavoisierPoints, tradePoints } from '../cards/passives.ts';
import { DIPLOMATIC, POINTS, type Point } from '../data/points.ts';
import { SIDES } from '../data/sides.ts';
import { tablesOf } from '../data/tables.ts';
import type { Action, Grant, Round } from '../peace/round.ts';
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

/** What ministries add to an action of the tile. */
const added = (g: State, round: Round, points: Point): number =>
  tradePoints(g, round, points) + lavoisierPoints(g, round);

const own = (points: Point, n: number): Grant => ({ points, limit: UNLIMITED, n });

/** The Event's points of a type that wait to be spent. */
const waiting = (round: Round, points: Point): Grant[] =>
  round.grants.filter((one) => one.points === points).map((one) => ({ ...one }));

/** An action as it would be if it were begun now. */
export function actionBegun(g: State, round: Round, which: Exclude<ActionId, 'upgrade'>): Action {
  const tile = tablesOf(g).investments[round.tile];
  if (which === 'major') {
    const n = tile.majorPoints + round.majorBonus + added(g, round, tile.major);
    const purse = [own(tile.major, n), ...waiting(round, tile.major)];
    return newAction(round, which, tile.major, { major: true, purse });
  }
  if (which === 'minor' || which === 'minor-joined') {
    const n = tile.minorPoints + round.minorBonus + added(g, round, tile.minor);
    const purse = [own(tile.minor, n), ...(which === 'minor' ? [] : waiting(round, tile.minor))];
    return newAction(round, which, tile.minor, { major: false, purse });
  }
  const points = EXTRA[which]!;
  const purse = waiting(round, points);
  const bound = purse.map(({ limit }) => limit);
  const more = tradePoints(g, round, points);
  if (more > 0) purse.push(own(points, more));
  return newAction(round, which, points, { major: true, purse, bound });
}

export function beginAction(g: State, round: Round, which: ActionId, x: Context): void {
  round.acted = true;
  if (which === 'upgrade') {
    round.upgradeDone = true;
    tell(round, which, null, x);
    x.call(upgrade, { side: round.side, theatre: -1 });
    return;
  }
  const begun = actionBegun(g, round, which);
  if (which === 'major') round.majorDone = true;
  else if (which === 'minor' || which === 'minor-joined') round.minorDone = true;
  // The Minor action by itself leaves the Event's points where they are.
  if (which !== 'minor') round.grants = round.grants.filter((one) => one.points !== begun.points);
  tell(round, which, begun.points, x);
  x.call(action, begun);
}

const tell = (round: Round, which: ActionId, points: Point | null, x: Context): void =>
  x.log?.({
    t: 'action-begun',
    side: SIDES[round.side],
    action: which,
    points: points === null ? null : POINTS[points],
  });
