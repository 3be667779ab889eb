import { copy, type Order } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../src/game.ts';
import { inTurn } from './kit.ts';
import { auctionOf } from './positions.ts';

const FOUR = ['britain', 'france', 'spain', 'russia'] as const;
const turn = () =>
  inTurn({ options: { edition: 'original' }, top: ['britain', 'spain'], bottom: ['france', 'russia'] });
const whyNot = (deal: Record<string, unknown>) => game.deals.may(turn().g, deal as never)?.why ?? null;
const gold = { t: 'gold', from: 0, to: 1, gold: 2, promise: null, power: null, region: null };

describe('Deals (ruling 56)', () => {
  it('hand gold over at once, and the question stands as it stood', () => {
    const t = turn();
    const before = t.offers();
    t.deal({ ...gold, from: 2, to: 3 });
    expect([t.gold('france'), t.gold('russia')]).toEqual([8, 12]);
    expect(t.told('gold-given')).toHaveLength(1);
    expect(t.offers()).toEqual(before);
  });

  it('ruling 7: are paid by taxation where gold is short, by inactive players too', () => {
    const t = turn();
    t.g.gold.fill(1);
    t.deal({ ...gold, from: t.g.seatOf[1], to: t.g.seatOf[0], gold: 4 });
    expect([t.gold('france'), t.unrest('france'), t.gold('britain')]).toEqual([1, 2, 5]);
  });

  it('are refused where they are more than could be paid, or say of whom without promising anything', () => {
    expect(whyNot(gold)).toBeNull();
    expect(whyNot({ ...gold, gold: 208 })).toBeNull();
    expect(whyNot({ ...gold, gold: 209 })).toBe('cannot-pay');
    expect(whyNot({ ...gold, power: 'france' })).toBe('bad-promise');
  });

  it('may be a promise and nothing else, which the log remembers', () => {
    const t = turn();
    const before = copy(t.g);
    t.deal({ t: 'promise', from: 0, to: 1, promise: 'help', power: 'russia', region: 'india' });
    expect(t.told('promised')).toMatchObject([{ promise: 'help', about: 'russia', region: 'india' }]);
    expect(t.g).toEqual(before);
  });
});

describe('Standing orders', () => {
  const answer = (order: Order, id: string, t: ReturnType<typeof auctionOf>, seat: number) =>
    game.orders.find((spec) => spec.id === id)!.answer(t.g, t.g.stack.at(-1)!, seat, order);
  const pass = { order: 'pass-auction', auction: null };

  it('pass an auction for a player who is not named, and ask him when he is', () => {
    const t = auctionOf({ edition: 'original' }, FOUR, 'britain');
    expect(answer(pass, 'pass-auction', t, 0)).toBeNull();
    t.play('britain', 'bid 0', 'propose a britain', 'propose b spain');
    expect(answer(pass, 'pass-auction', t, 1)).toEqual({ t: 'pass' });
    expect(answer(pass, 'pass-auction', t, 2)).toBe('ask');
  });

  it('may hold for one auction only', () => {
    const t = auctionOf({ edition: 'original' }, FOUR, 'britain').play(
      'britain',
      'bid 0',
      'propose a britain',
      'propose b spain',
    );
    expect(t.g.auctions).toBe(1);
    expect(answer({ order: 'pass-auction', auction: 1 }, 'pass-auction', t, 1)).toEqual({ t: 'pass' });
    expect(answer({ order: 'pass-auction', auction: 2 }, 'pass-auction', t, 1)).toBeNull();
  });

  it('help a power always with everything, or never', () => {
    const t = inTurn({
      options: { edition: 'original' },
      top: ['britain', 'spain', 'austria'],
      bottom: ['france', 'russia'],
      lay: (table) =>
        table
          .units('britain', 'army', 'india')
          .units('britain', 'navy', 'india')
          .units('france', 'navy', 'india')
          .units('spain', 'army', 'india', 2)
          .units('spain', 'navy', 'india', 3)
          .units('austria', 'army', 'india')
          .tokens('france', 'india'),
    });
    // There is only one thing to attack, and it is taken without asking.
    t.play('britain', 'action attack', 'call spain', 'call-no-more');
    expect(t.key).toBe('call-allies.answer');
    const spain = t.g.seatOf[2];
    const order = (power: string, stance: string) => ({ order: 'help', power, stance });
    expect(answer(order('britain', 'always'), 'help', t, spain)).toEqual({ t: 'commit', armies: 2, navies: 3 });
    expect(answer(order('britain', 'never'), 'help', t, spain)).toEqual({ t: 'commit', armies: 0, navies: 0 });
    expect(answer(order('france', 'never'), 'help', t, spain)).toBeNull();
  });
});
