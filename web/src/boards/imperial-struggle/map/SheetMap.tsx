import type { RegionId, SpaceId } from '@cabinet-wars/imperial-struggle/data';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MapPort } from '../../../map/MapPort.tsx';
import { useCamera } from '../../../map/use-camera.ts';
import type { PlacedChips } from '../read/chips.ts';
import { type SheetContent, SheetLayers, spaceAt, spacesIn } from './SheetLayers.tsx';
import { around, SHEET } from './spots.ts';
import { walk } from './walk.ts';

/** Nothing here is carried about. */
const STAYS = { takeUp: () => false, carry: () => {}, putDown: () => {} };
const WHOLE = [0, SHEET.w] as const;

export interface SheetMapProps extends SheetContent {
  readonly region: RegionId;
  readonly chips: PlacedChips;
  /** Names that neither a price nor another name lies over. */
  readonly shown: ReadonlySet<SpaceId>;
  /** The space to look at: the camera moves there when this changes and it is not in sight. */
  readonly look: SpaceId | null;
  readonly title: string;
  onPick(id: SpaceId): void;
  onHover(id: SpaceId | null): void;
  /** A long press, or the other button: to look at a space without choosing it. */
  onLook(id: SpaceId): void;
}

/** One sheet under a camera, where room is short. It draws what it is told. */
export function SheetMap(props: SheetMapProps): ReactNode {
  const { region, look, onPick, onHover } = props;
  const port = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const camera = useCamera(SHEET, port, board, () => {}, STAYS);
  const here = spacesIn(region);
  const [entry, setEntry] = useState<SpaceId>(here[0]);
  const door = here.includes(entry) ? entry : here[0];

  useEffect(() => {
    if (look !== null) camera.show(around(look), { most: 1.2 });
  }, [look, camera]);

  const goTo = (id: SpaceId): void => {
    setEntry(id);
    port.current?.querySelector<SVGElement>(`[data-space="${id}"] > .is-hit`)?.focus({ preventScroll: true });
    camera.show(around(id), { most: 1.2 });
  };

  return (
    <MapPort
      port={port}
      camera={camera}
      className="is-map"
      title={props.title}
      thingUnder={spaceAt}
      onPick={onPick}
      onHover={onHover}
      onWalk={(from, direction) => goTo(walk(from ?? door, direction))}
      onLook={props.onLook}
    >
      <div ref={board} className="map-board is-board" data-region={region}>
        <SheetLayers {...props} door={door} marker={1} inside={WHOLE} titles={1} />
      </div>
    </MapPort>
  );
}
