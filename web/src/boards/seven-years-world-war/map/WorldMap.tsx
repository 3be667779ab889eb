import './live.css';
import '../colours.css';
import './map.css';
import { SQUARES, type SquareId } from '@cabinet-wars/seven-years-world-war/data';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { STEP } from '../../../map/arrow-keys.ts';
import { type Box, type Camera, type Covered, type Point, type Size, seen } from '../../../map/camera.ts';
import { MapPort } from '../../../map/MapPort.tsx';
import { useCamera } from '../../../map/use-camera.ts';
import { useShared } from '../../../share.ts';
import type { MarkedSide, Occupation, Printed } from '../read/map/land.ts';
import type { Arrow, Marks } from '../read/map/marks.ts';
import type { RouteLine } from '../read/map/routes.ts';
import { keyOf, type Thing, thingOf } from '../read/map/things.ts';
import { type CarriesForces, thingUnder, useCarriedForce } from './carried-force.tsx';
import { boxOf, CELL, COLUMNS, middleOf, SHEET } from './grid.ts';
import { Locator } from './Locator.tsx';
import { Furniture, Occupations } from './layers/Furniture.tsx';
import { Ground } from './layers/Ground.tsx';
import { Plaque, Routes } from './layers/Routes.tsx';
import { Glows, Numbers, Squares } from './layers/Squares.tsx';
import { StackOn, unitMarks } from './layers/Stacks.tsx';
import { World } from './layers/World.tsx';

export interface WorldMapProps extends CarriesForces {
  readonly printed: readonly Printed[];
  readonly sides: readonly MarkedSide[];
  readonly occupations: readonly Occupation[];
  readonly routes: readonly RouteLine[];
  readonly names: {
    readonly squares: Readonly<Record<SquareId, string>>;
    readonly routes: Readonly<Record<string, string>>;
  };
  readonly signs: ReactNode;
  readonly marks: Marks;
  readonly arrows: readonly Arrow[];
  /** Where the camera should look: it moves there when this changes and the place is not in sight. */
  readonly look: Box | null;
  /** The square on which the map opens. */
  readonly home: SquareId;
  readonly title: string;
  readonly wholeLabel: string;
  /** Drawn on the ground, under counters and frames, in the units of the sheet. */
  readonly under?: ReactNode;
  /** Drawn above everything, in the units of the sheet. */
  readonly over: ReactNode;
  /** The sentence for a thing, for screen readers. */
  label(thing: Thing): string;
  onPick(thing: Thing): void;
  onHover(thing: Thing | null): void;
  onLook(thing: Thing): void;
}

const LIVE = { className: 'syww-sheet syww-live', viewBox: `0 0 ${SHEET.w} ${SHEET.h}` };
/** Cells smaller than this on the screen show owner, value and a total. */
const FAR = 44;

