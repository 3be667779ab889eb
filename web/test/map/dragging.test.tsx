// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { type Carries, useDragging } from '../../src/map/use-dragging.ts';
import { doing, mountHook } from '../page/dom.ts';

/** A sheet of 1000 units drawn 500 pixels wide, its corner at (100, 50). */
function sheet() {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(100, 50, 500, 250);
  return { current: element };
}

const event = (clientX: number, clientY: number) => new PointerEvent('pointermove', { clientX, clientY });

interface Trial {
  /** The places each thing can go to, once they are known; a thing without an entry stays. */
  readonly goes: Readonly<Record<string, Promise<readonly string[]>>>;
  readonly under?: string | null;
}

async function dragging({ goes, under = 'fleet' }: Trial) {
  const onCarried = vi.fn<(thing: string, place: string) => void>();
  let thing = under;
  const seen: { x: number; y: number }[] = [];
  const carries: Carries<string, string> = {
    width: 1000,
    thingUnder: () => thing,
    placeAt: (point) => {
      seen.push(point);
      return point.x < 500 ? 'west' : point.x < 900 ? 'east' : null;
    },
    carry: (taken) => goes[taken] ?? null,
    onCarried,
  };
  const board = sheet();
  const hook = await mountHook(() => useDragging(board, carries), null);
  const gestures = () => hook.now.gestures;
  return {
    hook,
    onCarried,
    seen,
    takeUp: async (next = thing) => {
      thing = next;
      let took = false;
      await doing(() => {
        took = gestures().takeUp(null);
      });
      return took;
    },
    carry: (x: number, y: number) => doing(() => gestures().carry(event(x, y))),
    putDown: (x: number, y: number) => doing(() => gestures().putDown(event(x, y))),
    breakOff: () => doing(() => gestures().putDown(null)),
  };
}

const known = (...places: string[]) => Promise.resolve(places);

describe('a thing on a map', () => {
  it('is taken up with where it may go, and put down there', async () => {
    const { takeUp, carry, putDown, hook, onCarried } = await dragging({ goes: { fleet: known('east') } });
    expect(await takeUp()).toBe(true);
    expect(hook.now.carried).toEqual({ thing: 'fleet', places: ['east'], at: null, over: null });
    await carry(400, 60);
    expect(hook.now.carried).toMatchObject({ at: { x: 600, y: 20 }, over: 'east' });
    await putDown(400, 60);
    expect(onCarried.mock.calls).toEqual([['fleet', 'east']]);
    expect(hook.now.carried).toBeNull();
  });

  it('is found by the sheet’s own measure, however large it is drawn', async () => {
    const { takeUp, carry, seen } = await dragging({ goes: { fleet: known('west') } });
    await takeUp();
    await carry(100, 50);
    await carry(600, 300);
    expect(seen).toEqual([
      { x: 0, y: 0 },
      { x: 1000, y: 500 },
    ]);
  });

  it('stays where it is if it cannot be moved, and so does the map’s bare ground', async () => {
    const { takeUp, hook } = await dragging({ goes: {} });
    expect(await takeUp('fort')).toBe(false);
    expect(await takeUp(null)).toBe(false);
    expect(hook.now.carried).toBeNull();
  });

  it('goes back when it is let go over no place, or the gesture is broken off', async () => {
    const { takeUp, putDown, breakOff, hook, onCarried } = await dragging({ goes: { fleet: known('west') } });
    await takeUp();
    await putDown(590, 60);
    expect(hook.now.carried).toBeNull();
    await takeUp();
    await breakOff();
    expect(hook.now.carried).toBeNull();
    expect(onCarried).not.toHaveBeenCalled();
  });

  it('can be put down before it is known where it may go: the board says whether it may', async () => {
    const { takeUp, putDown, onCarried } = await dragging({ goes: { fleet: new Promise(() => {}) } });
    await takeUp();
    await putDown(150, 60);
    expect(onCarried.mock.calls).toEqual([['fleet', 'west']]);
  });

  it('is let go where nobody can say where it may go', async () => {
    const fleet = Promise.withResolvers<readonly string[]>();
    const { takeUp, hook } = await dragging({ goes: { fleet: fleet.promise } });
    await takeUp();
    await doing(() => fleet.reject(new Error('the thread is gone')));
    expect(hook.now.carried).toBeNull();
  });
});

describe('an answer that comes late', () => {
  it('says nothing of what was taken up since', async () => {
    const fleet = Promise.withResolvers<readonly string[]>();
    const { takeUp, breakOff, hook } = await dragging({ goes: { fleet: fleet.promise, army: known('west') } });
    await takeUp('fleet');
    await breakOff();
    await takeUp('army');
    await doing(() => fleet.resolve(['east']));
    expect(hook.now.carried).toMatchObject({ thing: 'army', places: ['west'] });
  });

  it('takes nothing out of the hand if it is a failure', async () => {
    const fleet = Promise.withResolvers<readonly string[]>();
    const { takeUp, breakOff, hook } = await dragging({ goes: { fleet: fleet.promise, army: known('west') } });
    await takeUp('fleet');
    await breakOff();
    await takeUp('army');
    await doing(() => fleet.reject(new Error('the thread is gone')));
    expect(hook.now.carried).toMatchObject({ thing: 'army' });
  });

  it('is of no use once it has been put down', async () => {
    const fleet = Promise.withResolvers<readonly string[]>();
    const { takeUp, putDown, hook } = await dragging({ goes: { fleet: fleet.promise } });
    await takeUp('fleet');
    await putDown(150, 60);
    await doing(() => fleet.resolve(['east']));
    expect(hook.now.carried).toBeNull();
  });
});
