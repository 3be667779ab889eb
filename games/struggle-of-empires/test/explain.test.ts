import { agrees, Context, chanceOf, copy, playAtRandom, type Question, Seeded } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { areAllied, isPlayed } from '../src/alliances/grand-alliances.ts';
import type { Attack } from '../src/attack/attack-locals.ts';
import { RAIDS } from '../src/attack/raids.ts';
import { ALLIANCES, allianceOf } from '../src/data/alliances.ts';
import { EDITIONS } from '../src/data/numbers.ts';
import { POWERS, type PowerId, powerOf } from '../src/data/powers.ts';
import { PLACES, REGIONS, type RegionId, regionOf } from '../src/data/regions.ts';
import { tablesOf } from '../src/data/tables.ts';
import { TILES, tileOf } from '../src/data/tiles.ts';
import { UNITS } from '../src/data/units.ts';
import { game } from '../src/game.ts';
import { countUnits } from '../src/map/pieces.ts';
import { at, held, ON_MAP, type State } from '../src/state.ts';
import { ACTIONS, type Choice, type ChoiceKind } from '../src/vocabulary/choices.ts';
import type { Event } from '../src/vocabulary/events.ts';
import type { Why } from '../src/vocabulary/reasons.ts';
import { attacks, duel, withNonPlayers } from './duel.ts';
import { settled } from './kit.ts';

/** Every wish one can put into words: each kind of choice with everything it can name. */
function everyWish(g: State): Choice[] {
  const { counters } = tablesOf(g);
  const targets = [...POWERS, ...RAIDS, ...counters.map(({ id }) => id)];
  const inRegions = (of: (region: RegionId) => Choice[]) => REGIONS.flatMap(of);
  const yesNo = (['surprise', 'reserve', 'withdraw', 'blockade-support'] as const).flatMap((t): Choice[] => [
    { t, use: true },
    { t, use: false },
  ]);
  return [
    { t: 'pass' },
    { t: 'end-turn' },
    { t: 'stop' },
    { t: 'bid', gold: 0 },
    { t: 'bid', gold: 9999 },
    { t: 'give-back', give: true },
    ...ACTIONS.map((action): Choice => ({ t: 'action', action })),
    ...TILES.flatMap((tile): Choice[] => [
      { t: 'tile', tile },
      { t: 'use', tile },
    ]),
    ...ALLIANCES.map((alliance): Choice => ({ t: 'alliance', alliance })),
    ...POWERS.flatMap((power): Choice[] => [
      { t: 'call', power },
      { t: 'propose', box: 'a', power },
      { t: 'propose', box: 'b', power },
      ...UNITS.map((unit): Choice => ({ t: 'lose', power, unit })),
    ]),
    ...UNITS.flatMap((unit): Choice[] => [
      { t: 'build', unit },
      ...PLACES.flatMap((place): Choice[] => [
        { t: 'place', unit, place },
        { t: 'move', unit, from: place },
        { t: 'rebuild', unit, from: place },
      ]),
    ]),
    ...PLACES.map((place): Choice => ({ t: 'to', place })),
    ...inRegions((region) => [
      { t: 'colonize', region },
      { t: 'commerce', region },
      { t: 'blockade', region },
      ...TILES.map((tile): Choice => ({ t: 'trade', tile, region })),
      ...RAIDS.flatMap((tile) => POWERS.map((power): Choice => ({ t: 'raid', tile, region, power }))),
      ...targets.map((against): Choice => ({ t: 'attack', region, against })),
    ]),
    { t: 'commit', armies: 9, navies: 9 },
    ...yesNo,
  ];
}

interface Told {
  readonly g: State;
  readonly seat: number;
  readonly me: number;
  readonly wish: Choice;
  readonly question: Question<Choice>;
}
type Facts = Readonly<Record<string, unknown>>;
const region = (r: Facts): number => regionOf(r.region as RegionId);
const power = (r: Facts): number => powerOf(r.power as PowerId);
const attackOf = (g: State) => g.stack.findLast(({ proc }) => proc === 'attack') as Attack | undefined;

