import { describe, expect, it } from 'vitest';
import { scoreNow } from '../src/scoring/score-now.ts';
import { inTurn, type seatsFor, type Trial } from './kit.ts';
import { auctionOf } from './positions.ts';

const FIVE = ['britain', 'france', 'prussia', 'austria', 'spain'] as const;

describe('Examples of play, 2005: it is the second war, and Britain went last in the first', () => {
  it('Alliances: Prussia outbids Britain and puts Austria first and France second; France opens the next auction', () => {
    const t = auctionOf({ edition: 'original' }, FIVE, 'britain');
    t.play('britain', 'bid 0', 'propose a britain', 'propose b prussia');
    t.play('france', 'pass');
    t.play('prussia', 'bid 1', 'propose a austria', 'propose b france');
    for (const power of ['austria', 'spain', 'britain', 'france'] as const) t.play(power, 'pass');
    expect(t.gold('prussia')).toBe(9);
    expect(t.g.top).toEqual([4]);
    expect(t.g.bottom).toEqual([1]);
    expect(t.asked).toBe('france');
    expect(t.key).toBe('auction.bid');
  });

  it('Movement: a navy sails to India, the army that follows is thrown back and may try again', () => {
    const t = inTurn({
      options: { edition: 'original' },
      top: ['britain', 'austria', 'spain'],
      bottom: ['france', 'prussia'],
      war: 2,
      lay: (table) => table.units('britain', 'navy', 'north-america').units('britain', 'army', 'german-states'),
    });
    t.play('britain', 'action move');
    t.dice(2).play('britain', 'move navy north-america', 'to india');
    t.dice(1, 3).play('britain', 'move army german-states', 'to india');
    expect(t.units('britain', 'navy', 'india')).toBe(1);
    expect(t.units('britain', 'army', 'german-states')).toBe(1);
    expect(t.unrest('britain')).toBe(0);
    expect(t.key).toBe('turn.act');
    t.dice(4).play('britain', 'action move', 'move army german-states', 'to india', 'stop');
    expect(t.units('britain', 'army', 'india')).toBe(1);
  });

  it('Victory points: two share the first place, the next takes the second value and the last the third', () => {
    const t = germanStates({ edition: 'original' }, 1);
    expect(scores(t)).toEqual({ britain: 8, france: 8, austria: 5, spain: 3 });
    expect(scores(germanStates({ edition: 'original' }, 2))).toEqual({ britain: 8, france: 8, austria: 5, spain: 5 });
  });
});

