// @vitest-environment happy-dom
import type { OwnAsk, ToldEvent } from '@cabinet-wars/kernel';
import { useLayoutEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lookedAt } from '../../src/boards/kit/looked-at.ts';
import { useStory } from '../../src/boards/kit/scene/use-story.ts';
import { makeStore } from '../../src/boards/kit/store.ts';
import { useAfterPaint } from '../../src/boards/kit/use-after-paint.ts';
import { type Doing, useGesture } from '../../src/boards/kit/use-gesture.ts';
import { doing, mount, mountHook, until } from '../page/dom.ts';

type Own = { readonly t: string; readonly square?: string; readonly n?: number };
const asking = (askId: number, ...options: Own[]): OwnAsk<Own> => ({
  askId,
  seat: 0,
  key: 'act',
  mode: 'one',
  options,
  soFar: [],
  pass: null,
  hides: false,
});
const [march, attack, done] = [{ t: 'march' }, { t: 'attack', square: 'C14' }, { t: 'done' }];

describe('a gesture', () => {
  const using = async (ask: OwnAsk<Own> | null) => {
    const pick = vi.fn<(choice: Own | readonly Own[]) => void>();
    const hook = await mountHook(useGesture<Own>, { ask, pick });
    return { hook, pick, does: (gesture: Doing<Own>) => doing(() => hook.now(gesture)) };
  };

  it('of one choice is picked as it is, for good or not', async () => {
    const { does, pick } = await using(asking(1, attack));
    await does({ choices: [attack], isFinal: true });
    expect(pick.mock.calls).toEqual([[attack]]);
  });

  it('that can be taken back is done at once', async () => {
    const { does, pick } = await using(asking(1, march));
    await does({ choices: [march, done], isFinal: false });
    expect(pick.mock.calls).toEqual([[[march, done]]]);
  });

  it('that dice follow waits with its last choice for the question that choice answers', async () => {
    const { hook, does, pick } = await using(asking(1, march));
    await does({ choices: [march, attack], isFinal: true });
    expect(pick.mock.calls).toEqual([[[march]]]);
    await hook.draw({ ask: null, pick });
    expect(pick).toHaveBeenCalledTimes(1);
    await hook.draw({ ask: asking(2, attack, done), pick });
    expect(pick.mock.calls.at(-1)).toEqual([attack]);
    await hook.draw({ ask: asking(3, attack, done), pick });
    expect(pick).toHaveBeenCalledTimes(2);
  });

  it('is given up where the next question does not offer its last choice', async () => {
    const { hook, does, pick } = await using(asking(1, march));
    await does({ choices: [march, attack], isFinal: true });
    await hook.draw({ ask: asking(2, done), pick });
    await hook.draw({ ask: asking(3, attack), pick });
    expect(pick.mock.calls).toEqual([[[march]]]);
  });
});

const FRAME = 17;