/** What must be so for a reason to be true, worked out from the state alone. Reasons that only name a rule always are. */
const TRUE_IF: { readonly [W in Why['why']]?: (told: Told, reason: Facts) => boolean } = {
  'game-over': ({ g }) => g.final !== null,
  'not-asked': ({ question, seat }) => question.waiting.every((one) => one.seat !== seat),
  'not-now': (told) => !leadsTo(told, null),
  'action-first': (told, r) => leadsTo(told, r.action as string),
  'cannot-pay': ({ g, me }, r) => (r.gold as number) > g.gold[me] + 3 * 99 || (r.gold as number) > (r.most as number),
  'population-short': ({ g, me }, r) => g.population[me] < (r.need as number) && g.population[me] === r.have,
  'population-full': ({ g, me }) => g.population[me] === 9,
  'no-piece-left': ({ g, me }, r) => countUnits(g, me, (UNITS as readonly unknown[]).indexOf(r.unit)) >= 2,
  'no-action-left': ({ g }) => g.stack.some((f) => f.proc === 'turn' && (f as unknown as Facts).actions === 0),
  'actions-left': ({ g }) => g.stack.some((f) => f.proc === 'turn' && (f as unknown as Facts).actions !== 0),
  'special-action-done': ({ g }) => g.options.edition === 'deluxe',
  'alliances-are-tiles': ({ g }) => g.options.edition === 'original',
  'alliances-are-not-tiles': ({ g }) => g.options.edition === 'deluxe',
  'no-navy-there': ({ g, me }, r) => g.navies[at(me, region(r))] === 0,
  'no-token-there': ({ g, me }, r) => g.tokens[at(me, region(r))] === 0,
  blockaded: ({ g, me }, r) => g.blockades[region(r)] === power(r) && !areAllied(g, me, power(r)),
  'tile-not-in-stock': ({ g }, r) => g.stock[tileOf(r.tile as never)] === 0,
  'tile-barred-this-round': ({ g, me }, r) => (g.barred[me] & (1 << tileOf(r.tile as never))) !== 0,
  'tile-not-held': ({ g, me }, r) => g.tiles[held(me, tileOf(r.tile as never))] === 0,
  'tile-used-this-war': ({ g, me }, r) => {
    const i = held(me, tileOf(r.tile as never));
    return g.tiles[i] > 0 && g.used[i] === g.tiles[i];
  },
  'alliance-taken': ({ g }, r) => g.alliances[allianceOf(r.alliance as never)] === power(r),
  'nothing-to-raid': ({ g }, r) => {
    const reach = REGIONS.slice(0, r.tile === 'pirates' ? 6 : 3);
    return reach.every((_, i) => POWERS.every((_power, p) => g.tokens[at(p, i)] === 0));
  },
  'no-such-counter': ({ g, wish }, r) => {
    const { counters, countersIn } = tablesOf(g);
    const lies = countersIn[region(r)].filter((counter) => g.counters[counter] === ON_MAP);
    return lies.every((counter) => counters[counter].kind !== wish.t) || wish.t === 'attack';
  },
  'no-navy-in-africa': ({ g, me }) => g.navies[at(me, regionOf('africa'))] === 0,
  'already-allied': ({ g }, r) => [...g.top, ...g.bottom].includes(power(r)),
  'players-first': ({ g }, r) => !isPlayed(g, power(r)),
  'no-such-power': ({ g }, r) => !isPlayed(g, power(r)),
  'nothing-to-attack': ({ g, me }) => REGIONS.every((_, i) => g.armies[at(me, i)] === 0 || isEmpty(g, me, i)),
  'no-unit-to-attack-with': ({ g, me }, r) => g.armies[at(me, region(r))] === 0,
  'same-alliance': ({ g, me }, r) => areAllied(g, me, power(r)),
  'needs-army': ({ g, me }, r) => g.armies[at(me, region(r))] === 0,
  'not-yourself': ({ me, wish }) => Object.values(wish).includes(POWERS[me]),
  'not-an-ally': ({ g, me }, r) => !areAllied(g, me, power(r)),
  'comes-by-itself': ({ g, me }, r) => !isPlayed(g, power(r)) && areAllied(g, me, power(r)),
  'stays-out': ({ g }, r) => !isPlayed(g, power(r)) && !['power', 'non-player'].includes(attackOf(g)!.against),
  'called-already': ({ g }, r) => (g.stack.at(-1) as unknown as { called: number[] }).called.includes(power(r)),
  'cannot-commit': ({ g, me }, r) => (r.armies as number) <= g.armies[at(me, attackOf(g)!.region)],
  'one-like-it': ({ question, seat, wish }) =>
    wish.t === 'attack' &&
    question.waiting.some(
      (one) => one.seat === seat && one.options.some((o) => agrees(o, { t: 'attack', region: wish.region })),
    ),
};

