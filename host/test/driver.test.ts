import { type Bot, doAct, OFFERS_A_QUESTION, randomBot } from '@cabinet-wars/bots';
import { ASK_ME, askMe, Seeded, Table } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import {
  BotDriver,
  type BotMemory,
  type BotsBySeat,
  type BotTurn,
  botTurn,
  isBotDue,
  THINKING,
  think,
} from '../src/bots/index.ts';
import { teaching } from './played.ts';

/** With nobody asked about reactions. */
const opened = (): Table => {
  const table = Table.open(teaching, { options: { players: 3 }, chance: new Seeded('driver') }) as Table;
  for (const seat of table.seats.keys()) for (const order of table.orders(seat)) table.order(seat, order, false);
  return table;
};
const open = (): Table => {
  const table = opened();
  for (const seat of table.seats.keys()) table.order(seat, askMe());
  return table;
};
const three: BotsBySeat = ['random', 'random', 'random'];
/** A driver that has nothing to remember but how many offers a bot has made. */
const after = (made: number): BotMemory => ({ made: () => made, isRefused: () => false });
const budget = () => ({ ...THINKING, chance: new Seeded('by lot') });

/** Drives the bots of a table, each thinking like this one; writes down what was done and what went wrong. */
function drive(table: Table, bots: BotsBySeat, bot: Bot, most = Number.POSITIVE_INFINITY) {
  const turns: BotTurn[] = [];
  const done: [number, string, string][] = [];
  const faults: unknown[] = [];
  let seeds = 0;
  const driver = new BotDriver({
    next: (memory) => (done.length >= most ? null : botTurn(table, bots, memory)),
    think: (turn) => {
      turns.push(turn);
      return bot(turn.situation, budget());
    },
    act: ({ seat }, act, why) => {
      const { ok } = doAct(table, seat, act);
      if (ok) done.push([seat, act.t, why?.why ?? '']);
      return ok;
    },
    fault: (fault) => faults.push(fault),
    seed: () => `${seeds++}`,
  });
  return { run: () => driver.run(), turns, done, faults };
}

const why = { why: 'test' };

describe('bots at a table', () => {
  it('play a game to its end, each in its turn', async () => {
    const table = open();
    const { run, turns, faults } = drive(table, three, randomBot(teaching));
    await run();
    expect(table.result).not.toBeNull();
    expect(isBotDue(table, three)).toBe(false);
    expect(faults).toEqual([]);
    for (const { situation, seat } of turns) expect(situation.seat).toBe(seat);
    expect(new Set(turns.map(({ seat }) => seat)).size).toBe(3);
  });

  it('stop where a person must choose', async () => {
    const table = open();
    const bots: BotsBySeat = [null, 'random', 'random'];
    const { run, turns } = drive(table, bots, randomBot(teaching));
    await run();
    expect(table.asks(0).own).not.toBeNull();
    expect(isBotDue(table, bots)).toBe(false);
    expect(turns.every(({ seat }) => seat !== 0)).toBe(true);
  });

  it('think and are told no more than their seat may know', async () => {
    const table = open();
    const turn = botTurn(table, three, after(1))!;
    expect(turn.situation).toEqual({
      seat: turn.seat,
      view: table.view(turn.seat),
      asks: table.asks(turn.seat),
      offers: table.offers(turn.seat),
      made: 1,
      recall: { heard: [], offered: [] },
    });
    const limits = { ...THINKING, seed: 'x' };
    expect(await think(teaching, 'random', turn.situation, limits)).toMatchObject({ t: 'choose' });
    expect(await think(teaching, 'nobody knows it', turn.situation, limits)).toMatchObject({ t: 'choose' });
  });
});