describe('Examples of the deluxe rulebook', () => {
  it('Taxation 1: a bid of 4 won with 1 gold in hand costs two counters and leaves 1 gold', () => {
    const t = wonBid((table) => table.gold('britain', 1));
    expect(t.gold('britain')).toBe(1);
    expect(t.g.unrest.taken[0]).toBe(2);
  });

  it('Taxation 1: with a bank one counter is enough and no gold is left', () => {
    const t = wonBid((table) => table.gold('britain', 1).tile('britain', 'banking'));
    expect(t.gold('britain')).toBe(0);
    expect(t.g.unrest.taken[0]).toBe(1);
  });

  it('Taxation 1: who is outbid pays nothing', () => {
    const t = auctionOf({ edition: 'deluxe' }, ['britain', 'france'], 'britain', (table) => table.gold('france', 0));
    t.play('britain', 'bid 0', 'propose a britain').play('france', 'bid 2', 'propose a france');
    t.play('britain', 'bid 4', 'propose a britain').play('france', 'pass');
    expect(t.g.unrest.taken[1]).toBe(0);
  });

  it('Taxation 2: a bribe of 3 with 1 gold in hand takes one counter', () => {
    const t = inTurn({
      options: { edition: 'deluxe' },
      top: ['britain', 'austria'],
      bottom: ['france', 'prussia'],
      lay: (table) => table.gold('france', 1),
    });
    const [france, britain] = [t.g.seatOf[1], t.g.seatOf[0]];
    t.numbers(40).deal({ t: 'gold', from: france, to: britain, gold: 3, promise: 'peace', power: null, region: null });
    expect(t.gold('france')).toBe(0);
    expect(t.gold('britain')).toBe(13);
    expect(t.g.unrest.taken[1]).toBe(1);
    expect(t.told('promised')).toMatchObject([{ power: 'britain', to: 'france', promise: 'peace' }]);
    expect(t.asked).toBe('britain');
  });

  it('Grand alliances: Prussia wins with 4 gold, taxing once for the fourth, and keeps 1', () => {
    const t = auctionOf({ edition: 'deluxe' }, FIVE, 'britain', (table) => table.gold('prussia', 3));
    t.play('britain', 'bid 1', 'propose a britain', 'propose b prussia').play('france', 'pass');
    t.play('prussia', 'bid 4', 'propose a austria', 'propose b france');
    for (const power of ['austria', 'spain', 'britain'] as const) t.play(power, 'pass');
    t.numbers(40).play('france', 'pass');
    expect(t.gold('prussia')).toBe(1);
    expect(t.g.unrest.taken[5]).toBe(1);
    expect([t.g.top, t.g.bottom]).toEqual([[4], [1]]);
    expect(t.asked).toBe('france');
  });

  it('Move: the navy sails, the army sinks unless 2 gold keep it home or 3 bring it over', () => {
    const begin = () => {
      const t = inTurn({
        options: { edition: 'deluxe' },
        top: ['britain', 'austria'],
        bottom: ['france', 'prussia'],
        lay: (table) => table.units('britain', 'navy', 'north-america').units('britain', 'army', 'german-states'),
      });
      t.numbers(0).play('britain', 'action move', 'move navy north-america', 'to india');
      return t.numbers(5).play('britain', 'move army german-states', 'to india');
    };
    expect(begin().offers()).toEqual(['voyage lost', 'voyage stays', 'voyage arrives']);
    const home = begin().play('britain', 'voyage stays');
    expect([home.gold('britain'), home.units('britain', 'army', 'german-states')]).toEqual([8, 1]);
    const over = begin().play('britain', 'voyage arrives');
    expect([over.gold('britain'), over.units('britain', 'army', 'india')]).toEqual([7, 1]);
    const lost = begin().numbers(40).play('britain', 'voyage lost');
    expect([lost.gold('britain'), lost.g.unrest.taken[0]]).toEqual([10, 1]);
  });

  it('Victory points: as in the first rulebook', () => {
    expect(scores(germanStates({ edition: 'deluxe', players: 4 }, 1))).toEqual({
      britain: 8,
      france: 8,
      austria: 5,
      spain: 3,
    });
  });

  it('Victory points: a tie with a power nobody plays pays the next value', () => {
    const ottoman = (lay: Parameters<typeof inTurn>[0]['lay']) =>
      scores(inTurn({ options: { edition: 'deluxe' }, top: ['britain'], bottom: ['russia'], lay: lay! }));
    const prussia = 'prussia' as const;
    expect(ottoman((table) => table.tokens('britain', 'ottoman-empire').tokens(prussia, 'ottoman-empire'))).toEqual({
      britain: 2,
      russia: 0,
    });
    expect(
      ottoman((table) =>
        table
          .tokens('britain', 'ottoman-empire', 2)
          .tokens('russia', 'ottoman-empire')
          .tokens(prussia, 'ottoman-empire'),
      ),
    ).toEqual({ britain: 4, russia: 0 });
  });
});

/** The first auction, won by Britain with a bid of 4. */
function wonBid(lay: Parameters<typeof auctionOf>[3]): Trial {
  const t = auctionOf({ edition: 'deluxe' }, ['britain', 'france', 'spain', 'russia'], 'britain', lay);
  t.play('britain', 'bid 4', 'propose a britain', 'propose b france').play('france', 'pass').play('spain', 'pass');
  return t.numbers(...(t.tiles('britain', 'banking') > 0 ? [40] : [40, 40])).play('russia', 'pass');
}

function germanStates(options: Parameters<typeof seatsFor>[0], spanish: number): Trial {
  return inTurn({
    options,
    top: ['britain', 'france'],
    bottom: ['austria', 'spain'],
    lay: (table) =>
      table
        .tokens('britain', 'german-states', 3)
        .tokens('france', 'german-states', 3)
        .tokens('austria', 'german-states', 2)
        .tokens('spain', 'german-states', spanish),
  });
}

const NAMES = ['britain', 'france', 'spain', 'russia', 'austria'] as const;
const scores = (t: Trial) => Object.fromEntries(scoreNow(t.g).map(({ power, total }) => [NAMES[power], total]));
