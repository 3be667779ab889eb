import { memo, type ReactNode } from 'react';
import { MarkNumber } from '../../../../counters/index.ts';
import { PLATE_BOX, titleOf } from '../anchors.ts';
import { HIT } from '../generated/geography.ts';
import type { MarkSpec, Marks } from '../marks.ts';
import type { MapNames } from '../names.ts';
import { PLACES, type PlaceId, plateOf } from '../places.ts';
import { keyOf, type Thing } from '../position.ts';

interface PlacesProps {
  marks: Marks;
  /** The one place that takes the focus when the map is reached with Tab. */
  entry: PlaceId;
  label: (thing: Thing) => string;
}

/** Every region and home as something to point at and to walk to with the arrows. */
export function Places({ marks, entry, label }: PlacesProps): ReactNode {
  return PLACES.map((place) => (
    <Place
      key={place}
      place={place}
      state={marks[keyOf({ t: 'place', place })]?.state}
      label={label({ t: 'place', place })}
      isEntry={place === entry}
    />
  ));
}

interface PlaceProps {
  place: PlaceId;
  state: MarkSpec['state'] | undefined;
  label: string;
  isEntry: boolean;
}

const Place = memo(function Place({ place, state, label, isEntry }: PlaceProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG group cannot be a button element
    <g
      className="soe-place"
      role="button"
      tabIndex={isEntry ? 0 : -1}
      data-thing={keyOf({ t: 'place', place })}
      data-state={state}
      aria-label={label}
    >
      <path className="soe-ground" d={HIT[place]} />
      <path className="soe-focus-halo" d={HIT[place]} />
      <path className="soe-focus" d={HIT[place]} />
    </g>
  );
});

/** Half the width of a letter of a name, spaced as names are, and the room a number takes. */
const HALF_LETTER = 4.9;
const ROOM = 12;

/** Before the name, or behind it where the plate ends. */
function besideName(place: PlaceId, lines: readonly string[]): number {
  const half = HALF_LETTER * Math.max(...lines.map(({ length }) => length));
  const before = -half - ROOM;
  return titleOf(place).x + before - 8 < PLATE_BOX[plateOf(place)].x ? half + ROOM : before;
}

/** The numbers of places that may be chosen, above everything else. */
export function PlaceNumbers({ marks, names }: { marks: Marks; names: MapNames }): ReactNode {
  return PLACES.map((place) => {
    const mark = marks[keyOf({ t: 'place', place })];
    if (mark?.number === undefined || mark.state === 'acts') return null;
    const { x, y } = titleOf(place);
    return (
      <g key={place} className="soe-grows" style={{ transform: `translate(${x}px, ${y}px) scale(var(--grow, 1))` }}>
        <MarkNumber value={mark.number} mark={mark.state} x={besideName(place, names.places[place])} y={-4} />
      </g>
    );
  });
}
