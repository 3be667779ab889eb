import { squareOf } from '@cabinet-wars/seven-years-world-war/data';
import { mayStarve, mustStarve, type Starved, suggestedStarved } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { PieceName } from '@cabinet-wars/seven-years-world-war/view';
import { makeStore } from '../../kit/store.ts';
import type { OpenView, OwnAsk } from '../read/seen.ts';

/** Who is to go unprovisioned, by the question it was thought of at; what is suggested as long as nobody has thought. */
export const starving = makeStore<{ readonly askId: number; readonly gone: readonly Starved[] }>({
  askId: -1,
  gone: [],
});

export function goneAt(
  ask: OwnAsk,
  open: OpenView,
  { askId, gone }: ReturnType<typeof starving.get>,
): readonly Starved[] {
  return askId === ask.askId ? gone : suggestedStarved(open, ask.seat);
}

const isSame = (a: Starved, b: Starved): boolean => a.square === b.square && a.piece === b.piece;

/** One more of those alike: first of all, so that somebody else need not go. */
export function letGo(ask: OwnAsk, open: OpenView, gone: readonly Starved[], one: Starved): void {
  starving.set({ askId: ask.askId, gone: mustStarve(open, ask.seat, [one, ...gone]) });
}

export function keep(ask: OwnAsk, gone: readonly Starved[], one: Starved): void {
  const at = gone.findLastIndex((each) => isSame(each, one));
  starving.set({ askId: ask.askId, gone: at < 0 ? gone : gone.toSpliced(at, 1) });
}

/** Units alike on a hungry square, and how many of them go. */
export interface Rank {
  readonly one: Starved;
  readonly count: number;
  readonly gone: number;
  readonly mayGo: boolean;
}

export function ranksAt(
  open: OpenView,
  square: string,
  units: readonly PieceName[],
  gone: readonly Starved[],
): readonly Rank[] {
  return [...new Set(units)].map((piece) => {
    const one = { square, piece };
    const count = units.filter((each) => each === piece).length;
    const going = gone.filter((each) => isSame(each, one)).length;
    // With those of other squares still there: they may yet be spared for it.
    const mayGo =
      going < count &&
      mayStarve(
        open,
        gone.filter((each) => isSame(each, one)),
        squareOf(square),
      );
    return { one, count, gone: going, mayGo };
  });
}
