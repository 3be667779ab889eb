import { type Deal, type GameEvent, Seeded } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { inTurn } from '../../games/struggle-of-empires/test/kit.ts';
import type { Recall } from '../src/index.ts';
import { promisesSeen } from '../src/judgement/struggle-of-empires/deals/promises-seen.ts';
import { sense } from '../src/judgement/struggle-of-empires/sense.ts';
import { plannerTexts } from '../src/judgement/struggle-of-empires/texts.ts';
import { forecasterOf } from '../src/levels/forecaster.ts';
import { LEVELS } from '../src/levels/level.ts';
import { bot, budget, game, situationOf } from './empires.ts';

const top = ['france', 'austria'] as const;
const bottom = ['britain', 'spain', 'russia'] as const;

/** Austria attacks Britain in the German States and may call France, for whom there is nothing in it. */
const austriaAttacks = (lay = (t: ReturnType<typeof inTurn>) => t) =>
  lay(
    inTurn({
      options: { edition: 'deluxe' },
      top,
      bottom,
      war: 2,
      active: 'austria',
      lay: (t) =>
        t
          .units('austria', 'army', 'german-states', 2)
          .units('france', 'army', 'german-states')
          .units('britain', 'army', 'german-states', 2)
          .tokens('britain', 'german-states', 3)
          .tokens('austria', 'german-states')
          .vp('britain', 2)
          .vp('austria', 60)
          .vp('france', 30),
    }).play('austria', 'action attack'),
  );

const [FRANCE, AUSTRIA] = [1, 4];
const promised = (power: string, to: string, promise: string, region: string | null = null): GameEvent => ({
  t: 'promised',
  power,
  to,
  promise,
  about: null,
  region,
});
const came = (power: string, helps: string, armies: number): GameEvent => ({
  t: 'ally-committed',
  power,
  helps,
  side: 'attacker',
  armies,
  navies: 0,
});
const recalling = (...heard: GameEvent[]): Recall => ({ heard, offered: [] });

/** What France says to gold for its help. */
function franceOn(deal: Partial<Deal>, recall = recalling()) {
  const { g } = austriaAttacks();
  const { seatOf } = g;
  const offered = { t: 'gold', promise: 'help', power: null, region: null, from: seatOf[AUSTRIA], ...deal } as Deal;
  const view = situationOf(g, seatOf[AUSTRIA]).view;
  return forecasterOf(game, sense(game), LEVELS[2])({ view, recall }, { ...offered, to: seatOf[FRANCE] }, budget());
}

describe('a bot that is offered gold for a promise', () => {
  it('names its price, and takes exactly that', () => {
    const reply = franceOn({ gold: 1 });
    expect(reply).toMatchObject({ accept: false, why: { why: 'wants-more' } });
    const price = Number(reply.why.gold);
    expect(price).toBe(1 + Number(reply.why.more));
    expect(reply.instead).toEqual([expect.objectContaining({ t: 'gold', gold: price, promise: 'help' })]);
    expect(franceOn({ gold: price }).accept).toBe(true);
    expect(franceOn({ gold: price - 1 }).accept).toBe(false);
    for (const { why } of [plannerTexts.en, plannerTexts.it])
      expect(why(reply.why, { name: String, seat: null } as never)).toContain(String(price));
  });

  it('keeps its word where it would else have stayed out', () => {
    const { g } = austriaAttacks().play('austria', 'call france');
    const seat = g.seatOf[FRANCE];
    const said = (recall?: Recall) =>
      bot({ ...situationOf(g, seat, { offers: [], made: 1 }), ...(recall && { recall }) }, budget());
    expect(said()).toMatchObject({ choice: { t: 'commit', armies: 0 } });
    expect(said(recalling(promised('france', 'austria', 'help')))).toMatchObject({ choice: { armies: 1 } });
    expect(said(recalling(promised('france', 'austria', 'help'), { t: 'war-begins', war: 2 }))).toMatchObject({
      choice: { armies: 0 },
    });
  });

  it('wants no promise of somebody who has broken one', () => {
    const betrayed = recalling(promised('austria', 'spain', 'peace'), {
      t: 'attack-declared',
      power: 'austria',
      region: 'baltic',
      against: 'spain',
      free: false,
    });
    const peace = { t: 'promise', promise: 'peace', gold: undefined } as unknown as Partial<Deal>;
    expect(franceOn(peace).accept).toBe(true);
    expect(franceOn(peace, betrayed)).toMatchObject({ accept: false, why: { why: 'broke-word' } });
  });
});

describe('whose word is good', () => {
  const attack = (power: string, against: string, region = 'baltic'): GameEvent => ({
    t: 'attack-declared',
    power,
    region,
    against,
    free: false,
  });

  it.each<[string, readonly GameEvent[], readonly string[]]>([
    ['peace', [promised('spain', 'russia', 'peace'), attack('spain', 'russia')], ['spain']],
    ['peace with another', [promised('spain', 'russia', 'peace'), attack('spain', 'france')], []],
    [
      'peace in the war before',
      [promised('spain', 'russia', 'peace'), { t: 'war-begins', war: 2 }, attack('spain', 'russia')],
      [],
    ],
    ['a region', [promised('spain', 'russia', 'stay-out', 'baltic'), attack('spain', 'france')], ['spain']],
    ['another region', [promised('spain', 'russia', 'stay-out', 'africa'), attack('spain', 'france')], []],
    ['help', [promised('spain', 'russia', 'help'), came('spain', 'russia', 0)], ['spain']],
    [
      'help that came',
      [promised('spain', 'russia', 'help'), came('spain', 'russia', 1), came('spain', 'russia', 0)],
      [],
    ],
  ])('is seen by what was done: %s', (_what, heard, broken) => {
    expect([...promisesSeen(recalling(...heard)).broken]).toEqual(broken);
  });
});

describe('a bot that wants help', () => {
  const offer = (recall: Recall) => {
    // Britain is far ahead: the help of France is worth something to Austria, but not to France, which has nothing to gain.
    const { g } = austriaAttacks();
    const situation = situationOf(g, g.seatOf[AUSTRIA], { offers: [], made: 0 });
    return bot({ ...situation, recall }, { ...budget(), chance: new Seeded('thinking') });
  };

  it('pays nobody in advance who has never come', () => {
    const move = offer(recalling()) as { t: string; deal?: Deal };
    expect(move.deal?.t).not.toBe('gold');
  });

  it('pays who came before and never broke his word; and no offer is made twice', () => {
    const proven = recalling(came('france', 'austria', 1));
    const move = offer(proven) as { t: string; deal?: Deal };
    expect(move.deal).toMatchObject({ t: 'gold', promise: 'help' });
    const again = offer({ ...proven, offered: [{ deal: move.deal!, after: 1 }] });
    expect((again as { t: string }).t).toBe('choose');
    const liar = recalling(
      came('france', 'austria', 1),
      promised('france', 'spain', 'help'),
      came('france', 'spain', 0),
    );
    expect((offer(liar) as { deal?: Deal }).deal?.t).not.toBe('gold');
  });
});
