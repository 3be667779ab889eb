import './map.css';
import './space.css';
import type { RegionId } from '@cabinet-wars/imperial-struggle/data';
import { isSpaceId, SPACES, type SpaceId } from '@cabinet-wars/imperial-struggle/data';
import { memo, type ReactNode } from 'react';
import { attributeUnder } from '../../../map/attribute-under.ts';
import { Engraving } from '../../../map/Engraving.tsx';
import type { Faces } from '../read/faces.ts';
import type { PlacedChip, PlacedChips } from '../read/purchases/chips.ts';
import { type Marks, regionOf } from '../read/targets.ts';
import caribbean from './generated/caribbean.svg?url&no-inline';
import europe from './generated/europe.svg?url&no-inline';
import india from './generated/india.svg?url&no-inline';
import northAmerica from './generated/north-america.svg?url&no-inline';
import { AdvantageTies, Lines, Names, Titles } from './Names.tsx';
import { SpaceMark } from './SpaceMark.tsx';
import { SHEET, SPOTS } from './spots.ts';
import type { Title } from './titles.ts';

const ADDRESSES: Readonly<Record<RegionId, string>> = { europe, 'north-america': northAmerica, caribbean, india };
export const LAYER = { className: 'is-live', viewBox: `0 0 ${SHEET.w} ${SHEET.h}` };

/** What a sheet shows, whoever frames it. */
export interface SheetContent {
  readonly faces: Faces;
  readonly marks: Marks;
  readonly names: Readonly<Record<SpaceId, string>>;
  readonly titleOf: (title: Title) => string;
  /** A sentence for each space, for screen readers. */
  readonly labels: Readonly<Record<SpaceId, string>>;
  /** Drawn above everything, in the units of the sheet. */
  readonly over?: ReactNode;
}

interface Props extends SheetContent {
  readonly region: RegionId;
  /** The space that is reached with Tab where nothing may be chosen. */
  readonly door: SpaceId;
  /** Which names there is room for; null for all of them. */
  readonly shown: ReadonlySet<SpaceId> | null;
  readonly chips: PlacedChips;
  /** Pixels to a unit of a marker. */
  readonly marker: number;
  /** Where titles of countries and seas are kept within, in the units of the sheet. */
  readonly inside: readonly [from: number, to: number];
  /** How much larger than the sheet titles are drawn. */
  readonly titles: number;
}

export const spacesIn = (region: RegionId): SpaceId[] => SPACES.filter((id) => regionOf(id) === region);

export const spaceAt = (target: EventTarget | null): SpaceId | null => {
  const id = attributeUnder(target, 'data-space');
  return isSpaceId(id) ? id : null;
};

/** An engraving, and on it everything that moves. */
export function SheetLayers(props: Props): ReactNode {
  const { region, faces, marks, door, chips, marker, inside, titles } = props;
  return (
    <>
      <Engraving address={ADDRESSES[region]} className="is-engraving" />
      <svg {...LAYER} aria-hidden="true">
        <Lines region={region} />
        <AdvantageTies region={region} faces={faces} />
        <Titles region={region} over={false} titleOf={props.titleOf} from={inside[0]} to={inside[1]} scale={titles} />
      </svg>
      <svg {...LAYER} role="presentation">
        {spacesIn(region).map((id) => (
          <Place
            key={id}
            id={id}
            label={props.labels[id]}
            mark={marks[id]}
            isDoor={id === door}
            face={faces[id]}
            isPriced={chips[id] !== undefined}
          />
        ))}
        {spacesIn(region).map((id) => (
          <PriceAt key={id} id={id} chip={marks[id]?.state === 'picked' ? undefined : chips[id]} marker={marker} />
        ))}
      </svg>
      <svg {...LAYER} aria-hidden="true">
        <Titles region={region} over titleOf={props.titleOf} from={inside[0]} to={inside[1]} scale={titles} />
        <Names region={region} faces={faces} names={props.names} shown={props.shown} />
        {props.over}
      </svg>
    </>
  );
}

interface PlaceProps {
  readonly id: SpaceId;
  readonly label: string;
  readonly mark: Marks[SpaceId];
  readonly isDoor: boolean;
  readonly face: Faces[SpaceId];
  /** Whether what it would be paid with stands beside it, in place of its printed price. */
  readonly isPriced: boolean;
}

/** A space as a button: what may be chosen is reached with Tab, the rest with the arrow keys. */
const Place = memo(function Place({ id, label, mark, isDoor, face, isPriced }: PlaceProps): ReactNode {
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
      <SpaceMark face={face} mark={mark} coin={!isPriced} />
    </g>
  );
});

interface PriceProps {
  readonly id: SpaceId;
  readonly chip: PlacedChip | undefined;
  readonly marker: number;
}

/** A price over all spaces, so that no neighbour's laurels hide it; a press on it is one on its space. */
const PriceAt = memo(function PriceAt({ id, chip, marker }: PriceProps): ReactNode {
  if (chip === undefined) return null;
  const [x, y] = SPOTS[id];
  const { dx, dy, w, h } = chip;
  // Of the size that prices have on the screen, however large spaces are drawn.
  const size = `scale(calc(var(--grow, 1) / ${marker}))`;
  return (
    <g
      data-space={id}
      className="is-place is-chip"
      data-minor={chip.minor || undefined}
      style={{ transform: `translate(${x}px, ${y}px) ${size} translate(${dx}px, ${dy}px)` }}
    >
      <rect x={-w / 2} y={-h / 2} width={w} height={h} />
      <text y="3.7">
        {chip.points}
        {chip.rest !== '' && (
          <tspan className="is-short" dx={chip.points === '' ? 0 : 3}>
            {chip.rest}
          </tspan>
        )}
      </text>
    </g>
  );
});
