// @vitest-environment happy-dom
import type { Suggestion } from '@cabinet-wars/bots';
import { expect, it } from 'vitest';
import { type AdviceControl, useAdvice } from '../../src/shell/table/advice/advice.tsx';
import type { Picking } from '../../src/shell/table-state/use-picking.ts';
import { friend, me } from '../office.ts';
import { doing, mountHook } from './dom.ts';
import { sitDown } from './table.tsx';

const SPY = { t: 'spy', seat: 1 };
const REST = { t: 'rest' };
const RECRUIT = { t: 'recruit', province: 'hill' };
const spyThenRest = { choice: SPY, next: [REST], gain: 1, why: { why: 'x' } } as unknown as Suggestion;

async function following() {
  const { now } = await sitDown({ seats: [me, friend], choices: 3, as: 0 });
  const picked: unknown[] = [];
  const at = (askId: number, sent: object | null): Picking => ({
    ...now.picking,
    ask: { ...now.picking.ask!, askId },
    sent: { current: sent } as Picking['sent'],
    pick: (said) => void picked.push(said),
  });
  const hook = await mountHook((picking: Picking): AdviceControl => useAdvice(now.sitting, picking), at(1, null));
  return { hook, at, picked };
}

it('goes on with what is followed', async () => {
  const { hook, at, picked } = await following();
  await doing(() => hook.now.follow(spyThenRest));
  await hook.draw(at(2, SPY));
  expect(picked).toEqual([SPY, REST]);
});

it('does not go on with it once something else was done', async () => {
  const { hook, at, picked } = await following();
  await doing(() => hook.now.follow(spyThenRest));
  await hook.draw(at(2, RECRUIT));
  await hook.draw(at(3, SPY));
  expect(picked).toEqual([SPY]);
});
