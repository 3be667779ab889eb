import { copy } from '@cabinet-wars/kernel';
import { expect, it } from 'vitest';
import { attackUnderWay } from '../src/attack/attack-locals.ts';
import { game } from '../src/game.ts';
import type { State } from '../src/state.ts';
import { attacks, duel } from './duel.ts';
import { settled, Trial } from './kit.ts';

/** A state as version 1 saved it. */
const saved = (g: State, options: object): State => ({ ...copy(g), options: { ...g.options, ...options } }) as State;
const migrated = (state: State): State => game.migrate!(state, 1);

it.each([
  [
    { edition: 'original', memory: false },
    { openUnrest: true, originalUnrest: false },
  ],
  [
    { edition: 'original', memory: true },
    { openUnrest: false, originalUnrest: false },
  ],
  [
    { edition: 'deluxe', originalUnrest: true, memory: false },
    { openUnrest: true, originalUnrest: false },
  ],
  [
    { edition: 'deluxe', originalUnrest: true, memory: true },
    { openUnrest: false, originalUnrest: true },
  ],
  [
    { edition: 'deluxe', memory: false },
    { openUnrest: false, originalUnrest: false },
  ],
] as const)('From version 1, what showed unrest shows it still: %j', (options, now) => {
  const g = duel('original', () => undefined).g;
  const state = migrated(saved(g, { ...settled({}), players: 4, ...options }));
  expect(state.options).toMatchObject(now);
  expect(state.options).not.toHaveProperty('memory');
});

it('From version 1, an alliance about to be chosen is chosen once the combat at sea is to be fought', () => {
  const t = duel('original', (table) =>
    table
      .units('spain', 'army', 'india')
      .units('spain', 'navy', 'india')
      .units('britain', 'navy', 'india')
      .tokens('britain', 'india')
      .alliance('spain', 'portugal'),
  );
  const state = saved(attacks(t, 'spain', 'india', 'britain').g, { memory: false });
  Object.assign(attackUnderWay(state), { step: 'alliances', settled: 1, asNavy: 1 });
  const on = new Trial(migrated(state)).run();
  expect([on.key, attackUnderWay(on.g).asNavy]).toEqual(['attack.fightAtSea', 0]);
  on.play('spain', 'fight-at-sea yes').play('britain', 'fight-at-sea yes');
  expect(on.key).toBe('attack.alliances');
});
