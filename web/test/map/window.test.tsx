// @vitest-environment happy-dom
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attributeUnder } from '../../src/map/attribute-under.ts';
import type { Camera, Size } from '../../src/map/camera.ts';
import { Engraving } from '../../src/map/Engraving.tsx';
import { type CameraControl, useCamera } from '../../src/map/use-camera.ts';
import { usePopover } from '../../src/map/use-popover.ts';
import { layOut, put } from '../kit/boxes.ts';
import { doing, mount, the, until } from '../page/dom.ts';

const SHEET = { w: 1000, h: 500, most: 4, readable: 0.9 };

/** The window's own size, told as a browser tells it. */
let resize: (size: Size) => void = () => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: (entries: { contentRect: { width: number; height: number } }[]) => void) {
        resize = ({ w, h }) => told([{ contentRect: { width: w, height: h } }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function windowOn(size: Size) {
  const settled = vi.fn<(camera: Camera, view: Size) => void>();
  const carries = { takeUp: vi.fn(() => false), carry: vi.fn(), putDown: vi.fn() };
  const held: { control: CameraControl | null } = { control: null };
  function Window() {
    const port = useRef<HTMLDivElement>(null);
    const board = useRef<HTMLDivElement>(null);
    held.control = useCamera(SHEET, port, board, settled, carries);
    const place = (element: HTMLDivElement | null) => {
      if (element !== null) port.current = layOut(element, 0, 0, size.w, size.h);
    };
    return (
      <div ref={place} className="port">
        <div ref={board} className="board">
          <div data-engraving />
        </div>
      </div>
    );
  }
  await mount(<Window />);
  const board = the<HTMLDivElement>('.board');
  const camera = () => {
    const [, x, y, k] = /translate3d\((.+)px, (.+)px, 0\) scale\((.+)\)/.exec(board.style.transform)!.map(Number);
    return { x, y, k };
  };
  return { control: held.control!, settled, carries, board, camera, rest: () => vi.advanceTimersByTime(500) };
}

describe('a window on a map', () => {
  it('opens on the whole of it, in the middle, and says so at once', async () => {
    const { camera, settled } = await windowOn({ w: 500, h: 500 });
    expect(camera()).toEqual({ x: 0, y: 125, k: 0.5 });
    expect(settled.mock.calls.at(-1)).toEqual([
      { x: 0, y: 125, k: 0.5 },
      { w: 500, h: 500 },
    ]);
  });

  it('zooms about its middle, and lets counters and lines follow when it has settled', async () => {
    const { control, camera, board, settled, rest } = await windowOn({ w: 1000, h: 500 });
    control.zoom(4);
    expect(camera()).toEqual({ x: -1500, y: -750, k: 4 });
    expect([...board.classList]).toEqual(['board', 'moving', 'gliding']);
    const before = settled.mock.calls.length;
    rest();
    expect(settled.mock.calls).toHaveLength(before + 1);
    expect([...board.classList]).toEqual(['board']);
    expect(board.style.getPropertyValue('--grow')).toBe('0.400');
    expect(the('[data-engraving]').style.getPropertyValue('--thin')).toBe('0.500');
  });

  it('comes no closer than the sheet allows, nor further off than the whole', async () => {
    const { control, camera } = await windowOn({ w: 1000, h: 500 });
    control.zoom(100);
    expect(camera().k).toBe(4);
    control.zoom(0.001);
    expect(camera()).toEqual({ x: 0, y: 0, k: 1 });
  });

  it('pans as far as the edge', async () => {
    const { control, camera, board } = await windowOn({ w: 1000, h: 500 });
    control.zoom(2);
    vi.advanceTimersByTime(500);
    control.pan(-200, 100);
    expect(camera()).toEqual({ x: -700, y: -150, k: 2 });
    expect(board.classList.contains('moving')).toBe(false);
    control.pan(5000, 5000);
    expect(camera()).toEqual({ x: 0, y: 0, k: 2 });
  });

  it('goes to a place that is not in sight, and nowhere for one that is', async () => {
    const { control, camera } = await windowOn({ w: 1000, h: 500 });
    const box = { x: 800, y: 100, w: 100, h: 100 };
    control.show(box);
    expect(camera().k).toBe(1);
    control.show(box, { always: true, most: 2, smooth: false });
    expect(camera()).toEqual({ x: -1000, y: -50, k: 2 });
    control.show({ x: 0, y: 0, w: 100, h: 100 });
    expect(camera()).toMatchObject({ x: 0, y: 0, k: 2.6 });
    control.showAll();
    expect(camera()).toEqual({ x: 0, y: 0, k: 1 });
  });

  it('shows the whole still when it grows, and keeps its place where one had come closer', async () => {
    const { control, camera } = await windowOn({ w: 1000, h: 500 });
    await doing(() => resize({ w: 2000, h: 1000 }));
    expect(camera()).toEqual({ x: 0, y: 0, k: 2 });
    control.zoom(2);
    expect(camera()).toEqual({ x: -1000, y: -500, k: 4 });
    await doing(() => resize({ w: 1000, h: 500 }));
    expect(camera()).toEqual({ x: -1000, y: -500, k: 4 });
    await doing(() => resize({ w: 3500, h: 1800 }));
    expect(camera()).toEqual({ x: -500, y: -200, k: 4 });
  });

  it('is turned by the wheel about what lies under the pointer', async () => {
    const { camera } = await windowOn({ w: 1000, h: 500 });
    // A wheel of happy-dom has no place of its own.
    const turned = new WheelEvent('wheel', { deltaY: -Math.log(2) / 0.0016, cancelable: true });
    const wheel = Object.assign(turned, { clientX: 100, clientY: 50 });
    the('.port').dispatchEvent(wheel);
    expect(wheel.defaultPrevented).toBe(true);
    const { x, y, k } = camera();
    expect([x, y, k].map((each) => Number(each.toFixed(6)))).toEqual([-100, -50, 2]);
  });
});

describe('a popover', () => {
  const Popover = ({ w, h }: { w: number; h: number }) => {
    const ref = useRef<HTMLDivElement>(null);
    const place = (element: HTMLDivElement | null) => {
      if (element !== null) ref.current = layOut(element, 0, 0, w, h);
    };
    return <div ref={place} className="popover" style={usePopover({ target: '#thing', map: '#map' }, ref)} />;
  };
  const shown = () => {
    const { left, top, opacity } = the('.popover').style;
    return { left, top, opacity };
  };

  it.each([
    ['right of its thing', [100, 200, 40, 40], { left: '150px', top: '170px', opacity: '' }],
    ['left of it at the right edge', [900, 200, 40, 40], { left: '690px', top: '170px', opacity: '' }],
    ['inside the map at its top', [100, 0, 40, 40], { left: '150px', top: '6px', opacity: '' }],
    ['inside the map at its foot', [100, 580, 40, 20], { left: '150px', top: '494px', opacity: '' }],
  ] as const)('stands %s', async (_, [x, y, w, h], expected) => {
    put('map', 0, 0, 1000, 600);
    put('thing', x, y, w, h);
    await mount(<Popover w={200} h={100} />);
    expect(shown()).toEqual(expected);
  });

  it('is unseen where its thing is not on the map', async () => {
    put('map', 0, 0, 1000, 600);
    await mount(<Popover w={200} h={100} />);
    expect(shown().opacity).toBe('0');
  });
});

it('what is pointed at is the nearest thing that has a name', () => {
  document.body.innerHTML =
    '<g data-space="albany"><i id="inner"></i><b data-space="niagara" id="own"></b></g><p id="out"></p>';
  const under = (id: string) => attributeUnder(document.getElementById(id), 'data-space');
  expect([under('inner'), under('own'), under('out')]).toEqual(['albany', 'niagara', null]);
  expect(attributeUnder(null, 'data-space')).toBeNull();
  expect(attributeUnder(new EventTarget(), 'data-space')).toBeNull();
});

describe('an engraving', () => {
  const SVG = '<svg><g class="plate" data-plate="europe"></g><g class="plate" data-plate="india"></g></svg>';
  const lit = () => [...document.querySelectorAll('.plate.lit')].map((plate) => plate.getAttribute('data-plate'));

  it('is fetched once, put into the page as it is, and has one plate in the light', async () => {
    vi.useRealTimers();
    const fetched = vi.fn(async () => new Response(SVG));
    vi.stubGlobal('fetch', fetched);
    const { draw } = await mount(<Engraving address="/world.svg" className="sheet" />);
    await until(() => expect(the('.sheet').dataset.ready).toBe('true'));
    expect(lit()).toEqual([]);
    await draw(<Engraving address="/world.svg" className="sheet" lit="india" />);
    expect(lit()).toEqual(['india']);
    expect(the('.sheet > svg').classList.contains('has-lit')).toBe(true);
    await draw(<Engraving address="/world.svg" className="sheet" lit={null} />);
    expect(lit()).toEqual([]);
    await mount(<Engraving address="/world.svg" className="again" lit="europe" />);
    await until(() => expect(the('.again').dataset.ready).toBe('true'));
    expect(fetched).toHaveBeenCalledOnce();
  });
});
