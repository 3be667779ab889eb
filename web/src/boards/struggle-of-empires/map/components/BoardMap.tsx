import './map.css';
import '../../../../counters/counters.css';
import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Cartouche } from '../../../../counters/index.ts';
import { type Camera, type Size, seen } from '../../../../map/camera.ts';
import { Engraving } from '../../../../map/Engraving.tsx';
import { MapPort } from '../../../../map/MapPort.tsx';
import { useCamera } from '../../../../map/use-camera.ts';
import { useShared } from '../../../../share.ts';
import { BOARD, type Box, CARTOUCHE, PLATE_BOX, REGION_ANCHORS, titleOf } from '../anchors.ts';
import { BOUNDS } from '../generated/geography.ts';
import engraving from '../generated/static.svg?url&no-inline';
import { arrowShape } from '../layout/arrow.ts';
import { layoutOf } from '../layout/board.ts';
import { boxOfThing } from '../layout/box-of.ts';
import { type Arrow, type MapNote, type Marks, sortedMarks } from '../marks.ts';
import type { MapNames } from '../names.ts';
import { isPower, PLATES, type PlaceId, type PlateId, plateOf, REGIONS } from '../places.ts';
import { keyOf, type Position, type Thing } from '../position.ts';
import { walk } from '../walk.ts';
import { thingUnder, useCarriedUnit } from './carried-unit.tsx';
import { Glows } from './Glows.tsx';
import { Group, Honours } from './Groups.tsx';
import { Locator, RoseButton } from './Locator.tsx';
import { Names } from './Names.tsx';
import { Notes } from './Notes.tsx';
import { PlaceNumbers, Places } from './Places.tsx';

/** A word beside the name of a place. */
export interface MapTag {
  readonly place: PlaceId;
  readonly text: string;
  /** What it says: a chance to win, who could attack there, who could not. */
  readonly kind?: 'chance' | 'threat' | 'safe';
  /** How many others stand under it. */
  readonly row?: number;
}

export interface BoardMapProps {
  tags?: readonly MapTag[];
  position: Position;
  names: MapNames;
  war: { wars: number; war: number; rounds: number; round: number };
  marks?: Marks;
  arrows?: readonly Arrow[];
  notes?: readonly MapNote[];
  /** The plate in play, which lies in the light. */
  lit?: PlateId | null;
  /** Where the camera should look: it moves there when this changes and the place is not in sight. */
  look?: PlateId | PlaceId | null;
  /** Whether it should go close to it where the map is small. */
  near?: boolean;
  /** The sentence for a thing, for screen readers. */
  label: (thing: Thing) => string;
  /** The map as a whole, and the button that shows all of it. */
  title: string;
  wholeLabel: string;
  /** Drawn above everything, in the units of the board. */
  over?: ReactNode;
  onPick?: (thing: Thing, byKey: boolean) => void;
  onHover?: (thing: Thing | null) => void;
  /** A long press, or a right click. */
  onLook?: (thing: Thing) => void;
  /** Where a thing could be dragged to; null for what cannot be dragged. */
  carry?: (thing: Thing) => Promise<readonly PlaceId[]> | null;
  onCarried?: (thing: Thing, place: PlaceId) => void;
}

const NOTHING = {};
const SHEET = { className: 'soe-live', viewBox: `0 0 ${BOARD.w} ${BOARD.h}` };

const WarCartouche = memo(Cartouche);

const boxOf = (at: PlateId | PlaceId): Box =>
  (PLATES as readonly string[]).includes(at) ? PLATE_BOX[at as PlateId] : BOUNDS[at as PlaceId];

