import { type AnyGame, askMe, Seeded, Table } from '@cabinet-wars/kernel';
import { game } from '@cabinet-wars/seven-years-world-war';
import { expect, it } from 'vitest';
import { actOf, doAct, seatToMove, situationOf } from '../src/at-table.ts';
import type { Move } from '../src/index.ts';
import { sense } from '../src/judgement/seven-years-world-war/sense.ts';
import { LEVELS } from '../src/levels/level.ts';
import { playerOf } from '../src/levels/player.ts';

const war: AnyGame = game;

it('in free deployment a Marshal chooses powers by how they grow, not by how much they begin with', () => {
  const table: Table = Table.open(war, { options: { players: 4, scenario: 'free' }, chance: new Seeded('free') });
  const seats = [0, 1, 2, 3];
  for (const seat of seats) table.order(seat, askMe());
  const marshal = playerOf(war, sense(war), LEVELS[3]);
  const chosen: string[] = [];
  for (let i = 0; i < 8; i++) {
    const seat = seatToMove(table, seats)!;
    const situation = situationOf(table, seat, 0);
    const budget = { nodes: 15, milliseconds: 60_000, chance: new Seeded(`choice ${i}`) };
    const move = marshal(situation, budget) as Extract<Move, { t: 'choose' }>;
    chosen.push(`${seat} ${war.notation.format(move.choice)}`);
    expect(doAct(table, seat, actOf(situation, move)!).ok).toBe(true);
  }
  expect(chosen).toEqual([
    '0 power PR',
    '1 power AU',
    '2 power FR',
    '3 power ME',
    '3 power RU',
    '2 power MC',
    '1 power GB',
    '0 power SP',
  ]);
});
