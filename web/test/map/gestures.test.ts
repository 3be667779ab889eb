import { describe, expect, it, vi } from 'vitest';
import { type Gestures, listenToGestures } from '../../src/map/gestures.ts';

/** As much of an element as gestures use, with a corner that is not that of the page. */
class Surface extends EventTarget {
  readonly captured: number[] = [];
  getBoundingClientRect = () => ({ left: 100, top: 50 });
  setPointerCapture = (id: number) => this.captured.push(id);
}

function listening(takesUp = false) {
  const surface = new Surface();
  const calls: unknown[][] = [];
  const note =
    (name: string) =>
    (...args: unknown[]) =>
      calls.push([name, ...args]);
  const gestures: Gestures = {
    pan: note('pan'),
    zoom: note('zoom'),
    takeUp: () => takesUp,
    carry: () => note('carry')(),
    putDown: (event) => note('putDown')(event === null ? 'broken off' : 'there'),
  };
  // Only these parts of an element are asked for; a browser's own come with a page.
  const stop = listenToGestures(surface as unknown as HTMLElement, gestures);
  const send = (type: string, more: object = {}) => {
    const event = Object.assign(new Event(type, { cancelable: true }), { button: 0, pointerId: 1, ...more });
    surface.dispatchEvent(event);
    return event;
  };
  const at = (x: number, y: number, pointerId = 1) => ({ clientX: 100 + x, clientY: 50 + y, pointerId });
  return { surface, calls, send, at, stop };
}

describe('one finger', () => {
  it('moves the map once it has left the place it touched', () => {
    const { send, at, calls } = listening();
    send('pointerdown', at(10, 10));
    send('pointermove', at(13, 12));
    expect(calls).toEqual([]);
    send('pointermove', at(30, 10));
    send('pointermove', at(31, 14));
    expect(calls).toEqual([
      ['pan', 20, 0],
      ['pan', 1, 4],
    ]);
  });

  it('moves nothing with another button than the first', () => {
    const { send, at, calls } = listening();
    send('pointerdown', { ...at(10, 10), button: 2 });
    send('pointermove', at(90, 10));
    expect(calls).toEqual([]);
  });

  it('carries what it took up, and puts it down where it lets go', () => {
    const { send, at, calls } = listening(true);
    send('pointerdown', at(10, 10));
    send('pointermove', at(40, 10));
    send('pointerup', at(40, 10));
    expect(calls).toEqual([['carry'], ['putDown', 'there']]);
  });

  it('puts nothing down where the gesture was broken off', () => {
    const { send, at, calls } = listening(true);
    send('pointerdown', at(10, 10));
    send('pointermove', at(40, 10));
    send('pointercancel', at(40, 10));
    expect(calls.at(-1)).toEqual(['putDown', 'broken off']);
  });
});

describe('the click that ends a drag', () => {
  const heard = (drag: boolean) => {
    const { send, at, surface } = listening();
    let clicks = 0;
    send('pointerdown', at(10, 10));
    if (drag) send('pointermove', at(60, 10));
    send('pointerup', at(60, 10));
    const click = new Event('click');
    const stop = click.stopPropagation.bind(click);
    click.stopPropagation = () => {
      clicks--;
      stop();
    };
    clicks++;
    surface.dispatchEvent(click);
    return clicks;
  };

  it('chooses nothing, while a tap does', () => {
    expect(heard(true)).toBe(0);
    expect(heard(false)).toBe(1);
  });
});

describe('two fingers and the wheel', () => {
  it('zoom about the middle between the fingers, by how far they part', () => {
    const { send, at, calls } = listening();
    send('pointerdown', at(0, 0, 1));
    send('pointerdown', at(100, 0, 2));
    send('pointermove', at(200, 0, 2));
    expect(calls).toEqual([
      ['pan', 50, 0],
      ['zoom', { x: 100, y: 0 }, 2],
    ]);
  });

  it('zoom also where the first had already taken something up: that goes back', () => {
    const { send, at, calls } = listening(true);
    send('pointerdown', at(0, 0, 1));
    send('pointermove', at(10, 0, 1));
    send('pointerdown', at(110, 0, 2));
    send('pointermove', at(210, 0, 2));
    send('pointerup', at(210, 0, 2));
    send('pointerup', at(10, 0, 1));
    expect(calls).toEqual([['carry'], ['putDown', 'broken off'], ['pan', 50, 0], ['zoom', { x: 110, y: 0 }, 2]]);
  });

  it('zoom at the pointer, and the page does not scroll', () => {
    const { send, at, calls } = listening();
    const event = send('wheel', { ...at(20, 30), deltaY: -100, ctrlKey: false });
    expect(event.defaultPrevented).toBe(true);
    expect(calls).toEqual([['zoom', { x: 20, y: 30 }, Math.exp(0.16)]]);
  });
});

it('hears nothing more when told to stop', () => {
  const { send, at, calls, stop } = listening();
  stop();
  send('pointerdown', at(0, 0));
  send('pointermove', at(90, 0));
  send('wheel', { ...at(0, 0), deltaY: 100 });
  expect(calls).toEqual([]);
});

it('a tap after a finger has dragged is a tap: no click followed the drag to end it', () => {
  const { send, at, surface } = listening();
  send('pointerdown', at(10, 10));
  send('pointermove', at(60, 10));
  send('pointerup', at(60, 10));
  send('pointerdown', at(20, 20));
  send('pointerup', at(20, 20));
  const click = Object.assign(new Event('click'), { stopPropagation: vi.fn() });
  surface.dispatchEvent(click);
  expect(click.stopPropagation).not.toHaveBeenCalled();
});
