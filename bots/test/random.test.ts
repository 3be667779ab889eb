import { Seeded, Table } from '@cabinet-wars/kernel';
import { game } from '@cabinet-wars/kernel/teaching';
import { describe, expect, it } from 'vitest';
import { randomBot, toAnswer } from '../src/index.ts';

const budget = { nodes: 100, milliseconds: 100, chance: new Seeded('lot') };

function open() {
  return Table.open(game, { options: { players: 3, auction: true }, chance: new Seeded(4) });
}

describe('a bot that chooses by lot', () => {
  it('plays a whole game with nothing but its own view', async () => {
    const bot = randomBot(game);
    const table = open();
    for (let n = 0; table.result === null && n < 5000; n++)
      for (let seat = 0; seat < 3; seat++) {
        const asks = table.asks(seat);
        if (asks.own === null) continue;
        const move = await bot({ seat, view: table.view(seat), asks, offers: table.offers(seat), made: 0 }, budget);
        if (move.t === 'choose') expect(table.choose(seat, asks.own.askId, move.choice).ok).toBe(true);
      }
    expect(table.result).not.toBeNull();
  });

  it('declines an offer before it answers its question', async () => {
    const table = open();
    table.propose(0, { t: 'gift', from: 0, to: 1, gold: 1 });
    const offers = table.offers(1);
    expect(toAnswer(offers, 1)?.id).toBe(1);
    expect(toAnswer(offers, 0)).toBeUndefined();
    const move = await randomBot(game)({ seat: 1, view: table.view(1), asks: table.asks(1), offers, made: 0 }, budget);
    expect(move).toMatchObject({ t: 'answer', offer: 1, accept: false });
  });
});
