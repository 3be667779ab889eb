import { BrokenPromise } from '@cabinet-wars/kernel';
import { game } from '@cabinet-wars/seven-years-world-war';
import { afterEach, expect, it, vi } from 'vitest';
import { inPhase } from '../../games/seven-years-world-war/test/kit.ts';
import { carriedOut } from '../src/greedy/carry-out.ts';

afterEach(() => void vi.restoreAllMocks());

const { g: from } = inPhase({ phase: 'movement' });
const PASS = { t: 'pass' } as const;

/** Two throw for the initiative until one has more: with the same throw for all that has no end. */
function throwing() {
  return vi.spyOn(game.flow, 'choose').mockImplementation((g, _seat, _choice, { chance }) => {
    for (let n = 0; n < 100; n++) {
      const [one, other] = [chance.roll(6), chance.roll(6)];
      g.turn++;
      if (one !== other) return null;
    }
    throw new BrokenPromise('100 steps and nobody asked');
  });
}

it('a tie that is thrown for again and again comes to its end in a plan, too, the same at every look', () => {
  const flow = throwing();
  const { g } = carriedOut(game, from, 0, PASS);
  expect(flow).toHaveBeenCalledTimes(2);
  // Nothing is left of the throws that had no end, and the state that is thought about stays as it was.
  expect(g.turn).toBeLessThan(from.turn + 10);
  expect(from.turn).toBe(1);
  expect(carriedOut(game, from, 0, PASS).g).toEqual(g);
});

it('whatever else is wrong is not hidden', () => {
  vi.spyOn(game.flow, 'choose').mockImplementation(() => {
    throw new TypeError('a bug');
  });
  expect(() => carriedOut(game, from, 0, PASS)).toThrow('a bug');
});
