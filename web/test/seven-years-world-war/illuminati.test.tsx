// @vitest-environment happy-dom
import { COMBAT_TABLES } from '@cabinet-wars/seven-years-world-war/data';
import type { Attack } from '@cabinet-wars/seven-years-world-war/view';
import { afterEach, expect, it } from 'vitest';
import { aiming, NO_AIM } from '../../src/boards/seven-years-world-war/fight/aim.ts';
import { useFighting } from '../../src/boards/seven-years-world-war/fight/use-fighting.ts';
import { favourOf, oddsNow } from '../../src/boards/seven-years-world-war/read/battle/odds.ts';
import { frameOf } from '../../src/boards/seven-years-world-war/read/seen.ts';
import { mountHook } from '../page/dom.ts';
import { moments } from './kit.ts';
import { propsAt } from './props.ts';

afterEach(() => aiming.set(NO_AIM));

const dice = [1, 2, 3, 4, 5, 6];

/** A combat's die that may still be thrown again, of which some faces are good and some bad for who is asked. */
function decisive() {
  for (const seed of dice)
    for (const moment of moments({ players: 2 }, seed)) {
      if (moment.ask.key !== 'attack.table') continue;
      const { open } = moment.view;
      const attack = frameOf<Attack>(open, 'attack')!;
      const roll = { proc: 'roll', step: 'illuminati', said: null, seat: moment.ask.seat, for: 'combat', against: -1 };
      const thrown = { ...open, stack: [...open.stack.slice(0, -1), { ...attack, table: 0 }, roll] };
      const results = oddsNow(open)!.tables.find(({ table }) => table === COMBAT_TABLES[0])?.results ?? [];
      const dieFor = (favour: 'good' | 'bad') =>
        dice.find((die) => results.length === 6 && favourOf(results[die - 1], 'attacker') === favour);
      const [good, bad] = [dieFor('good'), dieFor('bad')];
      if (good === undefined || bad === undefined) continue;
      const options = [{ t: 'pass' }, { t: 'play', marker: 'illuminati' }] as const;
      return {
        moment: { ...moment, ask: { ...moment.ask, key: 'roll.illuminati', options } },
        open: thrown,
        good,
        bad,
      };
    }
  throw new Error('no such die');
}

it('Illuminati ticked on the sheet asks after a bad die, and lets a good one stand', async () => {
  const { moment, open, good, bad } = decisive();
  const saidAt = async (die: number, illuminati: boolean): Promise<unknown[]> => {
    const said: unknown[] = [];
    aiming.set({ ...NO_AIM, isSent: true, illuminati });
    const view = { ...moment.view, open: { ...open, die } };
    await mountHook(
      useFighting,
      propsAt(moment, {
        seat: moment.ask.seat,
        view,
        pick: (choices) => said.push(...[choices].flat()),
      }),
    );
    return said;
  };
  expect(await saidAt(good, true)).toEqual([{ t: 'pass' }]);
  expect(await saidAt(bad, true)).toEqual([]);
  expect(await saidAt(bad, false)).toEqual([{ t: 'pass' }]);
});
