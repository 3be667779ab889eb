// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLongPress } from '../../src/map/use-long-press.ts';
import { doing, mount, the } from '../page/dom.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function surface() {
  const held = vi.fn<(target: EventTarget) => void>();
  const clicked = vi.fn();
  function Surface() {
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: what a map's window is made of
      <div {...useLongPress(held)} onClick={clicked}>
        <i className="thing" />
      </div>
    );
  }
  await mount(<Surface />);
  const thing = the('.thing');
  const send = (type: string, x = 0, more: object = {}) =>
    doing(() => {
      const event = new Event(type, { bubbles: true, cancelable: true });
      thing.dispatchEvent(
        Object.assign(event, { pointerType: 'touch', pointerId: 1, isPrimary: true, clientX: x, clientY: 0, ...more }),
      );
    });
  return { held, clicked, thing, send, rest: () => doing(() => void vi.advanceTimersByTime(500)) };
}

it('a finger that rests asks about what it rests on, and the click that ends it chooses nothing', async () => {
  const { held, clicked, thing, send, rest } = await surface();
  await send('pointerdown');
  await send('pointermove', 3);
  await rest();
  expect(held).toHaveBeenCalledExactlyOnceWith(thing);
  await send('pointerup');
  await send('click');
  expect(clicked).not.toHaveBeenCalled();
  await send('click');
  expect(clicked).toHaveBeenCalledOnce();
});

it('a tap, a finger that goes somewhere, two fingers and a mouse do not', async () => {
  const { held, clicked, send, rest } = await surface();
  await send('pointerdown');
  await send('pointerup');
  await send('click');
  expect(clicked).toHaveBeenCalledOnce();
  await rest();
  await send('pointerdown');
  await send('pointermove', 30);
  await rest();
  await send('pointerdown');
  await send('pointerdown', 40, { pointerId: 2, isPrimary: false });
  await rest();
  await send('pointerdown', 0, { pointerType: 'mouse' });
  await rest();
  expect(held).not.toHaveBeenCalled();
});
