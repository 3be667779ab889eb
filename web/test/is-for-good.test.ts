import type { Ahead, End } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { isForGood } from '../src/shell/table-state/is-for-good.ts';

const leadingTo = (end: End) => async (): Promise<Ahead> => ({
  start: { choices: [], end, tally: null },
  gestures: [],
  complete: true,
  tried: 1,
});
const asking = { t: 'question', key: 'a.b', options: [] } as const;
const never = async (): Promise<never> => {
  throw new Error('nobody asked');
};

describe('what is committed with a second click', () => {
  it('is what dice or hidden things follow', async () => {
    for (const [end, expected] of [
      [{ t: 'chance' }, true],
      [{ t: 'hidden' }, true],
      [{ t: 'others' }, false],
      [{ t: 'over' }, false],
      [asking, false],
    ] as const)
      expect(await isForGood({}, 'attack.go', { t: 'go' }, leadingTo(end))).toBe(expected);
  });

  it('is as the board says of a prompt or a kind of choice, without looking ahead; the kind outweighs the prompt', async () => {
    const commits = { twice: ['attack.declare', 'storm'], once: ['losses.choose', 'done'] };
    const ask = (key: string, t: string) => isForGood({ commits }, key, { t }, never);
    expect(await ask('attack.declare', 'attack')).toBe(true);
    expect(await ask('losses.choose', 'lose')).toBe(false);
    expect(await ask('losses.choose', 'storm')).toBe(true);
    expect(await ask('attack.declare', 'done')).toBe(false);
  });

  it('is whatever cannot be looked into; what is no longer asked is not', async () => {
    expect(await isForGood({}, 'a.b', { t: 'go' }, never)).toBe(true);
    expect(await isForGood({}, 'a.b', { t: 'go' }, async () => null)).toBe(false);
  });
});
