// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { attributeUnder } from '../../src/map/attribute-under.ts';
import { usePopover } from '../../src/map/use-popover.ts';
import { SheetHandle } from '../../src/shell/table/sheet.tsx';
import { doing, mount, mountHook, the } from './dom.ts';

const stops: string[] = [];
beforeEach(() => void stops.splice(0));

/** A phone's page, 800 high, whose sheet stands at half. */
async function atSheet() {
  await mount(
    <main className="table-main">
      <section className="rail">
        <SheetHandle stop="half" name="Decide" onStop={(stop) => stops.push(stop)} />
      </section>
    </main>,
  );
  const set = (selector: string, name: string, value: number) =>
    Object.defineProperty(the(selector), name, { configurable: true, value });
  set('.table-main', 'clientHeight', 800);
  set('.rail', 'offsetHeight', 432);
  const handle = the('.sheet-handle');
  handle.setPointerCapture = () => undefined;
  const point = (type: string, clientY: number) =>
    doing(() => handle.dispatchEvent(new PointerEvent(type, { bubbles: true, clientY, pointerId: 1 })));
  return { handle, point, main: the('.table-main') };
}

describe('the handle of the sheet', () => {
  it('goes on to the next height by a tap', async () => {
    const { handle } = await atSheet();
    await doing(() => handle.click());
    expect(stops).toEqual(['full']);
  });

  it.each([
    [400, 100, 'full'],
    [400, 720, 'low'],
    [400, 430, 'half'],
  ])('dragged from %i to %i rests at %s, and the click that ends it is no tap', async (from, to, stop) => {
    const { handle, point, main } = await atSheet();
    await point('pointerdown', from);
    await point('pointermove', to);
    expect(main.style.gridTemplateRows).toMatch(/px$/);
    await point('pointerup', to);
    await doing(() => handle.click());
    expect(stops).toEqual([stop]);
    expect(main.style.gridTemplateRows).toBe('');
  });

  it('takes a trembling finger for a tap', async () => {
    const { handle, point, main } = await atSheet();
    await point('pointerdown', 400);
    await point('pointermove', 404);
    expect(main.style.gridTemplateRows).toBe('');
    await point('pointerup', 404);
    await doing(() => handle.click());
    expect(stops).toEqual(['full']);
  });
});

describe('what lies under the pointer', () => {
  it('is named by the nearest thing around it', async () => {
    await mount(
      <svg data-thing="square/a" aria-hidden="true">
        <g>
          <text>x</text>
        </g>
      </svg>,
    );
    expect(attributeUnder(document.querySelector('text'), 'data-thing')).toBe('square/a');
    expect(attributeUnder(document.body, 'data-thing')).toBeNull();
    expect(attributeUnder(null, 'data-thing')).toBeNull();
    expect(attributeUnder(window, 'data-thing')).toBeNull();
  });
});

describe('a popover', () => {
  const box = (left: number, top: number, width: number, height: number) => () =>
    ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

  async function placed(thing: ReturnType<typeof box>) {
    const [map, target, own] = ['map', 'target', 'own'].map((id) => {
      const element = document.body.appendChild(document.createElement('div'));
      element.id = id;
      return element;
    });
    map.getBoundingClientRect = box(0, 0, 1000, 600);
    target.getBoundingClientRect = thing;
    own.getBoundingClientRect = box(0, 0, 200, 100);
    const anchor = { target: '#target', map: '#map' };
    return (await mountHook((ref: { current: HTMLElement }) => usePopover(anchor, ref), { current: own })).now;
  }

  it.each([
    ['to the right of its thing', box(100, 200, 50, 40), { left: 160, top: 170 }],
    ['to the left where there is no room', box(900, 200, 50, 40), { left: 690, top: 170 }],
    ['inside the map at its top', box(100, 0, 50, 40), { left: 160, top: 6 }],
    ['inside the map at its foot', box(100, 580, 50, 20), { left: 160, top: 494 }],
  ])('stands %s', async (_, thing, at) => {
    expect(await placed(thing)).toEqual(at);
  });
});
