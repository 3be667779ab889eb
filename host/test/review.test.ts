import { actOf, type Bot, botCalled, doAct, randomBot, situationOf } from '@cabinet-wars/bots';
import { type AnyGame, askMe, Seeded, Table } from '@cabinet-wars/kernel';
import { game as empires } from '@cabinet-wars/struggle-of-empires';
import { describe, expect, it } from 'vitest';
import { reviewOf } from '../src/review/index.ts';

const game: AnyGame = empires;
const captain = (await botCalled(game.id, 'captain'))!;
const reviewer = (await captain.loadReviewer!())(game);
const limits = { nodes: 60, milliseconds: 60_000, seed: 'review' };

/** The first choices of a game of two, all by one kind of bot. */
async function begun(bot: Bot, choices: number) {
  const table = Table.open(game, { options: { players: 2 }, chance: new Seeded('reviewed') });
  for (const seat of [0, 1]) table.order(seat, askMe());
  for (let n = 0; n < choices; n++) {
    const seat = table.asks(0).own === null ? 1 : 0;
    const situation = { ...situationOf(table, seat, 2), offers: [] };
    const move = await bot(situation, { nodes: 60, milliseconds: 60_000, chance: new Seeded(`${n}`) });
    doAct(table, seat, actOf(situation, move)!);
  }
  return { header: table.header, journal: table.journal };
}

describe('a game looked back at', () => {
  it('finds what was given away, and more of it where the lot decided', { timeout: 120_000 }, async () => {
    const byLot = reviewOf(game, reviewer, await begun(randomBot(game), 120), 0, limits);
    const well = reviewOf(game, reviewer, await begun((await captain.load())(game), 120), 0, limits);
    const mean = ({ lost, decisions }: typeof byLot) => lost / decisions.length;
    expect(well.decisions.length).toBeGreaterThan(10);
    expect(mean(byLot)).toBeGreaterThan(3 * mean(well));
    for (const { lost, best, chosen } of byLot.decisions) expect(lost).toBeCloseTo(best.gain - chosen.gain, 6);
  });

  it('tells the turning points, in the order of the game, and keeps plan and dice apart', async () => {
    const { decisions, turningPoints, luck } = reviewOf(game, reviewer, await begun(randomBot(game), 120), 1, limits);
    expect(turningPoints.length).toBe(5);
    expect(turningPoints.map(({ at }) => at)).toEqual(turningPoints.map(({ at }) => at).toSorted((a, b) => a - b));
    const weights = decisions.map((each) => each.lost + Math.abs(each.luck)).toSorted((a, b) => b - a);
    expect(turningPoints.map((each) => each.lost + Math.abs(each.luck)).toSorted((a, b) => b - a)).toEqual(
      weights.slice(0, 5),
    );
    expect(luck).toBeCloseTo(
      decisions.reduce((sum, each) => sum + each.luck, 0),
      6,
    );
  });
});
