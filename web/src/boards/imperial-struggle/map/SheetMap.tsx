import type { RegionId, SpaceId } from '@cabinet-wars/imperial-struggle/data';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Box, Size } from '../../../map/camera.ts';
import { MapPort } from '../../../map/MapPort.tsx';
import { useCamera } from '../../../map/use-camera.ts';
import type { PlacedChips } from '../read/purchases/chips.ts';
import { type SheetContent, SheetLayers, spaceAt, spacesIn } from './SheetLayers.tsx';
import { around, SHEET } from './spots.ts';
import { walk } from './walk.ts';

/** Nothing here can be dragged. */
const STAYS = { takeUp: () => false, carry: () => {}, putDown: () => {} };
const WHOLE = [0, SHEET.w] as const;
/** Near enough to be read and pressed, with as much as can be of what lies around. */
const NEAR = 0.8;

export interface SheetMapProps extends SheetContent {
  readonly region: RegionId;
  /** What of the sheet has to be seen. */
  readonly crop: Box;
  readonly chips: PlacedChips;
  /** Names that neither a price nor another name lies over. */
  readonly shown: ReadonlySet<SpaceId>;
  /** The space to look at: the camera moves there when this changes and it is not in sight. */
  readonly look: SpaceId | null;
  readonly title: string;
  onPick(id: SpaceId): void;
  onHover(id: SpaceId | null): void;
  /** A long press, or a right click: to look at a space without choosing it. */
  onLook(id: SpaceId): void;
}

/** What of a sheet is seen at first: all its width, and of its height what the window has room for. */
function startOf(crop: Box, { w, h }: Size): Box {
  const high = Math.min(crop.h, (crop.w * Math.max(h, 1)) / Math.max(w, 1));
  return { ...crop, y: crop.y + (crop.h - high) / 2, h: high };
}

/** One sheet under a camera, where room is short. It knows no rules. */
export function SheetMap(props: SheetMapProps): ReactNode {
  const { region, crop, look, onPick, onHover } = props;
  const port = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const camera = useCamera(SHEET, port, board, () => {}, STAYS);
  const here = spacesIn(region);
  const [entry, setEntry] = useState<SpaceId>(here[0]);
  const door = here.includes(entry) ? entry : here[0];

  // A sheet opens as wide as the screen: whole it would be too small to be read.
  useEffect(() => {
    const { clientWidth: w = 1, clientHeight: h = 1 } = port.current ?? {};
    camera.show(startOf(crop, { w, h }), { margin: 0, always: true, smooth: false });
  }, [crop, camera]);

  useEffect(() => {
    if (look !== null) camera.show(around(look), { most: NEAR });
  }, [look, camera]);

  const goTo = (id: SpaceId): void => {
    setEntry(id);
    port.current?.querySelector<SVGElement>(`[data-space="${id}"] > .is-hit`)?.focus({ preventScroll: true });
    camera.show(around(id), { most: NEAR });
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
