import { attributeUnder } from '../../../map/attribute-under.ts';
import './map.css';
import './space.css';
import type { RegionId } from '@cabinet-wars/imperial-struggle/data';
import { isSpaceId, SPACES, type SpaceId } from '@cabinet-wars/imperial-struggle/data';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { Engraving } from '../../../map/Engraving.tsx';
import { useCamera } from '../../../map/use-camera.ts';
import type { Faces } from '../read/faces.ts';
import { type Marks, regionOf } from '../read/targets.ts';
import caribbean from './generated/caribbean.svg?url&no-inline';
import europe from './generated/europe.svg?url&no-inline';
import india from './generated/india.svg?url&no-inline';
import northAmerica from './generated/north-america.svg?url&no-inline';
import { Lines, Names, Titles } from './Names.tsx';
import { SpaceMark } from './SpaceMark.tsx';
import { around, SHEET, SPOTS } from './spots.ts';
import type { Title } from './titles.ts';
import { type Direction, walk } from './walk.ts';

const ADDRESSES: Readonly<Record<RegionId, string>> = { europe, 'north-america': northAmerica, caribbean, india };
const ARROW_KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const LAYER = { className: 'is-live', viewBox: `0 0 ${SHEET.w} ${SHEET.h}` };
/** Nothing here is carried about. */
const STAYS = { takeUp: () => false, carry: () => {}, putDown: () => {} };

export interface SheetMapProps {
  readonly region: RegionId;
  readonly faces: Faces;
  readonly marks: Marks;
  /** The space to look at: the camera moves there when this changes and it is not in sight. */
  readonly look: SpaceId | null;
  readonly title: string;
  readonly names: Readonly<Record<SpaceId, string>>;
  readonly titleOf: (title: Title) => string;
  /** The sentence for a space, for those who do not see it. */
  readonly label: (id: SpaceId) => string;
  /** Drawn above everything, in the units of the sheet. */
  readonly over?: ReactNode;
  onPick(id: SpaceId): void;
  onHover(id: SpaceId | null): void;
  /** A long press, or the other button: to look at a space without choosing it. */
  onLook(id: SpaceId): void;
}

const spaceAt = (target: EventTarget | null): SpaceId | null => {
  const id = attributeUnder(target, 'data-space');
  return isSpaceId(id) ? id : null;
};

/** One sheet: an engraving, and on it everything that moves. It draws what it is told. */
export function SheetMap(props: SheetMapProps): ReactNode {
  const { region, faces, marks, look, onPick, onHover } = props;
  const port = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const camera = useCamera(SHEET, port, board, () => {}, STAYS);
  const here = SPACES.filter((id) => regionOf(id) === region);
  const [entry, setEntry] = useState<SpaceId>(here[0]);
  const door = regionOf(entry) === region ? entry : here[0];

  useEffect(() => {
    if (look !== null) camera.show(around(look), { most: 1.2 });
  }, [look, camera]);

  const press = (event: KeyboardEvent): void => {
    const space = spaceAt(event.target);
    const direction = ARROW_KEYS[event.key];
    if (direction) goTo(walk(space ?? door, direction));
    else if (space !== null && (event.key === 'Enter' || event.key === ' ')) onPick(space);
    else if (event.key === '+' || event.key === '=') camera.zoom(1.4);
    else if (event.key === '-') camera.zoom(1 / 1.4);
    else if (event.key === '0') camera.showAll();
    else return;
    event.preventDefault();
  };
  const goTo = (id: SpaceId): void => {
    setEntry(id);
    port.current?.querySelector<SVGElement>(`[data-space="${id}"] > .is-hit`)?.focus({ preventScroll: true });
    camera.show(around(id), { most: 1.2 });
  };

  return (
    <section
      ref={port}
      className="is-map"
      aria-label={props.title}
      onKeyDown={press}
      onClick={({ target }) => {
        const space = spaceAt(target);
        if (space !== null) onPick(space);
      }}
      onContextMenu={(event) => {
        const space = spaceAt(event.target);
        if (space === null) return;
        event.preventDefault();
        props.onLook(space);
      }}
      onPointerOver={({ target }) => onHover(spaceAt(target))}
      onPointerLeave={() => onHover(null)}
      onFocus={({ target }) => onHover(spaceAt(target))}
      onBlur={() => onHover(null)}
    >
      <div ref={board} className="is-board" data-region={region}>
        <Engraving address={ADDRESSES[region]} className="is-engraving" />
        <svg {...LAYER} aria-hidden="true">
          <Lines region={region} />
          <Titles region={region} over={false} titleOf={props.titleOf} />
        </svg>
        <svg {...LAYER} role="presentation">
          {here.map((id) => (
            <Place key={id} id={id} label={props.label(id)} mark={marks[id]} isDoor={id === door} face={faces[id]} />
          ))}
        </svg>
        <svg {...LAYER} aria-hidden="true">
          <Titles region={region} over titleOf={props.titleOf} />
          <Names region={region} faces={faces} names={props.names} />
          {props.over}
        </svg>
      </div>
    </section>
  );
}

interface PlaceProps {
  readonly id: SpaceId;
  readonly label: string;
  readonly mark: Marks[SpaceId];
  readonly isDoor: boolean;
  readonly face: Faces[SpaceId];
}

/** A space as a button: what may be chosen is reached by tabbing, the rest by the arrow keys. */
const Place = memo(function Place({ id, label, mark, isDoor, face }: PlaceProps): ReactNode {
  const [x, y] = SPOTS[id];
  const isTarget = mark !== undefined && mark.state !== 'acts';
  return (
    <g data-space={id} className="is-place" style={{ transform: `translate(${x}px, ${y}px) scale(var(--grow, 1))` }}>
      {/* The figures on a space are no part of its name: the button is a disc of its own. */}
      {/* biome-ignore lint/a11y/useSemanticElements: there is no button element in SVG */}
      <circle
        className="is-hit"
        r="24"
        role="button"
        aria-label={label}
        aria-pressed={isTarget ? mark.state !== 'may' : undefined}
        tabIndex={isTarget || isDoor ? 0 : -1}
      />
      <circle className="is-focus-halo" r="28" />
      <circle className="is-focus" r="28" />
      <SpaceMark face={face} mark={mark} />
    </g>
  );
});
