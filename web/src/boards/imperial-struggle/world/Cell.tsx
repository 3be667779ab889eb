import type { RegionId, SpaceId } from '@cabinet-wars/imperial-struggle/data';
import { memo, type ReactNode } from 'react';
import type { Naming } from '../i18n/index.ts';
import { type SheetContent, spacesIn } from '../map/SheetLayers.tsx';
import type { Chips } from '../read/purchases/chips.ts';
import type { RegionNow } from '../read/region-now.ts';
import { Legend } from './Legend.tsx';
import { Plate } from './Plate.tsx';

interface Content extends SheetContent {
  readonly chips: Chips;
  readonly naming: Naming;
  readonly wanted: SpaceId | null;
}

export interface CellProps {
  readonly region: RegionId;
  /** What the whole world shows; only what lies in the Region is looked at. */
  readonly content: Omit<Content, 'over'>;
  readonly now: RegionNow;
  readonly later: RegionNow | null;
  readonly lit: number;
  readonly isChanged: boolean;
  /** The Region that is open in large; null for the whole world. */
  readonly large: RegionId | null;
  readonly allNames: boolean;
  readonly entry: SpaceId | null;
  readonly over: ReactNode;
  onOpen(region: RegionId): void;
}

/** A Region of the world: its plate, and its legend in it or under it. */
export const Cell = memo(function Cell(props: CellProps): ReactNode {
  const { region, content, now, lit, large, over } = props;
  const { naming } = content;
  const isOpen = region === large;
  const legend = (
    <Legend
      now={now}
      then={props.later}
      naming={naming}
      isOpen={isOpen}
      lit={large === null || isOpen ? 0 : lit}
      isChanged={props.isChanged}
      onOpen={() => props.onOpen(region)}
    />
  );
  return (
    <div className="is-cell" data-region={region} data-open={isOpen || undefined}>
      <Plate
        {...content}
        isLive
        region={region}
        title={naming.own.plate(naming.game.regions[region], now, lit)}
        allNames={props.allNames}
        entry={props.entry}
        over={over}
        legend={large === null ? legend : null}
      />
      {large !== null && legend}
    </div>
  );
}, isSameCell);

/** A Region is drawn anew only where something of its own has changed: a press on one plate leaves the others alone. */
export function isSameCell(a: CellProps, b: CellProps): boolean {
  return (
    OWN.every((part) => a[part] === b[part]) &&
    a.content.naming === b.content.naming &&
    a.content.wanted === b.content.wanted &&
    spacesIn(a.region).every((id) => BY_SPACE.every((part) => a.content[part][id] === b.content[part][id]))
  );
}

const OWN = ['now', 'later', 'lit', 'isChanged', 'large', 'allNames', 'entry', 'over', 'onOpen'] as const;
const BY_SPACE = ['faces', 'marks', 'chips', 'labels'] as const;
