import { idOf, type OpenView, type PowerId } from '../read/seen.ts';
import type { Draft, Proposable } from './proposal.ts';
import { threatOf } from './threat.ts';

/**
 * Whom to put into the boxes where one has no idea yet: who has most beside my tokens on my side, who has least on the
 * other; myself first, where I am in neither alliance.
 */
export function suggestedPair(open: OpenView, me: PowerId, may: Proposable): Draft {
  const isIn = (row: readonly number[]) => row.some((power) => idOf(power) === me);
  const danger = (power: PowerId) => threatOf(open, me, power).atRisk;
  const byDanger = (powers: readonly PowerId[]) =>
    powers.filter((power) => power !== me).toSorted((a, b) => danger(b) - danger(a));
  const worst = byDanger(may.a)[0] ?? null;
  const least = (but: PowerId | null) => byDanger(may.b).findLast((power) => power !== but) ?? null;
  if (isIn(open.top)) return { a: worst, b: least(worst) };
  if (isIn(open.bottom)) {
    const first = byDanger(may.a).at(-1) ?? null;
    return { a: first, b: byDanger(may.b).find((power) => power !== first) ?? null };
  }
  return may.a.includes(me) ? { a: me, b: least(me) } : { a: worst, b: least(worst) };
}
