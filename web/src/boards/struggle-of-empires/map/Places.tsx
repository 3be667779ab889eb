import { memo, type ReactNode } from 'react';
import { MarkNumber } from '../../../counters/index.ts';
import { titleOf } from './anchors.ts';
import { HIT } from './generated/geography.ts';
import type { MarkSpec, Marks } from './marks.ts';
import { PLACES, type PlaceId } from './places.ts';
import { keyOf, type Thing } from './position.ts';

interface PlacesProps {
  marks: Marks;
  /** The one place that takes the focus when one tabs into the map. */
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

/** The numbers of places that may be chosen, above everything else. */
export function PlaceNumbers({ marks }: { marks: Marks }): ReactNode {
  return PLACES.map((place) => {
    const mark = marks[keyOf({ t: 'place', place })];
    if (mark?.number === undefined || mark.state === 'acts') return null;
    const { x, y } = titleOf(place);
    return (
      <g key={place} className="soe-grows" style={{ transform: `translate(${x}px, ${y}px) scale(var(--grow, 1))` }}>
        <MarkNumber value={mark.number} mark={mark.state} x={-46} y={-4} />
      </g>
    );
  });
}
