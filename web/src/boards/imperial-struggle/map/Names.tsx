import type { RegionId } from '@cabinet-wars/imperial-struggle/data';
import {
  ADVANTAGE_REGION,
  ADVANTAGE_SPACES,
  ADVANTAGES,
  REGIONS,
  SPACES,
  type SpaceId,
} from '@cabinet-wars/imperial-struggle/data';
import { memo, type ReactNode } from 'react';
import type { Faces } from '../read/faces.ts';
import { regionOf } from '../read/targets.ts';
import { linesOf } from './links.ts';
import { SPOTS } from './spots.ts';
import { isNamedOnce, TITLES, type Title } from './titles.ts';

/** What joins the spaces of a sheet. It never changes, so it is drawn once. */
export const Lines = memo(function Lines({ region }: { region: RegionId }): ReactNode {
  return (
    <g className="is-lines">
      {linesOf(region).map(({ from, to, kind, d }) => (
        <g key={`${kind} ${from} ${to}`} className="is-link" data-kind={kind}>
          <path className="is-casing" d={d} />
          <path className="is-core" d={d} />
        </g>
      ))}
    </g>
  );
});

/** Two spaces of one Advantage are tied together. */
export const AdvantageTies = memo(function AdvantageTies({ region }: { region: RegionId; faces: Faces }): ReactNode {
  return ADVANTAGES.flatMap((id, advantage) => {
    const spaces = ADVANTAGE_SPACES[advantage].map((space) => SPOTS[SPACES[space]]);
    if (REGIONS[ADVANTAGE_REGION[advantage]] !== region || spaces.length < 2) return [];
    return [<path key={id} className="is-tie" d={`M${spaces.map((spot) => spot.join(' ')).join('L')}`} />];
  });
});

interface TitlesProps {
  readonly region: RegionId;
  /** Those of countries stand among their spaces and over them; the others lie under everything. */
  readonly over: boolean;
  titleOf(title: Title): string;
  readonly from: number;
  readonly to: number;
  /** How much larger than the sheet titles are drawn. */
  readonly scale: number;
}

/** On a plate so small that titles would be larger than this they would cover it. */
const LARGEST = 2.2;

/** About half the width of a letter of a title. */
const HALF_LETTER: Readonly<Record<Title['t'], number>> = { country: 5.4, subregion: 8, sea: 6.2 };

/** Titles are kept inside what is seen of the sheet. */
export const Titles = memo(function Titles({ region, over, titleOf, from, to, scale }: TitlesProps): ReactNode {
  if (scale > LARGEST) return null;
  return TITLES[region]
    .filter(({ t }) => (t === 'country') === over)
    .map((title) => {
      const sentence = titleOf(title);
      const half = Math.min((to - from) / 2, sentence.length * HALF_LETTER[title.t] * scale);
      const x = Math.max(from + half, Math.min(to - half, title.x));
      return (
        <g key={title.id} style={{ transform: `translate(${x}px, ${title.y}px) scale(${scale})` }}>
          <text className="is-title" data-t={title.t}>
            {sentence}
          </text>
        </g>
      );
    });
});

/** How far below its space a name stands, in units of a marker. */
export const dropOf = (faces: Faces, id: SpaceId): number =>
  faces[id].type === 'naval' ? 33 : faces[id].prestige ? 36 : 31;

interface NamesProps {
  readonly region: RegionId;
  readonly faces: Faces;
  readonly names: Readonly<Record<SpaceId, string>>;
  readonly shown: ReadonlySet<SpaceId> | null;
}

export const Names = memo(function Names({ region, faces, names, shown }: NamesProps): ReactNode {
  const here = SPACES.filter((id) => regionOf(id) === region);
  return (
    <g className="is-names">
      {here
        .filter((id) => (shown === null ? !isNamedOnce(id) : shown.has(id)))
        .map((id) => (
          <g
            key={id}
            style={{ transform: `translate(${SPOTS[id][0]}px, ${SPOTS[id][1]}px) scale(var(--grow, 1))` }}
            data-flagged={faces[id].flag !== null || undefined}
            data-closed={!faces[id].inPlay || undefined}
          >
            <text y={dropOf(faces, id)}>{names[id]}</text>
          </g>
        ))}
    </g>
  );
});

interface BoxedProps {
  readonly id: SpaceId;
  readonly faces: Faces;
  readonly name: string;
  /** How wide it is, in the units of a marker. */
  readonly width: number;
  readonly isPicked: boolean;
}

/** The name of what is open or pointed at: it has a background of its own, over everything. */
export function BoxedName({ id, faces, name, width, isPicked }: BoxedProps): ReactNode {
  const drop = dropOf(faces, id);
  return (
    <g className="is-names">
      <g
        className="is-boxed"
        data-picked={isPicked || undefined}
        style={{ transform: `translate(${SPOTS[id][0]}px, ${SPOTS[id][1]}px) scale(var(--grow, 1))` }}
      >
        <rect x={-width / 2} y={drop - 13} width={width} height="19" />
        <text y={drop + 1}>{name}</text>
      </g>
    </g>
  );
}
