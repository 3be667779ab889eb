import { game } from '@cabinet-wars/seven-years-world-war';
import { expect, it } from 'vitest';
import { attempt, D2, D3 } from '../../games/seven-years-world-war/test/diplomacy-kit.ts';
import type { Table } from '../../games/seven-years-world-war/test/kit.ts';
import { sense } from '../src/judgement/seven-years-world-war/sense.ts';
import { LEVELS } from '../src/levels/level.ts';
import { playerOf } from '../src/levels/player.ts';
import { choiceAt } from './situation.ts';

const marshal = playerOf(game, sense(game), { ...LEVELS.find(({ id }) => id === 'marshal')!, slip: 0 });

/** One foe with a leader, so that an assassination may be tried; who asks about its die holds markers still. */
const behind = (t: Table): void => {
  t.unit('GB:base', 'C14').unit('SP:base', 'E13').unit('SP:base', 'H6').unit('UP:base', 'C15');
  for (const square of ['D13', 'D14', 'D7', 'H8', 'I22']) t.unit('FR:army-veteran', square);
  t.unit('AU:army-veteran', 'D16', 4).unit('RU:army-veteran', 'B17', 4).leader('FR', 'general-1');
  t.hand(0, 'attrition', 'forced-march');
  t.g.startingPoints.splice(0, 2, 30, 30);
};

it('who is far behind takes the power he has won, and does not run after a leader instead', () => {
  const t = attempt('SP', [D3, D2], [], 5, behind);
  expect(t.offers(0)).toContain('gain assassination');
  expect(sense(game).judgement.value(t.g as never, 0)).toBeLessThan(0);
  expect(choiceAt(game, marshal, t.g, 100).choice).toEqual({ t: 'gain', gain: 'win-neutral' });
});

it('a power of another’s is made neutral: what he will part with is thought through', () => {
  const t = attempt('RU', [D3, D2], [], 5, (table) => {
    behind(table);
    table.hand(0, D2);
  });
  expect(t.offers(0)).toEqual(expect.arrayContaining(['gain assassination', 'gain make-neutral']));
  expect(choiceAt(game, marshal, t.g, 100).choice).toEqual({ t: 'gain', gain: 'make-neutral' });
});
