import './map-port.css';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { ARROW_KEYS, type Direction } from './arrow-keys.ts';
import type { CameraControl } from './use-camera.ts';
import { useLongPress } from './use-long-press.ts';

export interface MapPortProps<T> {
  readonly port: RefObject<HTMLDivElement | null>;
  readonly camera: CameraControl;
  readonly className: string;
  readonly title: string;
  /** What can be picked under a pointer or the focus. */
  thingUnder(target: EventTarget | null): T | null;
  onPick(thing: T, byKey: boolean): void;
  onHover(thing: T | null): void;
  /** An arrow key, from what has the focus. */
  onWalk(from: T | null, direction: Direction): void;
  /** A long press, or a right click: to look at a thing without choosing it. */
  onLook?(thing: T): void;
  readonly children: ReactNode;
}

/** The window through which a board is seen: what is pressed, pointed at and walked to in it. */
export function MapPort<T>(props: MapPortProps<T>): ReactNode {
  const { port, camera, thingUnder, onPick, onHover, onWalk, onLook } = props;
  const look = (target: EventTarget): boolean => {
    const thing = onLook && thingUnder(target);
    if (thing === undefined || thing === null) return false;
    onLook?.(thing);
    return true;
  };
  const longPress = useLongPress(look);
  const press = (event: KeyboardEvent): void => {
    const thing = thingUnder(event.target);
    const direction = ARROW_KEYS[event.key];
    if (direction) onWalk(thing, direction);
    else if (thing !== null && (event.key === 'Enter' || event.key === ' ')) onPick(thing, true);
    else if (event.key === '+' || event.key === '=') camera.zoom(1.4);
    else if (event.key === '-') camera.zoom(1 / 1.4);
    else if (event.key === '0') camera.showAll();
    else return;
    event.preventDefault();
  };
  return (
    <section
      ref={port}
      className={`map-port ${props.className}`}
      aria-label={props.title}
      {...longPress}
      onKeyDown={press}
      onClick={({ target }) => {
        const thing = thingUnder(target);
        if (thing !== null) onPick(thing, false);
      }}
      onContextMenu={(event) => {
        if (look(event.target)) event.preventDefault();
      }}
      onPointerOver={({ target }) => onHover(thingUnder(target))}
      onPointerLeave={() => onHover(null)}
      onFocus={({ target }) => onHover(thingUnder(target))}
      onBlur={() => onHover(null)}
    >
      {props.children}
    </section>
  );
}
