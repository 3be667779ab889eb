import type { RegionId } from '@cabinet-wars/imperial-struggle/data';
import { SPACES, type SpaceId } from '@cabinet-wars/imperial-struggle/data';
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

interface TitlesProps {
  readonly region: RegionId;
  /** Those of countries stand among their spaces and over them; the others lie under everything. */
  readonly over: boolean;
  titleOf(title: Title): string;
}

export const Titles = memo(function Titles({ region, over, titleOf }: TitlesProps): ReactNode {
  return TITLES[region]
    .filter(({ t }) => (t === 'country') === over)
    .map((title) => (
      <text key={title.id} className="is-title" data-t={title.t} x={title.x} y={title.y}>
        {titleOf(title)}
      </text>
    ));
});

interface NamesProps {
  readonly region: RegionId;
  readonly faces: Faces;
  readonly names: Readonly<Record<SpaceId, string>>;
}

export const Names = memo(function Names({ region, faces, names }: NamesProps): ReactNode {
  return (
    <g className="is-names">
      {SPACES.filter((id) => regionOf(id) === region && !isNamedOnce(id)).map((id) => (
        <g
          key={id}
          style={{ transform: `translate(${SPOTS[id][0]}px, ${SPOTS[id][1]}px) scale(var(--grow, 1))` }}
          data-flagged={faces[id].flag !== null || undefined}
          data-closed={!faces[id].inPlay || undefined}
        >
          <text y={faces[id].type === 'naval' ? 33 : faces[id].prestige ? 36 : 31}>{names[id]}</text>
        </g>
      ))}
    </g>
  );
});
