import { SQUARES, type SquareId, squareOf } from '@cabinet-wars/seven-years-world-war/data';
import { type Reach, reachOf, type Way } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { Move } from '@cabinet-wars/seven-years-world-war/view';
import { useEffect, useMemo } from 'react';
import { type BoardProps, frameOf, type OpenView, type OwnAsk } from '../read/seen.ts';
import { type Force, forceOf, forceUnderWay, kindsAt, presetsOf, type Setting, type Taken } from './force.ts';
import { type MarchState, marching, NOTHING_TAKEN } from './marching.ts';
import { leftOf, onward, planFor, sayable, settingOut } from './plan.ts';

const KEYS: readonly string[] = ['movement-phase.act', 'move.march'];

/** A force in hand: what it is, where it can come to, and the way to the square one looks at. */
export interface March {
  readonly state: MarchState;
  readonly taken: Taken | null;
  readonly force: Force;
  readonly reach: Reach;
  readonly goal: SquareId | null;
  readonly quick: Way | null;
  readonly safe: Way | null;
  /** The one of them that would be gone. */
  readonly way: Way | null;
}

type Found = Pick<March, 'force' | 'reach'> | null;

/** The force in hand, or the one that is on its way; null where there is neither, or no movement. */
export function useMarch(ask: OwnAsk | null, open: OpenView, state: MarchState): March | null {
  const { taken } = state;
  const found = useMemo(() => (ask === null ? null : foundIn(ask, open, taken)), [ask, open, taken]);
  return useMemo(() => (found === null ? null : withWay(found, state)), [found, state]);
}

const known = new WeakMap<OpenView, { readonly ask: OwnAsk; readonly taken: Taken | null; readonly found: Found }>();

/** Worked out once for the rail and the map, which follows it. */
function foundIn(ask: OwnAsk, open: OpenView, taken: Taken | null): Found {
  if (!KEYS.includes(ask.key)) return null;
  const last = known.get(open);
  if (last?.ask === ask && last.taken === taken) return last.found;
  const force = forceUnderWay(open, ask) ?? (taken === null ? null : forceOf(open, ask.seat, taken));
  const found = force === null ? null : { force, reach: reachOf(open, force.marching) };
  known.set(open, { ask, taken, found });
  return found;
}

function withWay({ force, reach }: NonNullable<Found>, state: MarchState): March {
  const goal = state.goal ?? state.pointed;
  const square = goal === null ? -1 : squareOf(goal);
  const quick = reach.wayTo(square, 'points');
  const safe = reach.wayTo(square, 'safety');
  return { state, taken: state.taken, force, reach, goal, quick, safe, way: state.by === 'safety' ? safe : quick };
}

/** Takes up what usually sets out from a square; null where nothing does. */
export function takeUp(ask: OwnAsk, open: OpenView, from: SquareId): Taken | null {
  for (const how of ['move', 'march', 'minor-move'] satisfies Setting[]) {
    if (!ask.options.some((option) => option.t === how && 'square' in option && option.square === from)) continue;
    const [preset] = presetsOf(kindsAt(open, ask.seat, { how, from }));
    return { askId: ask.askId, how, from, counts: preset.counts };
  }
  return null;
}

/** Sends a force on its way: all of it as one gesture, as far as nobody else is asked. */
export async function go({ ask, pick, lookAhead, view }: BoardProps, march: March, way: Way): Promise<void> {
  if (ask === null) return;
  const open = view.open;
  const plan = { askId: ask.askId, ...planFor(open, march.force, march.reach, way, march.state) };
  const { taken } = march;
  const begun = taken === null ? [] : settingOut(open, taken, march.force);
  marching.set({ ...NOTHING_TAKEN, by: march.state.by, plan });
  pick(await sayable(lookAhead, [...begun, ...onward(plan, null)]));
}

/** Goes on with a move in which others were asked, if nothing has come of it; else the way is chosen afresh. */
export function useGoingOn({ ask, view, pick, lookAhead }: BoardProps): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    const { plan, taken } = marching.get();
    if (ask === null) return;
    if (plan === null) {
      // What was taken up for another question is nobody's any more; the map follows the rail, where one may have been quicker.
      if (taken !== null && taken.askId !== ask.askId) marching.set({ taken: null, goal: null, pointed: null });
      return;
    }
    // Set out from the rail before the map has followed, or come back to from a look at the past: nothing has been asked since.
    if (plan.askId >= ask.askId) return;
    const move = ask.key === 'movement-phase.act' ? null : frameOf<Move>(view.open, 'move');
    const left = leftOf(plan, ask.key, move);
    if (left === null || left.length === 0) {
      marching.set({ plan: null, wasStopped: ask.key !== 'movement-phase.act' && left === null });
      return;
    }
    // What has once been said of going ashore is not said again.
    const isThere = move !== null && SQUARES[move.at] === plan.squares.at(-1);
    marching.set({ plan: { ...plan, askId: ask.askId, ...(isThere ? { ashore: [] } : {}) } });
    void sayable(lookAhead, left).then((choices) =>
      choices.length > 0 ? pick(choices) : marching.set({ plan: null }),
    );
  }, [ask?.askId]);
}