/** The world on its grid, and on it everything that moves. It knows no rules. */
export function WorldMap(props: WorldMapProps): ReactNode {
  const { stacks, routes, look, label, onPick, onHover } = props;
  const port = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const window = useRef<SVGRectElement>(null);
  const [entry, setEntry] = useState<SquareId>(props.home);
  const carrying = useCarriedForce(board, props);
  const marks = useShared(carrying.marks ?? props.marks);
  const onUnits = useShared(
    useMemo(() => unitMarks(marks, stacks, (key) => label(thingOf(key))), [marks, stacks, label]),
  );
  const squareLabel = useCallback((square: SquareId) => label({ t: 'square', square }), [label]);

  const settled = (camera: Camera, view: Size): void => {
    board.current?.toggleAttribute('data-far', camera.k * CELL < FAR);
    const { x, y, w, h } = seen(camera, view);
    for (const [name, value] of Object.entries({ x, y, width: w, height: h }))
      window.current?.setAttribute(name, value.toFixed(0));
  };
  const camera = useCamera(SHEET, port, board, settled, carrying.gestures);
  useLooking(camera, look, props.home);
  const goTo = useCallback((at: Point) => camera.show(around(at), { always: true, most: 1 }), [camera]);

  const walk = (from: SquareId, [dx, dy]: readonly [number, number]): void => {
    const square = SQUARES.indexOf(from);
    const column = ((square % COLUMNS) + dx + COLUMNS) % COLUMNS;
    const next = SQUARES[(Math.floor(square / COLUMNS) + dy) * COLUMNS + column] ?? from;
    // At once, or the focus would be nowhere for a moment.
    flushSync(() => setEntry(next));
    focusOn(port.current, next);
    camera.show(boxOf(SQUARES.indexOf(next)), { margin: 60, most: 1 });
  };

  return (
    <MapPort
      port={port}
      camera={camera}
      className="syww-map"
      title={props.title}
      thingUnder={thingUnder}
      onPick={onPick}
      onHover={onHover}
      onLook={props.onLook}
      onWalk={(from, direction) => walk(from === null || from.t === 'route' ? entry : from.square, STEP[direction])}
    >
      <div ref={board} className="map-board syww-board">
        <Ground printed={props.printed} />
        <Occupations all={props.occupations} />
        <World />
        <Furniture printed={props.printed} sides={props.sides} names={props.names.squares} />
        <Glows marks={marks} />
        <svg {...LIVE} role="presentation">
          {props.under}
          <Squares marks={marks} entry={entry} label={squareLabel} />
        </svg>
        <Routes routes={routes} />
        <svg {...LIVE} role="presentation">
          {routes.map((route) => (
            <Plaque
              key={route.id}
              route={route}
              name={props.names.routes[route.id]}
              mark={marks[keyOf({ t: 'route', route: route.id })]}
              label={label({ t: 'route', route: route.id })}
            />
          ))}
          {props.signs}
          {Object.values(stacks).map((stack) => (
            <StackOn key={stack.square} stack={stack} marks={onUnits[stack.square]} />
          ))}
          {props.arrows.map((arrow) => (
            <ArrowOn key={`${arrow.from} ${arrow.to}`} {...arrow} />
          ))}
          <Numbers marks={marks} />
          {props.over}
          {carrying.ghost}
        </svg>
      </div>
      <Locator window={window} wholeLabel={props.wholeLabel} onWhole={camera.showAll} onGo={goTo} />
    </MapPort>
  );
}

const around = ({ x, y }: Point): Box => ({ x: x - 3 * CELL, y: y - 2 * CELL, w: 6 * CELL, h: 4 * CELL });

const focusOn = (port: HTMLElement | null, square: SquareId): void =>
  port?.querySelector<SVGElement>(`.syww-square[data-thing="square/${square}"]`)?.focus({ preventScroll: true });

/** What plates hide of the map: those along its foot their height, those in its corner their width. */
function coveredByPlates(): Covered {
  const sizes = (side: string): DOMRect[] =>
    [...document.querySelectorAll(`.syww-table [data-covers=${side}]`)].map((plate) => plate.getBoundingClientRect());
  return {
    left: Math.max(0, ...sizes('left').map(({ width }) => width + 10)),
    bottom: Math.max(0, ...sizes('bottom').map(({ height }) => height + 10)),
  };
}

/** Opens at reading size on a square, and follows whatever is asked or happens. */
function useLooking(camera: ReturnType<typeof useCamera>, look: Box | null, home: SquareId): void {
  const opened = useRef(false);
  useEffect(() => {
    const box = look ?? (opened.current ? null : around(middleOf(SQUARES.indexOf(home))));
    if (box !== null) camera.show(box, { margin: 30, most: 1, smooth: opened.current, covered: coveredByPlates() });
    opened.current = true;
  }, [look, home, camera]);
}

/** From the middle of one square into the next, bent a little as a hand draws it. */
function ArrowOn({ from, to, final }: Arrow): ReactNode {
  const a = middleOf(SQUARES.indexOf(from));
  const b = middleOf(SQUARES.indexOf(to));
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  if (length === 0 || length > 2 * CELL) return null;
  const [ux, uy] = [dx / length, dy / length];
  const start = { x: a.x + ux * 16 + uy * 8, y: a.y + uy * 16 - ux * 8 };
  const neck = { x: b.x - ux * 18, y: b.y - uy * 18 };
  const bend = { x: (start.x + neck.x) / 2 + uy * 16, y: (start.y + neck.y) / 2 - ux * 16 };
  const tip = { x: b.x - ux * 4, y: b.y - uy * 4 };
  const head = `M${tip.x} ${tip.y}L${neck.x + uy * 9} ${neck.y - ux * 9} ${neck.x - uy * 9} ${neck.y + ux * 9}z`;
  return (
    <g className="syww-arrow" data-final={final || undefined}>
      <path className="syww-shaft" d={`M${start.x} ${start.y}Q${bend.x} ${bend.y} ${neck.x} ${neck.y}`} />
      <path className="syww-head" d={head} />
    </g>
  );
}
