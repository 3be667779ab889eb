import { Context, chanceOf, copy, Scripted } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../src/data/numbers.ts';
import { type PowerId, powerOf } from '../src/data/powers.ts';
import { REGIONS, regionOf } from '../src/data/regions.ts';
import { tablesOf } from '../src/data/tables.ts';
import { game } from '../src/game.ts';
import { leftInBag } from '../src/money/unrest.ts';
import { resultOf } from '../src/scoring/end-of-game.ts';
import { setNonPlayers } from '../src/set-up/non-players.ts';
import { at } from '../src/state.ts';
import type { Event } from '../src/vocabulary/events.ts';
import { duel } from './duel.ts';
import { inTurn, newTrial, seatsFor, type Table, type Trial } from './kit.ts';
import { auctionOf } from './positions.ts';

const noChance = chanceOf(new Scripted());

describe('ruling 64: Trained Natives', () => {
  const natives = (edition: (typeof EDITIONS)[number]) =>
    duel(edition, (table) =>
      table.tile('spain', 'trained-natives').tokens('spain', 'india').tokens('spain', 'africa'),
    ).play('spain', 'use trained-natives');

  it('ruling 64, original: are raised in a colony, not at home', () => {
    const t = natives('original');
    expect(t.offers()).toEqual(['to africa', 'to india']);
    expect(t.why('spain', 'to home')).toEqual(['no-units-at-home']);
  });

  it('ruling 64, deluxe: may also be raised at home', () => {
    const t = natives('deluxe');
    expect(t.offers()).toEqual(['to africa', 'to india', 'to home']);
    t.play('spain', 'to home', 'to home');
    expect(t.units('spain', 'army', 'home')).toBe(1);
  });
});

describe('ruling 65: a power in revolution', () => {
  /** The last turn of a game: Britain has gone into revolution, France has next to nothing. */
  const ended = (edition: (typeof EDITIONS)[number]): Trial =>
    inTurn({
      options: edition === 'deluxe' ? { edition, openUnrest: true, originalPass: true } : { edition },
      top: ['britain'],
      bottom: ['france'],
      war: 3,
      round: 6,
      active: 'france',
      lay: (table) => {
        table.g.tiles.fill(0); // without the Improved Agriculture a duel of the deluxe edition begins with
        table.vp('britain', 40).unrest('britain', 20).vp('france', 2).unrest('france', 1);
      },
    }).play('france', 'action pass', 'action pass');

  it('ruling 65, original: wins if 0 is the most anybody has', () => {
    expect(resultOf(ended('original').g)).toMatchObject({ scores: [0, -5], places: [[0], [1]] });
  });

  it('ruling 65, deluxe: is out of the game, behind everybody else', () => {
    expect(resultOf(ended('deluxe').g)).toMatchObject({ scores: [0, -5], places: [[1], [0]] });
  });
});

describe.each(EDITIONS)('%s: actions', (edition) => {
  it(`2005 Pirates, 2020 p.26, ruling 66, ${edition}: a raid may be sent against a token of any colour, one’s own too`, () => {
    const t = duel(edition, (table) =>
      table.tokens('spain', 'caribbean').tokens('france', 'india').tokens('austria', 'africa'),
    );
    t.play('spain', 'action tile', 'tile pirates');
    expect(t.offers()).toEqual([
      'raid pirates caribbean spain',
      'raid pirates africa austria',
      'raid pirates india france',
    ]);
    t.dice(1, 1, 1, 1).play('spain', 'raid pirates caribbean spain');
    expect(t.tokens('spain', 'caribbean')).toBe(0);
    expect(game.audit(t.g)).toEqual([]);
  });

  it(`ruling 67, ${edition}: a Move action moves at least one unit`, () => {
    const t = duel(edition, (table) => table.units('spain', 'navy', 'baltic').units('spain', 'army', 'baltic'));
    t.play('spain', 'action move');
    expect(t.offers()).not.toContain('stop');
    t.play('spain', 'move navy baltic');
    expect(t.offers()).not.toContain('stop');
    t.play('spain', 'to mediterranean');
    expect(t.offers()).toContain('stop');
  });

  it(`ruling 68, ${edition}: a unit just built may stay at home`, () => {
    const t = duel(edition, () => {}).play('spain', 'action build', 'build navy');
    expect(t.offers()).toContain('to home');
    t.play('spain', 'to home');
    expect([t.units('spain', 'navy', 'home'), t.key]).toEqual([1, 'turn.act']);
  });

  it(`ruling 70, ${edition}: a company is of no use without a token, Improved Agriculture none at nine`, () => {
    const t = duel(edition, (table) =>
      table
        .tile('spain', 'tobacco')
        .tile('spain', 'improved-agriculture')
        .tokens('spain', 'india')
        .population('spain', 9),
    );
    expect(t.offers().filter((offer) => /^(use|trade)/.test(offer))).toEqual([]);
    expect(t.why('spain', 'trade tobacco north-america')).toEqual(['no-token-there']);
    expect(t.why('spain', 'use improved-agriculture')).toEqual(['population-full']);
  });

  it(`ruling 71, ${edition}: a Build rebuilds any unit as the same kind; Militia and free builds need a piece`, () => {
    const lay = (table: Table) =>
      table
        .units('spain', 'army', 'india', 14)
        .units('spain', 'fort', 'africa')
        .units('spain', 'navy', 'baltic')
        .tile('spain', 'mercenaries')
        .tile('spain', 'militia');
    const t = duel(edition, lay);
    expect(t.why('spain', 'use mercenaries')).toEqual(['no-piece-left']);
    t.play('spain', 'action build');
    const rebuilt = t.offers().filter((offer) => offer.startsWith('rebuild'));
    expect(rebuilt).toEqual(['rebuild army india', 'rebuild navy baltic', 'rebuild fort africa']);
    expect(t.offers()).not.toContain('build army');
    t.play('spain', 'rebuild fort africa', 'to home');
    expect([t.units('spain', 'fort', 'africa'), t.units('spain', 'fort', 'home')]).toEqual([0, 1]);
    expect([t.population('spain'), t.unrest('spain')]).toEqual([4, 1]);
    expect([t.key, t.told('destroyed')]).toMatchObject(['turn.act', [{ unit: 'fort', place: 'africa' }]]);
  });
});