const isEmpty = (g: State, me: number, i: number): boolean =>
  POWERS.every((_, p) => p === me || areAllied(g, me, p) || g.tokens[at(p, i)] === 0);

/** Where a part of an action is asked for, once the action is chosen. */
const ASKED_OF: { readonly [T in ChoiceKind]?: readonly string[] } = {
  build: ['build.what'],
  rebuild: ['build.what'],
  move: ['move.unit'],
  attack: ['attack.declare'],
  tile: ['take-tile.tile'],
  raid: ['take-tile.tile'],
  alliance: ['take-tile.tile', 'ally.alliance'],
  colonize: ['colonize.counter'],
  commerce: ['colonize.counter'],
};

/** Whether an action offered now, a given one or any, is followed by a question that offers the wish, or is the wish. */
function leadsTo({ g, seat, wish, question }: Told, action: string | null): boolean {
  const asked = question.waiting.find((one) => one.seat === seat);
  if (asked === undefined || question.key !== 'turn.act') return false;
  return asked.options.some((option) => {
    if (option.t !== 'action' || (action !== null && option.action !== action)) return false;
    const next = game.flow.choose(copy(g), seat, option as Choice, new Context<Event>(chanceOf(new Seeded(1))));
    // Where only one thing can follow nobody is asked for it: it has happened.
    if (!ASKED_OF[wish.t]?.includes(next?.key ?? '')) return action !== null;
    const part = wish.t === 'raid' ? { t: 'tile', tile: wish.tile } : wish;
    const offered = next?.waiting.find((one) => one.seat === seat)?.options ?? [];
    // Counters alike in every way are offered once.
    return offered.some((each) => agrees(each, wish.t === 'attack' ? { t: 'attack', region: wish.region } : part));
  });
}

describe.each(EDITIONS)('Every wish that cannot be had, %s', (edition) => {
  it.each([3, 5])(
    'is refused for a reason that is true, over random games of %i',
    (players) => {
      const heard = new Set<string>();
      for (let seed = 0; seed < 2; seed++) {
        let moments = 0;
        playAtRandom(game, settled({ edition, players }), new Seeded(`why ${players} ${seed}`), {
          watch: (state, asked) => {
            const g = state as State;
            const question = asked as Question<Choice> | null;
            if (question === null || moments++ % 11 !== 0) return;
            const { seat } = question.waiting[0];
            for (const wish of everyWish(g))
              for (const reason of game.explain(g, seat, wish) as (Facts & { why: Why['why'] })[]) {
                heard.add(reason.why);
                const holds = TRUE_IF[reason.why]?.({ g, seat, me: g.plays[seat], wish, question }, reason) ?? true;
                if (!holds)
                  expect.fail(`${question.key}: ${JSON.stringify(wish)} is refused by ${JSON.stringify(reason)}`);
              }
          },
        });
      }
      expect(heard).toContain('action-first');
      expect(heard.size).toBeGreaterThan(25);
    },
    120_000,
  );
});

describe('2020 p.17, 2005 Player actions: why not', () => {
  it('a power nobody plays is in one’s alliance and comes by itself', () => {
    const t = withNonPlayers((table) =>
      table.units('spain', 'army', 'india').units('france', 'army', 'india').tokens('britain', 'india'),
    );
    attacks(t, 'spain', 'india', 'britain');
    expect(t.why('spain', 'call prussia')).toEqual(['comes-by-itself']);
    expect(t.why('spain', 'call austria')).toEqual(['not-an-ally']);
  });

  it.each(EDITIONS)('what can be had by choosing the action first is told so (%s)', (edition) => {
    const t = duel(edition, (table) => table.units('spain', 'army', 'india').tokens('britain', 'india'));
    expect(t.reasons('spain', { t: 'tile', tile: 'banking' })).toEqual([{ why: 'action-first', action: 'tile' }]);
    expect(t.reasons('spain', { t: 'build', unit: 'army' })).toEqual([{ why: 'action-first', action: 'build' }]);
    expect(t.reasons('spain', { t: 'raid', tile: 'pirates', region: 'india', power: 'britain' })).toEqual([
      { why: 'action-first', action: 'tile' },
    ]);
    expect(t.reasons('spain', { t: 'attack', region: 'india', against: 'britain' })).toEqual([
      { why: 'action-first', action: 'attack' },
    ]);
  });
});