/** The board of Struggle of Empires: an engraving, and on it everything that moves. It knows no rules. */
export function BoardMap(props: BoardMapProps): ReactNode {
  const { position, names, war, arrows = [], lit = null, look = null, near = false, label, onPick, onHover } = props;
  const port = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const window = useRef<SVGRectElement>(null);
  const opened = useRef(false);
  const [entry, setEntry] = useState<PlaceId>('german-states');
  const layout = useMemo(() => layoutOf(position, names), [position, names]);
  const carrying = useCarriedUnit(board, props);
  const marks = useShared(carrying.marks ?? props.marks ?? NOTHING);
  const sorted = useShared(useMemo(() => sortedMarks(marks, label), [marks, label]));

  const drawWindow = (camera: Camera, view: Size): void => {
    const { x, y, w, h } = seen(camera, view);
    for (const [name, value] of Object.entries({ x, y, width: w, height: h }))
      window.current?.setAttribute(name, value.toFixed(0));
  };
  const camera = useCamera(BOARD, port, board, drawWindow, carrying.gestures);

  const goTo = useCallback(
    (x: number, y: number) => camera.show(boxOf(plateOf(nearestPlate(x, y))), { always: true }),
    [camera],
  );

  useEffect(() => {
    const isSmall = near && matchMedia('(max-width: 1099px)').matches;
    if (look) camera.show(boxOf(look), { margin: isSmall ? 30 : 8, smooth: opened.current, always: isSmall });
    opened.current = true;
  }, [look, near, camera]);

  const focusPlace = (place: PlaceId): void => {
    setEntry(place);
    port.current
      ?.querySelector<SVGElement>(`[data-thing="${keyOf({ t: 'place', place })}"]`)
      ?.focus({ preventScroll: true });
    camera.show(BOUNDS[place], { margin: 24 });
  };

  return (
    <MapPort
      port={port}
      camera={camera}
      className="soe-map"
      title={props.title}
      thingUnder={thingUnder}
      onPick={(thing, byKey) => onPick?.(thing, byKey)}
      onHover={(thing) => onHover?.(thing)}
      onLook={(thing) => props.onLook?.(thing)}
      onWalk={(from, direction) => focusPlace(walk(from?.place ?? entry, direction))}
    >
      <div ref={board} className="map-board soe-board">
        <Engraving address={engraving} className="soe-engraving" lit={lit} />
        <Glows marks={marks} boxes={layout.boxes} />
        <svg {...SHEET} role="presentation">
          <Places marks={marks} entry={entry} label={label} />
          <RoseButton label={props.wholeLabel} onWhole={camera.showAll} />
        </svg>
        <svg {...SHEET} aria-hidden="true">
          <Names names={names} lit={lit} />
          <g transform={`translate(${CARTOUCHE.x} ${CARTOUCHE.y})`}>
            <WarCartouche title={names.title} {...war} />
          </g>
        </svg>
        <svg {...SHEET} role="presentation">
          {REGIONS.map((region) => (
            <Honours
              key={region}
              region={region}
              position={position.regions[region] ?? NOTHING}
              marks={sorted.shields[region]}
            />
          ))}
          {layout.groups.map((group) => (
            <Group
              key={`${group.key} ${group.part}`}
              group={group}
              mark={sorted.own[group.key]}
              units={sorted.units[group.key]}
            />
          ))}
          {arrows.map((arrow) => (
            <ArrowOn key={`${keyOf(arrow.from)} ${keyOf(arrow.to)}`} arrow={arrow} boxes={layout.boxes} />
          ))}
          {props.notes !== undefined && <Notes notes={props.notes} boxes={layout.boxes} />}
          {props.tags?.map((tag) => (
            <Tag key={`${tag.place} ${tag.text}`} tag={tag} lines={names.places[tag.place].length} />
          ))}
          <PlaceNumbers marks={marks} names={names} />
          {lit && <LitFrame plate={lit} />}
          {props.over}
          {carrying.ghost}
        </svg>
      </div>
      <Locator window={window} wholeLabel={props.wholeLabel} onWhole={camera.showAll} onGo={goTo} />
    </MapPort>
  );
}

/** The plate a point of the locator belongs to; a colony and its plate have the same name. */
const nearestPlate = (x: number, y: number): PlaceId => {
  const hit = PLATES.find(
    (id) =>
      x <= PLATE_BOX[id].x + PLATE_BOX[id].w &&
      x >= PLATE_BOX[id].x &&
      y >= PLATE_BOX[id].y &&
      y <= PLATE_BOX[id].y + PLATE_BOX[id].h,
  );
  return hit && hit !== 'europe' ? hit : 'german-states';
};

function ArrowOn({ arrow, boxes }: { arrow: Arrow; boxes: ReadonlyMap<string, readonly Box[]> }): ReactNode {
  const { shaft, head } = arrowShape(boxOfThing(arrow.from, boxes), boxOfThing(arrow.to, boxes));
  return (
    <g className="soe-arrow" data-final={arrow.final || undefined} data-dim={arrow.isDim || undefined}>
      <path className="soe-shaft" d={shaft} />
      <path className="soe-head" d={head} />
    </g>
  );
}

const SHIELD = 'v4q0 4 4 6q4 -2 4 -6v-4z';
const SWORDS = 'l7 7m0 -7l-7 7';

/** Above the name, or below where its medals are above: crossed swords or a shield, and the chance or who it is. */
const Tag = ({ tag: { place, text, kind = 'chance', row = 0 }, lines }: { tag: MapTag; lines: number }): ReactNode => {
  const { x, y } = titleOf(place);
  const width = Math.max(52, 22 + 6 * text.length);
  const top = isBelowMedals(place) ? 5 + 17 * row : -14 * lines - 15 - 17 * row;
  const plate = PLATE_BOX[plateOf(place)];
  const left = Math.max(-width / 2, plate.x + 3 - x);
  return (
    <g
      className="soe-grows soe-tag"
      data-kind={kind}
      style={{ transform: `translate(${x}px, ${y}px) scale(var(--grow, 1))` }}
    >
      <rect x={left} y={top} width={width} height="15" />
      <path d={`M${left + 6} ${top + 4}${kind === 'safe' ? SHIELD : SWORDS}`} />
      <text x={left + width / 2 + 6} y={top + 11}>
        {text}
      </text>
    </g>
  );
};

const isBelowMedals = (place: PlaceId): boolean =>
  !isPower(place) && REGION_ANCHORS[place].medals.y < REGION_ANCHORS[place].title.y;

const LitFrame = ({ plate }: { plate: PlateId }): ReactNode => {
  const { x, y, w, h } = PLATE_BOX[plate];
  return <rect className="soe-lit-frame" x={x - 2.5} y={y - 2.5} width={w + 5} height={h + 5} />;
};
