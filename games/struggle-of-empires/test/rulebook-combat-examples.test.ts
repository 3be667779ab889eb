import { expect, it } from 'vitest';
import { type PowerId, powerOf } from '../src/data/powers.ts';
import { combats, strengths } from './duel.ts';
import { inTurn, type Trial } from './kit.ts';

it('2005, Combat: Spain attacks Britain in North America, and Austria helps on land', () => {
  const t = inTurn({
    options: { edition: 'original' },
    top: ['spain', 'france', 'prussia'],
    bottom: ['britain', 'austria'],
    war: 2,
    lay: (table) =>
      table
        .units('spain', 'navy', 'north-america', 2)
        .units('spain', 'army', 'north-america', 2)
        .units('britain', 'navy', 'north-america')
        .units('britain', 'army', 'north-america')
        .units('austria', 'navy', 'north-america')
        .units('austria', 'army', 'north-america')
        .tokens('britain', 'north-america')
        .tokens('austria', 'north-america')
        .alliance('spain', 'native-americans')
        .tile('spain', 'army-training')
        .tile('austria', 'army-training', 2),
  });
  t.play('spain', 'action attack', 'attack north-america britain');
  expect(t.gold('spain')).toBe(8);
  t.play('britain', 'call austria').play('austria', 'commit 1 0');
  t.play('spain', 'fight-at-sea yes');
  t.dice(2, 5, 1, 6).play('britain', 'fight-at-sea no');

  expect(combats(t)).toEqual(['land']);
  expect(t.told('combat-begins')[0]).toMatchObject({
    attack: { units: 2, support: 1, training: 1, alliances: 1, total: 5 },
    defence: { units: 1, helpers: 1, training: 0, total: 2 },
  });
  expect(t.told('combat-rolled')[0]).toMatchObject({ attackTotal: 8, defenceTotal: 7 });
  expect(t.units('spain', 'army', 'north-america')).toBe(1);
  expect(t.units('britain', 'army', 'north-america')).toBe(0);
  expect(t.units('austria', 'army', 'north-america')).toBe(0);
  expect([t.unrest('spain'), t.unrest('britain'), t.unrest('austria')]).toEqual([1, 1, 1]);
  expect([t.tokens('spain', 'north-america'), t.tokens('britain', 'north-america')]).toEqual([1, 0]);
  expect(t.units('spain', 'navy', 'north-america') + t.units('britain', 'navy', 'north-america')).toBe(3);
});

/** Russia against Britain in the Ottoman Empire, up to where Russia says whether it fights at sea. */
function ottomanAttack(): Trial {
  const t = inTurn({
    options: { edition: 'deluxe', players: 6 },
    top: ['russia', 'united-provinces', 'france'],
    bottom: ['britain', 'spain', 'austria', 'prussia'],
    lay: (table) =>
      table
        .tokens('britain', 'ottoman-empire')
        .units('britain', 'navy', 'mediterranean')
        .units('britain', 'fort', 'ottoman-empire')
        .tile('britain', 'naval-training')
        .tile('britain', 'army-training')
        .alliance('britain', 'ottomans')
        .units('russia', 'army', 'ottoman-empire', 2)
        .tile('russia', 'army-training', 2)
        .units('united-provinces', 'navy', 'mediterranean', 2)
        .units('united-provinces', 'army', 'ottoman-empire', 2)
        .units('france', 'army', 'ottoman-empire')
        .units('spain', 'navy', 'mediterranean', 2)
        .units('spain', 'army', 'ottoman-empire')
        .units('austria', 'army', 'ottoman-empire'),
  });
  t.play('russia', 'action attack', 'attack ottoman-empire britain', 'call united-provinces', 'call france');
  t.deal(gold(t, 'russia', 'united-provinces', 3));
  t.play('france', 'commit 1 0').play('united-provinces', 'commit 2 2');
  t.play('britain', 'call spain', 'call austria');
  t.deal(gold(t, 'britain', 'spain', 4));
  t.play('spain', 'commit 1 2').play('austria', 'commit 1 0');
  return t.play('russia', 'fight-at-sea yes').play('britain', 'fight-at-sea yes');
}

const gold = (t: Trial, from: PowerId, to: PowerId, amount: number) => ({
  t: 'gold',
  from: t.g.seatOf[powerOf(from)],
  to: t.g.seatOf[powerOf(to)],
  gold: amount,
  promise: 'help',
  power: null,
  region: null,
});