it('ruling 69, deluxe: each point of unrest given back goes to the supply as a counter of 1', () => {
  const t = inTurn({
    options: { edition: 'deluxe' },
    top: ['britain', 'spain'],
    bottom: ['france', 'russia'],
    lay: (table) => {
      table.units('britain', 'army', 'india');
      drawn(table, 'britain', [0, 0, 2]);
      drawn(table, 'france', [9, 72, 7]); // so the bag is empty
    },
  });
  t.play('britain', 'action tile', 'tile government-reform');
  expect(t.unrest('britain')).toBe(2);
  t.play('britain', 'action build').numbers(0).play('britain', 'rebuild army india');
  expect([t.unrest('britain'), t.g.unrest.refilled, t.g.unrest.beyond]).toEqual([3, 2, 0]);
  expect([0, 1, 2].map((value) => leftInBag(t.g, value))).toEqual([0, 1, 0]);
});

function drawn(table: Table, power: PowerId, byValue: readonly number[]): void {
  byValue.forEach((count, value) => {
    table.g.unrest.taken[powerOf(power)] += count;
    table.g.secret.unrest[powerOf(power) * byValue.length + value] = count;
  });
}

it('ruling 72, deluxe: the letter sets go to the powers nobody plays in the order of the powers', () => {
  const g = copy(game.setup(seatsFor({ edition: 'deluxe' }, ['france', 'austria', 'spain', 'prussia']), noChance));
  setNonPlayers(g, new Context<Event>(noChance));
  const { counters } = tablesOf(g);
  const unplayed: PowerId[] = ['britain', 'russia', 'united-provinces'];
  unplayed.forEach((power, set) => {
    const regions = REGIONS.filter((region) => g.armies[at(powerOf(power), regionOf(region))] > 0);
    const ofSet = counters.filter((counter) => counter.set === set).map(({ region }) => REGIONS[region]);
    expect(regions.toSorted()).toEqual(ofSet.toSorted());
  });
});

it('ruling 73, deluxe: with the simple variant, too, players go before non-players in auctions', () => {
  const t = auctionOf({ edition: 'deluxe', wallaceSimple: true }, ['britain', 'france', 'spain', 'russia'], 'britain');
  t.play('britain', 'bid 0');
  expect(t.offers()).toEqual(['propose a britain', 'propose a france', 'propose a spain', 'propose a russia']);
  expect(t.why('britain', 'propose a austria')).toEqual(['players-first']);
});

it.each([2, 3])(
  'ruling 74, deluxe: the Improved Agriculture dealt to each of %i players does not feed at once',
  (players) => {
    const t = newTrial({ edition: 'deluxe', players });
    expect(t.tiles('britain', 'improved-agriculture')).toBe(1);
    const four = newTrial({ edition: 'deluxe', players: 4 });
    expect(t.population('britain')).toBe(four.population('britain'));
  },
);
