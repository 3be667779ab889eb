// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { usePast } from '../../src/shell/table-state/use-past.ts';
import { friend, me } from '../office.ts';
import { doing, mountHook, until } from './dom.ts';
import { clientOf } from './table.tsx';

async function looking(choices = 12) {
  const { client } = await clientOf({ seats: [me, friend], choices, as: 0 });
  const hook = await mountHook(usePast, client);
  return { client, hook };
}

describe('a look at the past', () => {
  it('begins with the present', async () => {
    const { hook } = await looking();
    expect(hook.now).toMatchObject({ past: null, timeline: null, stops: [] });
  });

  it('goes to any moment, and shows the table as it was then', async () => {
    const { client, hook } = await looking();
    await doing(() => hook.now.to(0));
    expect(hook.now.past?.at).toBe(0);
    expect(hook.now.past?.view).not.toEqual(client.state().view);
    const last = hook.now.timeline!.length;
    await doing(() => hook.now.to(last));
    expect(hook.now.past?.view).toEqual(client.state().view);
  });

  it('goes back from the present to the last moment at which anything became known', async () => {
    const { hook } = await looking();
    await doing(() => hook.now.before());
    const { past, stops, timeline } = hook.now;
    expect(past?.at).toBe(stops.findLast((stop) => stop < timeline!.length));
  });

  it('steps back and forth over the same stops', async () => {
    const { hook } = await looking();
    const back: number[] = [];
    for (let n = 0; n < 30 && hook.now.past?.at !== 0; n++) {
      await doing(() => hook.now.before());
      back.push(hook.now.past!.at);
    }
    expect(back.at(-1)).toBe(0);
    const forth: number[] = [0];
    for (let n = 0; n < back.length - 1; n++) {
      await doing(() => hook.now.after());
      forth.push(hook.now.past!.at);
    }
    expect(forth).toEqual(back.toReversed());
  });

  it('stays at the ends', async () => {
    const { hook } = await looking();
    await doing(() => hook.now.to(0));
    await doing(() => hook.now.before());
    expect(hook.now.past?.at).toBe(0);
    const last = hook.now.timeline!.length;
    await doing(() => hook.now.to(last));
    await doing(() => hook.now.after());
    expect(hook.now.past?.at).toBe(last);
  });

  it('finds the moment of an event, before which it was not known', async () => {
    const { hook, client } = await looking();
    await doing(() => hook.now.to(0));
    const { told, at } = hook.now.timeline!;
    for (const i of [0, 3, told.length - 1]) {
      await doing(() => hook.now.toEvent(told[i].id));
      expect(hook.now.past?.at).toBe(at[i]);
      expect(hook.now.past!.next).toBeGreaterThan(told[i].id);
      if (at[i] > 0) expect((await client.past(at[i] - 1)).next).toBeLessThanOrEqual(told[i].id);
    }
  });

  it('goes to the end for an event it has never heard of', async () => {
    const { hook } = await looking();
    await doing(() => hook.now.toEvent(99_999));
    expect(hook.now.past?.at).toBe(hook.now.timeline!.length);
  });

  it('takes two quick steps for two', async () => {
    const { hook } = await looking();
    await doing(() => hook.now.before());
    await doing(() => hook.now.before());
    const second = hook.now.past?.at;
    await doing(() => hook.now.toNow());
    const { before } = hook.now;
    await doing(() => Promise.all([before(), before()]));
    expect(hook.now.past?.at).toBe(second);
  });

  it('shows what was asked for last, whichever answer comes last', async () => {
    const { client } = await clientOf({ seats: [me, friend], choices: 12, as: 0 });
    const slow: (() => void)[] = [];
    const past = async (at: number) => {
      const found = await client.past(at);
      if (at === 3) await new Promise<void>((resolve) => slow.push(resolve));
      return found;
    };
    const hook = await mountHook(usePast, { ...client, past });
    let first: Promise<void> | null = null;
    await doing(() => {
      first = hook.now.to(3);
    });
    await doing(() => hook.now.to(7));
    await until(() => expect(slow).toHaveLength(1));
    await doing(() => {
      slow[0]();
      return first;
    });
    expect(hook.now.past?.at).toBe(7);
    await doing(() => {
      void hook.now.to(3);
    });
    await until(() => expect(slow).toHaveLength(2));
    await doing(() => hook.now.toNow());
    await doing(() => slow[1]());
    expect(hook.now.past).toBeNull();
  });

  it('comes back to the present', async () => {
    const { hook } = await looking();
    await doing(() => hook.now.before());
    await doing(() => hook.now.toNow());
    expect(hook.now.past).toBeNull();
  });

  it('hears of what has happened since it last looked', async () => {
    const { hook, client } = await looking(3);
    await doing(() => hook.now.before());
    const then = hook.now.timeline!.length;
    const { own } = client.state().asks;
    await doing(() => client.choose(0, own!.askId, { t: 'recruit', province: 'hill' }));
    await doing(() => hook.now.before());
    expect(hook.now.timeline!.length).toBeGreaterThan(then);
  });
});
