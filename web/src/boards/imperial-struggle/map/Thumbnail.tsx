import './thumbnail.css';
import { REGION, REGIONS, type RegionId, SPACE, SPACES } from '@cabinet-wars/imperial-struggle/data';
import { memo, type ReactNode } from 'react';
import type { Faces } from '../read/faces.ts';
import { THUMBNAILS } from './generated/thumbnails.ts';
import { DOT } from './shapes.ts';
import { SHEET, SPOTS } from './spots.ts';

export interface ThumbnailProps {
  readonly region: RegionId;
  readonly name: string;
  readonly faces: Faces;
  readonly shown: boolean;
  /** How many spaces there may be chosen. */
  readonly targets: number;
  readonly france: number;
  readonly britain: number;
  /** What its Award is worth, in words. */
  readonly award: string;
  readonly sides: Readonly<Record<'france' | 'britain', string>>;
  readonly choicesThere: string;
  /** Said where something has changed there that has not been looked at. */
  readonly changed: string | null;
  onShow(region: RegionId): void;
}

/** A thumbnail of a sheet: its spaces as dots, who leads there and what for. A press shows the sheet. */
export const Thumbnail = memo(function Thumbnail(props: ThumbnailProps): ReactNode {
  const { region, name, faces, shown, targets, award } = props;
  return (
    <button
      type="button"
      className="is-thumbnail"
      data-region={region}
      aria-pressed={shown}
      onClick={() => props.onShow(region)}
    >
      <svg viewBox={`0 0 ${SHEET.w} ${SHEET.h}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect className="is-water" width={SHEET.w} height={SHEET.h} />
        <path className="is-earth" d={THUMBNAILS[region]} />
        {SPACES.filter((id) => REGIONS[REGION[SPACE[id]]] === region && faces[id].inPlay).map((id) => (
          <path
            key={id}
            className="is-dot"
            data-power={faces[id].flag ?? undefined}
            transform={`translate(${SPOTS[id].join(' ')}) scale(1.7)`}
            d={DOT[faces[id].type]}
          />
        ))}
      </svg>
      <strong>{name}</strong>
      <span className="is-lead" data-term="balance">
        <span className="visually-hidden">{props.sides.britain}</span> <b data-power="britain">{props.britain}</b>
        <span aria-hidden="true">:</span>
        <span className="visually-hidden">{props.sides.france}</span> <b data-power="france">{props.france}</b>
      </span>
      <span className="visually-hidden">{award}</span>
      {props.changed !== null && <span className="is-changed">{props.changed}</span>}
      {targets > 0 && (
        <span className="is-targets" data-term="region-targets">
          <span aria-hidden="true">{targets}</span>
          <span className="visually-hidden">{props.choicesThere}</span>
        </span>
      )}
    </button>
  );
});
