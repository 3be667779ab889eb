// @vitest-environment happy-dom
import type { Attack } from '@cabinet-wars/seven-years-world-war/view';
import { afterEach, expect, it } from 'vitest';
import { clearStores } from '../../src/boards/kit/store.ts';
import { courting, useCourting } from '../../src/boards/seven-years-world-war/court/courting.ts';
import { Bargains } from '../../src/boards/seven-years-world-war/deal/Bargains.tsx';
import { drafting, NO_DRAFT } from '../../src/boards/seven-years-world-war/deal/draft.ts';
import { aiming, NO_AIM } from '../../src/boards/seven-years-world-war/fight/aim.ts';
import { useFighting } from '../../src/boards/seven-years-world-war/fight/use-fighting.ts';
import { marching as march, NOTHING_TAKEN } from '../../src/boards/seven-years-world-war/march/marching.ts';
import { useGoingOn } from '../../src/boards/seven-years-world-war/march/use-march.ts';
import { frameOf, type GameChoice } from '../../src/boards/seven-years-world-war/read/seen.ts';
import { doing, mount, mountHook } from '../page/dom.ts';
import { atQuestion } from './kit.ts';
import { propsAt } from './props.ts';

afterEach(() => {
  march.set(NOTHING_TAKEN);
  aiming.set(NO_AIM);
  drafting.set(NO_DRAFT);
});

const moving = atQuestion({ players: 3 }, 'movement-phase.act', 3);

it('keeps a march that set out from the rail before the map has followed its question', async () => {
  const { ask } = moving;
  const plan = {
    askId: ask.askId,
    from: 'C14',
    units: [],
    squares: ['C15'],
    ashore: [],
    stops: true,
    size: 1,
  } as const;
  march.set({ ...NOTHING_TAKEN, plan });
  await mountHook(useGoingOn, propsAt(moving));
  expect(march.get().plan).toEqual(plan);
  await mountHook(useGoingOn, propsAt(moving, { ask: { ...ask, askId: ask.askId + 1 } }));
  expect(march.get().plan).toBeNull();
});

it('lays every marker that is due, each at its own question, though the map comes to one twice', async () => {
  const said: unknown[] = [];
  const [one, two]: GameChoice[] = [
    { t: 'lay', marker: 'diplomacy-1' as never },
    { t: 'lay', marker: 'diplomacy-2' as never },
  ];
  const done: GameChoice = { t: 'done' };
  const at = (askId: number) =>
    propsAt(moving, {
      pick: (choices) => void said.push([askId, choices]),
      ask: { ...moving.ask, askId, key: 'attempt.commit', options: [one, two, done] },
    });
  courting.set({ due: ['diplomacy-1', 'diplomacy-2'] as never });
  const hook = await mountHook(useCourting, at(2));
  await hook.draw({ ...at(2), ask: null });
  for (const askId of [2, 3, 4]) await hook.draw(at(askId));
  expect(said).toEqual([
    [2, [one]],
    [3, [two]],
    [4, [done]],
  ]);
});

it('waits for no square on the map once the bargain is put away', async () => {
  const offers = {
    offers: [],
    propose: async () => true,
    answer: () => undefined,
    withdraw: () => undefined,
    foresee: async () => null,
  };
  const props = { ...propsAt(moving, { seat: 0 }), ...offers, notice: null, lastWord: () => null };
  const { leave } = await mount(<Bargains {...props} />);
  await doing(() => drafting.set({ picksSquare: true }));
  await leave();
  expect(drafting.get().picksSquare).toBe(false);
});

it('says nothing for the next seat of what the last one had decided', async () => {
  const fighting = atQuestion({ players: 2 }, 'attack.table', 5);
  const attack = frameOf<Attack>(fighting.view.open, 'attack')!;
  const options = [
    { t: 'stand', stand: true },
    { t: 'stand', stand: false },
  ] as const;
  const ask = { ...fighting.ask, key: 'retreat.stand', seat: attack.defender, options };
  const said: unknown[] = [];
  const props = propsAt(fighting, { ask, seat: attack.defender, pick: (choices) => void said.push(choices) });
  aiming.set({ ...NO_AIM, isSent: true });
  // As the table page does, when its seat is left.
  clearStores();
  await mountHook(useFighting, props);
  expect(said).toEqual([]);
});

it('puts away an attack that was laid open at another question and cannot be made any more', async () => {
  const combat = atQuestion({ players: 2 }, 'combat-phase.act', 5);
  const target = { t: 'attack', from: 'A1', to: 'A2' } as const;
  const withIt = { ...combat.ask, options: [...combat.ask.options, target] };
  aiming.set({ ...NO_AIM, target });
  const hook = await mountHook(useFighting, propsAt(combat, { ask: withIt }));
  expect(aiming.get().target).toEqual(target);
  await hook.draw(propsAt(combat, { ask: { ...combat.ask, askId: combat.ask.askId + 1 } }));
  expect(aiming.get().target).toBeNull();
});
