import './world.css';
import { REGIONS, type RegionId, type SpaceId } from '@cabinet-wars/imperial-struggle/data';
import { type KeyboardEvent, type ReactNode, useCallback, useState } from 'react';
import { ARROW_KEYS } from '../../../map/arrow-keys.ts';
import { useLongPress } from '../../../map/use-long-press.ts';
import type { Naming } from '../i18n/index.ts';
import { type SheetContent, spaceAt } from '../map/SheetLayers.tsx';
import { walk, walkWorld } from '../map/walk.ts';
import type { Chips } from '../read/purchases/chips.ts';
import type { RegionNow } from '../read/region-now.ts';
import { desk } from '../state/desk.ts';
import { Cell } from './Cell.tsx';

export interface WorldProps extends Omit<SheetContent, 'over'> {
  readonly regions: Readonly<Record<RegionId, RegionNow>>;
  /** After what is picked: only those that would change. */
  readonly later: Readonly<Partial<Record<RegionId, RegionNow>>>;
  readonly lit: Readonly<Record<RegionId, number>>;
  readonly changed: ReadonlySet<RegionId>;
  readonly chips: Chips;
  readonly naming: Naming;
  /** The space of the choice that is pointed at in the rail. */
  readonly wanted: SpaceId | null;
  over(region: RegionId): ReactNode;
  onPick(id: SpaceId): void;
  onHover(id: SpaceId | null): void;
  onLook(id: SpaceId): void;
  onSeen(region: RegionId): void;
}

/** The four Regions at once, all of them live; or one in large and the others beside it. */
export function World(props: WorldProps): ReactNode {
  const { onPick, onHover, onSeen } = props;
  const large = desk.use(({ region }) => region);
  const allNames = desk.use((each) => each.allNames);
  const [entry, setEntry] = useState<SpaceId | null>(null);
  const goTo = (id: SpaceId): void => {
    setEntry(id);
    const hit = document.querySelector<SVGElement>(`.is-world [data-space="${id}"] > .is-hit`);
    hit?.focus({ preventScroll: true });
  };
  const longPress = useLongPress((target) => {
    const space = spaceAt(target);
    if (space !== null) props.onLook(space);
  });
  const press = (event: KeyboardEvent): void => {
    const space = spaceAt(event.target);
    const direction = ARROW_KEYS[event.key];
    if (space !== null && direction) goTo(large === null ? walkWorld(space, direction) : walk(space, direction));
    else if (space !== null && (event.key === 'Enter' || event.key === ' ')) onPick(space);
    else return;
    event.preventDefault();
  };
  const open = useCallback(
    (region: RegionId) => {
      desk.set({ region: desk.get().region === region ? null : region });
      onSeen(region);
    },
    [onSeen],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: every space is a button and answers Enter
    <div
      className="is-world"
      data-large={large ?? undefined}
      {...longPress}
      onKeyDown={press}
      onClick={({ target }) => {
        const space = spaceAt(target);
        if (space !== null) onPick(space);
      }}
      onDoubleClick={({ target }) => {
        const plate = target instanceof Element ? target.closest<HTMLElement>('.is-plate-map') : null;
        const region = REGIONS.find((id) => id === plate?.dataset.region);
        if (region !== undefined && spaceAt(target) === null) open(region);
      }}
      onContextMenu={(event) => {
        const space = spaceAt(event.target);
        if (space === null) return;
        event.preventDefault();
        props.onLook(space);
      }}
      onPointerOver={({ target }) => {
        onHover(spaceAt(target));
        const cell = target instanceof Element ? target.closest<HTMLElement>('.is-cell') : null;
        const region = REGIONS.find((id) => id === cell?.dataset.region);
        if (region !== undefined) onSeen(region);
      }}
      onPointerLeave={() => onHover(null)}
      onFocus={({ target }) => onHover(spaceAt(target))}
      onBlur={() => onHover(null)}
    >
      {REGIONS.map((region) => (
        <Cell
          key={region}
          region={region}
          content={props}
          now={props.regions[region]}
          later={props.later[region] ?? null}
          lit={props.lit[region]}
          isChanged={props.changed.has(region)}
          large={large}
          allNames={allNames}
          entry={entry}
          over={props.over(region)}
          onOpen={open}
        />
      ))}
    </div>
  );
}