/** A counter of 1 from a full bag: nine of 0 come before it. */
const ONE = 9;

it('2020 p.20: the naval combat in the Mediterranean is a tie and costs each side two navies', () => {
  const t = ottomanAttack();
  expect([t.gold('russia'), t.gold('united-provinces'), t.gold('britain'), t.gold('spain')]).toEqual([5, 13, 6, 14]);
  t.dice(5, 2, 4, 3).numbers(ONE, ONE, ONE, ONE).dice(1, 1, 2, 2).numbers(ONE).play('britain', 'ally-as ottomans army');

  const [naval] = t.told('combat-begins');
  expect(naval.attack).toMatchObject({ units: 0, helpers: 2, training: 0, total: 2 });
  expect(naval.defence).toMatchObject({ units: 1, helpers: 2, training: 1, alliances: 0, total: 4 });
  expect(t.told('combat-rolled')[0]).toMatchObject({ attackTotal: 5, defenceTotal: 5 });
  expect(t.told('naval-support')).toEqual([{ t: 'naval-support', power: null, bonus: 0 }]);
  expect(t.units('united-provinces', 'navy', 'mediterranean')).toBe(0);
  expect(t.units('britain', 'navy', 'mediterranean')).toBe(0);
  expect(t.units('spain', 'navy', 'mediterranean')).toBe(1);
  const unrest = t.told('unrest-taken').map(({ power, counters, from }) => `${power} ${counters} ${from}`);
  expect(unrest.slice(0, 4)).toEqual([
    'united-provinces 1 loss',
    'united-provinces 1 loss',
    'britain 1 loss',
    'spain 1 loss',
  ]);
});

it('2020 p.22: the land combat is a tie; Spain bears it for the fort, and the fort falls to the seven', () => {
  const t = ottomanAttack();
  // The tie at sea as before, then the land combat.
  t.dice(5, 2, 4, 3).numbers(ONE, ONE, ONE, ONE).dice(3, 3, 4, 3).numbers(ONE, ONE, ONE);
  t.play('britain', 'ally-as ottomans army');

  const land = t.told('combat-begins')[1];
  expect(land.attack).toMatchObject({ units: 2, helpers: 3, training: 1, total: 6 });
  expect(land.defence).toMatchObject({ units: 0, forts: 2, helpers: 2, training: 0, alliances: 1, total: 5 });
  expect(t.told('combat-rolled')[1]).toMatchObject({ attackTotal: 6, defenceTotal: 6 });
  expect(t.key).toBe('losses.choose');
  expect(t.offers('britain')).toEqual(['lose spain army', 'lose austria army']);
  t.play('britain', 'lose spain army');

  expect(t.units('russia', 'army', 'ottoman-empire')).toBe(1);
  expect(t.units('spain', 'army', 'ottoman-empire')).toBe(0);
  expect(t.units('austria', 'army', 'ottoman-empire')).toBe(1);
  expect(t.units('britain', 'fort', 'ottoman-empire')).toBe(0);
  expect([t.unrest('russia'), t.unrest('spain'), t.unrest('britain'), t.unrest('austria')]).toEqual([1, 2, 2, 0]);
  expect([t.tokens('britain', 'ottoman-empire'), t.tokens('russia', 'ottoman-empire')]).toEqual([1, 0]);
});

it('2020 p.20, the note: with two British navies and one Spanish the second loss is still the ally’s', () => {
  const t = inTurn({
    options: { edition: 'deluxe', openUnrest: true },
    top: ['russia', 'united-provinces'],
    bottom: ['britain', 'spain'],
    lay: (table) =>
      table
        .units('russia', 'navy', 'mediterranean', 3)
        .units('britain', 'navy', 'mediterranean', 2)
        .units('spain', 'navy', 'mediterranean'),
  });
  t.play('russia', 'action attack', 'attack mediterranean britain');
  t.play('britain', 'call spain').play('spain', 'commit 0 1').play('russia', 'fight-at-sea yes');
  t.dice(2, 1, 4, 3).play('britain', 'fight-at-sea yes');
  expect(strengths(t, 'naval')).toEqual([3, 3]);
  expect([t.units('britain', 'navy', 'mediterranean'), t.units('spain', 'navy', 'mediterranean')]).toEqual([1, 0]);
});
