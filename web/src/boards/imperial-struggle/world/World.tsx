import './world.css';
import { REGIONS, type RegionId, type SpaceId } from '@cabinet-wars/imperial-struggle/data';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { ARROW_KEYS } from '../../../map/arrow-keys.ts';
import type { Naming } from '../i18n/index.ts';
import { type SheetContent, spaceAt } from '../map/SheetLayers.tsx';
import { walk, walkWorld } from '../map/walk.ts';
import type { Chips } from '../read/chips.ts';
import type { RegionNow } from '../read/region-now.ts';
import { regionOf } from '../read/targets.ts';
import { desk } from '../state/desk.ts';
import { Legend } from './Legend.tsx';
import { Plate } from './Plate.tsx';

export interface WorldProps extends Omit<SheetContent, 'over'> {
  readonly regions: Readonly<Record<RegionId, RegionNow>>;
  /** After what is picked: only those that would change. */
  readonly later: Readonly<Partial<Record<RegionId, RegionNow>>>;
  readonly lit: Readonly<Record<RegionId, number>>;
  readonly changed: ReadonlySet<RegionId>;
  readonly chips: Chips;
  readonly naming: Naming;
  readonly pointed: SpaceId | null;
  over(region: RegionId): ReactNode;
  onPick(id: SpaceId): void;
  onHover(id: SpaceId | null): void;
  onLook(id: SpaceId): void;
  onSeen(region: RegionId): void;
}

/** The four Regions at once, all of them live; or one in large and the others beside it. */
export function World(props: WorldProps): ReactNode {
  const { naming, onPick, onHover } = props;
  const large = desk.use(({ region }) => region);
  const allNames = desk.use((each) => each.allNames);
  const [entry, setEntry] = useState<SpaceId | null>(null);
  const goTo = (id: SpaceId): void => {
    setEntry(id);
    const hit = document.querySelector<SVGElement>(`.is-world [data-space="${id}"] > .is-hit`);
    hit?.focus({ preventScroll: true });
  };
  const press = (event: KeyboardEvent): void => {
    const space = spaceAt(event.target);
    const direction = ARROW_KEYS[event.key];
    if (space !== null && direction) goTo(large === null ? walkWorld(space, direction) : walk(space, direction));
    else if (space !== null && (event.key === 'Enter' || event.key === ' ')) onPick(space);
    else return;
    event.preventDefault();
  };
  const open = (region: RegionId) => {
    desk.set({ region: large === region ? null : region });
    props.onSeen(region);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: every space is a button and answers Enter
    <div
      className="is-world"
      data-large={large ?? undefined}
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
        if (region !== undefined) props.onSeen(region);
      }}
      onPointerLeave={() => onHover(null)}
      onFocus={({ target }) => onHover(spaceAt(target))}
      onBlur={() => onHover(null)}
    >
      {REGIONS.map((region) => {
        const now = props.regions[region];
        const lit = props.lit[region];
        const isOpen = region === large;
        return (
          <div key={region} className="is-cell" data-region={region} data-open={isOpen || undefined}>
            <Plate
              {...props}
              region={region}
              title={naming.own.plate(naming.game.regions[region], now, lit)}
              wanted={props.pointed !== null && regionOf(props.pointed) === region ? props.pointed : null}
              allNames={allNames}
              entry={entry}
              over={props.over(region)}
              legend={
                large === null ? (
                  <Legend
                    now={now}
                    then={props.later[region] ?? null}
                    naming={naming}
                    isOpen={false}
                    lit={0}
                    isChanged={props.changed.has(region)}
                    onOpen={() => open(region)}
                  />
                ) : null
              }
            />
            {large !== null && (
              <Legend
                now={now}
                then={props.later[region] ?? null}
                naming={naming}
                isOpen={isOpen}
                lit={isOpen ? 0 : lit}
                isChanged={props.changed.has(region)}
                onOpen={() => open(region)}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
