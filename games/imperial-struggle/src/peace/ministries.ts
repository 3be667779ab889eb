import type { Option, Reason } from '@cabinet-wars/kernel';
import { ELIGIBLE, JACOBITE_UPRISINGS, MINISTRIES, MINISTRY, type Ministry } from '../data/ministries.ts';
import { MINISTRIES_HELD } from '../data/numbers.ts';
import { FRANCE, SIDES, type Side } from '../data/sides.ts';
import { eraOfTurn, LAST_PEACE_TURN } from '../data/turns.ts';
import { procedure } from '../procedure.ts';
import type { State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import { because } from '../vocabulary/reasons.ts';

/**
 * Rule 7. When an Era begins all ministries come back and two are chosen for it, in secret; in its second turn those still face
 * down may be changed, which is to choose anew as many as are face down (or were lost).
 */
export const ministries = procedure<{
  /** Bits of the sides whose face-down ministries have been taken back. */ takenBack: number;
}>('ministries')({
  choose: {
    mode: 'secret',
    who: (g) => g.seatOf.filter((_, side) => !isComplete(g, side, [])),
    options: (g, _f, seat, soFar) => optionsOf(g, g.sideOf[seat], picked(soFar)),
    complete: (g, _f, seat, soFar) =>
      soFar.some(({ t }) => t === 'no-more') || isComplete(g, g.sideOf[seat], picked(soFar)),
    choose: (g, f, choice, _x, seat) => {
      const side = g.sideOf[seat];
      if ((f.takenBack & (1 << side)) === 0) g.secret.ministries[side] = faceUp(g, side);
      f.takenBack |= 1 << side;
      if (choice.t === 'ministry') g.secret.ministries[side].push(MINISTRY[choice.ministry]);
    },
  },
  settled: (g, _f, x) => {
    SIDES.forEach((id, side) => {
      const chosen = g.secret.ministries[side];
      g.ministryCount[side] = chosen.length;
      x.log?.({
        t: 'ministries-chosen',
        seat: g.seatOf[side],
        side: id,
        count: chosen.length,
        ministries: chosen.map((one) => MINISTRIES[one]),
      });
    });
  },
});

/** Of what has been said so far, the ministries. */
export const picked = (soFar: readonly Choice[]): Ministry[] =>
  soFar.flatMap((choice) => (choice.t === 'ministry' ? [MINISTRY[choice.ministry]] : []));

const faceUp = (g: State, side: Side): Ministry[] => g.secret.ministries[side].filter((one) => g.revealed[one] === 1);

/** Whether France may have three: only with Jacobite Uprisings as one of them. */
const hasThirdSlot = (g: State, side: Side): boolean => side === FRANCE && g.thirdMinistry && !g.jacobitesGone;

/** Ruling 55: a place lost to the Papacy stays empty for the Era; one lost to a Jacobite Defeat is filled again (ruling 83). */
function placesOf(g: State, side: Side): number {
  if (side === FRANCE && g.jacobitesGone && g.turn === LAST_PEACE_TURN) return g.ministryCount[FRANCE];
  return MINISTRIES_HELD + (hasThirdSlot(g, side) ? 1 : 0);
}

const isComplete = (g: State, side: Side, more: readonly Ministry[]): boolean =>
  faceUp(g, side).length + more.length >= placesOf(g, side);

/** Why a ministry of the Era cannot be chosen besides those picked; null if it can. */
export function mayChoose(g: State, side: Side, more: readonly Ministry[], ministry: Ministry): Reason | null {
  const id = { ministry: MINISTRIES[ministry] };
  const held = [...faceUp(g, side), ...more];
  if (ministry === JACOBITE_UPRISINGS && g.jacobitesGone) return because({ why: 'ministry-gone', ...id });
  if (held.includes(ministry)) return because({ why: 'ministry-chosen', ...id });
  const isFree = held.length < MINISTRIES_HELD || ministry === JACOBITE_UPRISINGS || held.includes(JACOBITE_UPRISINGS);
  return isFree ? null : because({ why: 'third-ministry', ...id });
}

/** The first two are free; a third is either Jacobite Uprisings or goes beside it, and need not be taken. */
function optionsOf(g: State, side: Side, more: readonly Ministry[]): Option<Choice>[] {
  const options: Option<Choice>[] = [];
  for (const ministry of ELIGIBLE[side][eraOfTurn(g.turn)])
    if (mayChoose(g, side, more, ministry) === null) options.push({ t: 'ministry', ministry: MINISTRIES[ministry] });
  const isThird = faceUp(g, side).length + more.length >= MINISTRIES_HELD;
  if (isThird) options.push({ t: 'no-more' });
  return options;
}
