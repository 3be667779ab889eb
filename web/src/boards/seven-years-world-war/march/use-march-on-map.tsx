import { warningsOnWay } from '@cabinet-wars/seven-years-world-war';
import { SQUARES, type SquareId, squareOf } from '@cabinet-wars/seven-years-world-war/data';
import { reachOf } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { ReactNode } from 'react';
import { useLessonLight } from '../../kit/lesson/lesson-light.ts';
import { namingOf } from '../i18n/index.ts';
import { handOf } from '../read/hand.ts';
import type { Mark, Marks } from '../read/map/marks.ts';
import { keyOf, type Thing } from '../read/map/things.ts';
import type { BoardProps } from '../read/seen.ts';
import { squareName } from '../read/sentences.ts';
import { forceOf } from './force.ts';
import { Legend } from './Legend.tsx';
import { marching, NOTHING_TAKEN } from './marching.ts';
import { landingAt } from './plan.ts';
import { ReachFigures, ReachLayer, WayLayer } from './ReachLayer.tsx';
import { taughtCounts, taughtGoal } from './taught-march.ts';
import { go, type March, takeUp, useGoingOn, useMarch } from './use-march.ts';

/** Movement as the map sees it. */
export interface MarchOnMap {
  readonly marks: Marks;
  readonly under: ReactNode;
  readonly over: ReactNode;
  readonly legend: ReactNode;
  /** The goal one has pinned, and where the force stands. */
  readonly pinned: readonly SquareId[];
  /** Whether pointing at a thing meant something. */
  pick(thing: Thing): boolean;
  point(thing: Thing | null): void;
  /** Where a force could be carried to; null for what stays. */
  carry(thing: Thing): Promise<readonly SquareId[]> | null;
  carried(thing: Thing, square: SquareId): void;
}

const squareIn = (thing: Thing | null): SquareId | null =>
  thing === null || thing.t === 'route' ? null : thing.square;

export function useMarchOnMap(props: BoardProps): MarchOnMap | null {
  const { ask, view } = props;
  const open = view.open;
  const march = useMarch(
    ask,
    open,
    marching.useLater((all) => all),
  );
  useGoingOn(props);
  const meant = march === null || march.taken === null ? null : taughtGoal(props, march.taken.from);
  useLessonLight(meant === null ? null : keyOf({ t: 'square', square: meant }));
  if (ask === null || (ask.key !== 'movement-phase.act' && march === null)) return null;
  const take = (square: SquareId): boolean => {
    const usual = ask.key === 'movement-phase.act' ? takeUp(ask, open, square) : null;
    if (usual === null) return false;
    const taken = { ...usual, counts: taughtCounts(props, usual.how, square) ?? usual.counts };
    marching.set({ ...NOTHING_TAKEN, by: marching.get().by, taken });
    return true;
  };
  const pick = (thing: Thing): boolean => {
    const square = squareIn(thing);
    if (square === null) return false;
    if (march?.reach.stops.has(squareOf(square))) {
      goOrPin(props, march, square);
      return true;
    }
    return take(square);
  };
  return {
    marks: march === null ? starts(props) : inHand(march),
    under: march && <ReachLayer reach={march.reach} showsBeyond={holdsForcedMarch(props)} />,
    over: march && <OnTheWay props={props} march={march} />,
    legend: march && (
      <Legend reach={march.reach} naming={namingOf(props.language)} showsBeyond={holdsForcedMarch(props)} />
    ),
    pinned: march === null || march.state.goal === null ? [] : [march.state.goal, SQUARES[march.force.marching.at]],
    pick,
    point: (thing) => {
      const square = squareIn(thing);
      if (march !== null && march.state.pointed !== square) marching.set({ pointed: square });
    },
    carry: (thing) => {
      const square = squareIn(thing);
      if (square === null || ask.key !== 'movement-phase.act') return null;
      const taken = marching.get().taken?.from === square ? marching.get().taken : takeUp(ask, open, square);
      const force = taken === null ? null : forceOf(open, ask.seat, taken);
      if (taken === null || force === null) return null;
      const { stops } = reachOf(open, force.marching);
      return Promise.resolve([...stops.keys()].map((each) => SQUARES[each]));
    },
    carried: (thing, square) => {
      const from = squareIn(thing);
      if (from === null) return;
      const before = marching.get().taken;
      const taken = before?.from === from ? before : takeUp(ask, open, from);
      const force = taken === null ? null : forceOf(open, ask.seat, taken);
      if (taken === null || force === null) return;
      const reach = reachOf(open, force.marching);
      const state = { ...NOTHING_TAKEN, by: marching.get().by, taken };
      const way = reach.wayTo(squareOf(square), state.by);
      const whole = { state, taken, force, reach, goal: square, quick: way, safe: way, way };
      if (way !== null) goOrPin(props, whole, square, true);
    },
  };
}

/** Goes at once; where one cannot hover, or a neutral would be invaded or a promise broken, the way is shown first. */
function goOrPin(props: BoardProps, march: March, square: SquareId, isCarried = false): void {
  const way = march.reach.wayTo(squareOf(square), march.state.by);
  if (way === null) return;
  const isSeen = march.state.goal === square || isCarried || matchMedia('(hover: hover)').matches;
  const breaks = warningsOnWay(props.view.open, march.force.marching, way.squares).length > 0;
  const isGrave = (way.invades.length > 0 || breaks) && march.state.goal !== square;
  if (isSeen && !isGrave) void go(props, march, way);
  else marching.set({ ...march.state, goal: square, pointed: null });
}

const holdsForcedMarch = ({ view }: BoardProps): boolean =>
  handOf(view).some(({ marker }) => marker === 'forced-march');

/** Where forces may set out, before one is taken up. */
function starts({ ask, highlighted }: BoardProps): Marks {
  const marks: Record<string, Mark> = {};
  ask?.options.forEach((option, i) => {
    if (!('square' in option) || (option.t !== 'move' && option.t !== 'march' && option.t !== 'minor-move')) return;
    const key = keyOf({ t: 'square', square: option.square });
    if (option.t === 'minor-move' && highlighted !== i) return;
    marks[key] = { state: highlighted === i ? 'picked' : (marks[key]?.state ?? 'may') };
  });
  return marks;
}

function inHand({ force, goal, way }: March): Marks {
  const from = keyOf({ t: 'square', square: SQUARES[force.marching.at] });
  if (goal === null || way === null) return { [from]: { state: 'acts' } };
  return { [from]: { state: 'acts' }, [keyOf({ t: 'square', square: goal })]: { state: 'picked' } };
}

function OnTheWay({ props, march }: { readonly props: BoardProps; readonly march: March }): ReactNode {
  const { reach, force, goal, way, quick, safe, state } = march;
  const naming = namingOf(props.language);
  const texts = naming.own.march;
  const other = state.by === 'safety' ? quick : safe;
  const isOne = way === null || other === null || way.squares.join() === other.squares.join();
  const landing = way === null ? null : landingAt(props.view.open, force, reach, way);
  return (
    <>
      <ReachFigures reach={reach} />
      {way !== null && goal !== null && (
        <WayLayer
          from={force.marching.at}
          way={way}
          other={isOne ? null : other}
          plaque={[
            `${squareName(naming, goal)} · ${texts.cost(way.costs.at(-1) ?? 0, reach.points)}`,
            ...(landing === null ? [] : [state.staysAboard ? texts.staysAboard : texts.goesAshore(landing)]),
            way.watched.length === 0
              ? texts.unwatched
              : texts.watched(naming.own.list(way.watched.map((each) => SQUARES[each])), ''),
          ]}
        />
      )}
    </>
  );
}