describe('what takes a while', () => {
  it('is there after the page is painted, and only for what it was made of', async () => {
    const make = vi.fn(({ n }: { n: number }) => n * 2);
    const using = (of: { n: number } | null) => useAfterPaint(of, make);
    const [three, four] = [{ n: 3 }, { n: 4 }];
    const hook = await mountHook<{ n: number } | null, number | null>(using, three);
    await until(() => expect(hook.now).toBe(6));
    await hook.draw(three);
    expect(make).toHaveBeenCalledTimes(1);
    await hook.draw(four);
    await until(() => expect(hook.now).toBe(8));
    await hook.draw(null);
    expect(hook.now).toBeNull();
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('is never made for what has gone again before it was painted', async () => {
    vi.useFakeTimers();
    try {
      const make = vi.fn(({ n }: { n: number }) => n);
      const using = (of: { n: number } | null) => useAfterPaint(of, make);
      const hook = await mountHook(using, { n: 1 });
      expect(hook.now).toBeNull();
      await hook.draw({ n: 2 });
      // A timer that runs before the frame would keep the frame waiting.
      await doing(() => vi.advanceTimersByTime(1));
      expect(make).not.toHaveBeenCalled();
      await doing(() => vi.advanceTimersByTime(FRAME));
      expect(make.mock.calls).toEqual([[{ n: 2 }]]);
      expect(hook.now).toBe(2);
      await hook.draw({ n: 3 });
      await hook.leave();
      vi.advanceTimersByTime(2 * FRAME);
      expect(make).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the story while it is told', () => {
  const told: ToldEvent<Own>[] = [{ id: 1, event: { t: 'begun' } }];
  const shown = (event: Own | null) => (event === null ? null : { event, milliseconds: 100 });

  it('gathers what has been shown, each event once, until it is part of the story', async () => {
    const hook = await mountHook(useStory<Own>, { told, animating: shown(null) });
    expect(hook.now).toEqual([]);
    await hook.draw({ told, animating: shown(march) });
    await hook.draw({ told, animating: shown(march) });
    await hook.draw({ told, animating: null });
    await hook.draw({ told, animating: shown(attack) });
    expect(hook.now).toEqual([march, attack]);
    await hook.draw({ told: [...told, { id: 2, event: march }], animating: null });
    expect(hook.now).toEqual([]);
  });
});

describe('a store', () => {
  it('draws anew whoever looks at a part that changed, and nobody else', async () => {
    const store = makeStore({ region: 'europe', n: 1 });
    const region = await mountHook((_: null) => store.use((each) => each.region), null);
    const drawn = region.drawn;
    await doing(() => store.set({ n: 2 }));
    expect([region.now, region.drawn]).toEqual(['europe', drawn]);
    await doing(() => store.set({ region: 'india' }));
    expect(region.now).toBe('india');
    expect(store.get()).toEqual({ region: 'india', n: 2 });
  });

  it('forgets whoever has left', async () => {
    const store = makeStore({ n: 1 });
    const look = await mountHook((_: null) => store.use(({ n }) => n), null);
    await look.leave();
    const drawn = look.drawn;
    store.set({ n: 5 });
    expect(look.drawn).toBe(drawn);
  });

  it('lets the map follow the rail: what answers a press does not wait for it', async () => {
    const store = makeStore({ n: 1, other: 1 });
    const told: string[] = [];
    let map = 0;
    let drawings = 0;
    const Rail = () => {
      const n = store.use((each) => each.n);
      useLayoutEffect(() => void told.push(`rail ${n}, map ${map}`), [n]);
      return null;
    };
    const Sheet = () => {
      map = store.useLater((each) => each.n);
      drawings++;
      return null;
    };
    await mount([<Rail key="rail" />, <Sheet key="map" />]);
    await doing(() => store.set({ n: 2 }));
    expect(told.at(-1)).toBe('rail 2, map 1');
    expect(map).toBe(2);
    const before = drawings;
    await doing(() => store.set({ other: 2 }));
    expect(drawings).toBe(before);
  });

  it('tells whoever follows what was set while it was being drawn', async () => {
    const store = makeStore({ n: 1 });
    const look = await mountHook((_: null) => {
      const n = store.useLater((each) => each.n);
      useLayoutEffect(() => store.set({ n: 3 }), []);
      return n;
    }, null);
    expect(look.now).toBe(3);
  });
});

it.each([
  ['what is picked', { ask: asking(1, march, done), highlighted: 1, picked: march }, march],
  ['what is under the pointer', { ask: asking(1, march, done), highlighted: 1, picked: null }, done],
  ['nothing where nothing is pointed at', { ask: asking(1, march), highlighted: null, picked: null }, null],
  ['nothing where the pointer is on an old list', { ask: asking(1, march), highlighted: 7, picked: null }, null],
  ['nothing without a question', { ask: null, highlighted: 0, picked: null }, null],
])('one looks at %s', (_, pointing, expected) => {
  expect(lookedAt<Own>(pointing)).toEqual(expected);
});