describe('reactions', () => {
  const quiet = (turns: readonly BotTurn[]) =>
    turns.filter(({ situation }) => situation.asks.own !== null && situation.asks.waitsFor === null);

  it('are put to bots, whatever orders the table was opened with, and to no person', async () => {
    const table = opened();
    const bots: BotsBySeat = [null, 'random', 'random'];
    expect(isBotDue(table, bots)).toBe(true);
    const { run, done } = drive(table, bots, randomBot(teaching), 2);
    await run();
    expect(done).toEqual([
      [1, 'order', ''],
      [2, 'order', ''],
    ]);
    expect([0, 1, 2].map((seat) => table.orders(seat).some(({ order }) => order === ASK_ME))).toEqual([
      false,
      true,
      true,
    ]);
    const game = opened();
    const whole = drive(game, three, randomBot(teaching));
    await whole.run();
    expect(game.result).not.toBeNull();
    expect(quiet(whole.turns).length).toBeGreaterThan(0);
  });

  it('are passed over where the table takes no more orders', async () => {
    const table = opened();
    const turns: BotTurn[] = [];
    const driver = new BotDriver({
      next: (memory) => botTurn(table, three, memory),
      think: (turn) => {
        turns.push(turn);
        return randomBot(teaching)(turn.situation, budget());
      },
      act: ({ seat }, act) => act.t !== 'order' && doAct(table, seat, act).ok,
      fault: () => {},
      seed: () => 'x',
    });
    await driver.run();
    expect(table.result).not.toBeNull();
    expect(quiet(turns)).toEqual([]);
  });
});

describe('offers', () => {
  const gift = (from: number, to: number) => ({ t: 'gift', from, to, gold: 1 });
  const asked = (table: Table): number => botTurn(table, three, after(0))!.seat;
  const other = (seat: number): number => (seat + 1) % 3;

  it('are answered before any question', () => {
    const table = open();
    const seat = asked(table);
    const giver = other(seat);
    const taker = other(giver);
    expect(table.propose(giver, gift(giver, taker)).ok).toBe(true);
    expect(botTurn(table, three, after(0))!.seat).toBe(taker);
    expect(botTurn(table, three.with(taker, null), after(0))!.seat).toBe(seat);
  });

  it('are counted until the bot chooses, and no more are taken than are allowed', async () => {
    const table = open();
    const eager: Bot = (situation, thinking) =>
      situation.asks.own === null || situation.offers.some(({ deal }) => deal.to === situation.seat)
        ? randomBot(teaching)(situation, thinking)
        : { t: 'offer', deal: gift(situation.seat, other(situation.seat)), why };
    const seat = asked(table);
    const { run, turns, done } = drive(table, three, eager, 6);
    await run();
    const mine = turns.filter((turn) => turn.seat === seat).map(({ situation }) => situation.made);
    expect(mine.slice(0, OFFERS_A_QUESTION + 1)).toEqual([0, 1, 2]);
    const acts = done.filter(([each]) => each === seat).map(([, t, said]) => `${t} ${said}`);
    expect(acts.slice(0, 3)).toEqual(['propose test', 'propose test', 'choose by-lot']);
    expect(done[1]).toEqual([other(seat), 'answer', 'never-deals']);
  });
});

describe('a bot that fails', () => {
  it('is reported, and the lot decides', async () => {
    const table = open();
    const { run, done, faults } = drive(table, three, () => Promise.reject(new Error('out of ideas')), 5);
    await run();
    expect(faults).toHaveLength(5);
    expect(done.map(([, , said]) => said)).toEqual(new Array(5).fill('by-lot'));
  });

  it('and does what is not allowed leaves it to the lot', async () => {
    const table = open();
    const wrong: Bot = () => ({ t: 'choose', choice: { t: 'no such choice' }, why });
    const { run, done, faults } = drive(table, three, wrong, 5);
    await run();
    expect(done.map(([, , said]) => said)).toEqual(new Array(5).fill('by-lot'));
    expect(faults).toEqual([]);
  });

  it('and cannot be replaced is told, not driven for ever', async () => {
    const table = open();
    let asked = 0;
    const driver = new BotDriver({
      next: (memory) => botTurn(table, three, memory),
      think: ({ situation }) => randomBot(teaching)(situation, budget()),
      act: () => {
        asked++;
        return false;
      },
      fault: () => {},
      seed: () => 'x',
    });
    await expect(driver.run()).rejects.toThrow('do nothing that is allowed');
    expect(asked).toBe(40);
  });
});
