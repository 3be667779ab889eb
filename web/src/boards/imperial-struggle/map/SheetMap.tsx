import type { RegionId, SpaceId } from '@cabinet-wars/imperial-struggle/data';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useCamera } from '../../../map/use-camera.ts';
import type { PlacedChips } from '../read/chips.ts';
import { type SheetContent, SheetLayers, spaceAt, spacesIn } from './SheetLayers.tsx';
import { around, SHEET } from './spots.ts';
import { ARROW_KEYS, walk } from './walk.ts';

/** Nothing here is carried about. */
const STAYS = { takeUp: () => false, carry: () => {}, putDown: () => {} };
const WHOLE = [0, SHEET.w] as const;

export interface SheetMapProps extends SheetContent {
  readonly region: RegionId;
  readonly chips: PlacedChips;
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

  const press = (event: KeyboardEvent): void => {
    const space = spaceAt(event.target);
    const direction = ARROW_KEYS[event.key];
    if (direction) goTo(walk(space ?? door, direction));
    else if (space !== null && (event.key === 'Enter' || event.key === ' ')) onPick(space);
    else if (event.key === '+' || event.key === '=') camera.zoom(1.4);
    else if (event.key === '-') camera.zoom(1 / 1.4);
    else if (event.key === '0') camera.showAll();
    else return;
    event.preventDefault();
  };
  const goTo = (id: SpaceId): void => {
    setEntry(id);
    port.current?.querySelector<SVGElement>(`[data-space="${id}"] > .is-hit`)?.focus({ preventScroll: true });
    camera.show(around(id), { most: 1.2 });
  };

  return (
    <section
      ref={port}
      className="is-map"
      aria-label={props.title}
      onKeyDown={press}
      onClick={({ target }) => {
        const space = spaceAt(target);
        if (space !== null) onPick(space);
      }}
      onContextMenu={(event) => {
        const space = spaceAt(event.target);
        if (space === null) return;
        event.preventDefault();
        props.onLook(space);
      }}
      onPointerOver={({ target }) => onHover(spaceAt(target))}
      onPointerLeave={() => onHover(null)}
      onFocus={({ target }) => onHover(spaceAt(target))}
      onBlur={() => onHover(null)}
    >
      <div ref={board} className="is-board" data-region={region}>
        <SheetLayers {...props} door={door} shown={null} marker={1} inside={WHOLE} titles={1} />
      </div>
    </section>
  );
}
