import { Context, copy, type Question } from '@cabinet-wars/kernel';
import { game } from '@cabinet-wars/seven-years-world-war';
import type { Event, Choice as GameChoice, State } from '@cabinet-wars/seven-years-world-war/view';
import { expect, it } from 'vitest';
import { oddsNow, oddsOfAttack } from '../../src/boards/seven-years-world-war/read/battle/odds.ts';
import { moments } from './kit.ts';

const DICE = [1, 2, 3, 4, 5, 6];

/** Plays on with one die for everything until the combat has its result: nobody adds a leader or a marker. */
function playOut(from: State, seat: number, first: readonly GameChoice[], table: GameChoice, die: number): Event[] {
  const g = copy(from);
  const events: Event[] = [];
  const chance = { roll: () => die - 1, draw: () => 0 };
  const x = new Context<Event>(chance, (event) => {
    events.push(event);
  });
  const wanted = [...first];
  let question: Question<GameChoice> | null = game.flow.question(g);
  while (question !== null && !events.some(({ t }) => t === 'combat-result')) {
    const [asked] = question.waiting;
    const options = asked.options as readonly GameChoice[];
    const next = asked.seat === seat && wanted.length > 0 ? wanted.shift() : plain(question.key, options, table);
    question = game.flow.choose(g, asked.seat, next as GameChoice, x);
  }
  return events;
}

/** Everybody who may joins, the table is the one in question, and all else is let pass. */
function plain(key: string, options: readonly GameChoice[], table: GameChoice): GameChoice {
  if (key === 'attack.table')
    return options.find((each) => 'table' in each && each.t === table.t && same(each, table))!;
  if (key === 'attack.array') return options.find(({ t }) => t === 'take-all' || t === 'take') ?? { t: 'go' };
  return options.find(({ t }) => t === 'pass' || t === 'done') ?? options[0];
}
const same = (one: GameChoice, other: GameChoice) => JSON.stringify(one) === JSON.stringify(other);

const COMBAT = ['attack.array', 'attack.table', 'attack.shield', 'attack.honorsOfWar'];
const AFTER_THE_TABLE = ['attack.shield', 'attack.honorsOfWar'];

function* combats() {
  const options = { players: 3, scenario: 'worldwide', legions: true } as const;
  for (let seed = 1; seed <= 3; seed++) yield* moments(options, seed);
}

it('15.6: the odds shown at every question of a combat are those it is fought at, die by die, for both sides', () => {
  const met = new Map<string, number>();
  for (const { g, seat, view, ask } of combats()) {
    if (!COMBAT.includes(ask.key) || (met.get(ask.key) ?? 0) >= 12) continue;
    const odds = oddsNow(view.open);
    const isReady = ask.key !== 'attack.array' || ask.options.some(({ t }) => t === 'go');
    if (odds === null || !isReady) continue;
    met.set(ask.key, (met.get(ask.key) ?? 0) + 1);
    const frame = g.stack.findLast(({ proc }) => proc === 'attack') as unknown as { table: number };
    for (const [i, { table, results, isOpen }] of odds.tables.entries()) {
      if (!isOpen || (AFTER_THE_TABLE.includes(ask.key) && i !== frame.table)) continue;
      const first: GameChoice[] = ask.key === 'attack.array' ? [{ t: 'go' }] : [];
      const fought = DICE.map((die) => playOut(g, seat, first, { t: 'table', table }, die));
      expect(fought.map((events) => events.find(({ t }) => t === 'odds'))).toEqual(
        DICE.map(() => expect.objectContaining({ attacker: odds.attack.total, defender: odds.defence.total })),
      );
      expect(fought.map((events) => events.find((event) => event.t === 'combat-result')?.result)).toEqual(results);
    }
  }
  expect([...met.keys()].sort()).toEqual([...COMBAT].sort());
});

it('12.22: the odds of an attack that is only thought of are those of a force that could make it without a leader', () => {
  let compared = 0;
  for (const { g, seat, view, ask } of combats()) {
    if (ask.key !== 'combat-phase.act' || compared >= 40) continue;
    for (const option of ask.options as unknown as readonly GameChoice[]) {
      const odds = oddsOfAttack(view.open, seat, option);
      if (option.t !== 'attack' || odds === null) continue;
      const events = playOut(g, seat, [option], { t: 'table', table: 'engagement' }, 3);
      const said = events.find((event) => event.t === 'attack');
      const isWhole = new Set(said?.pieces.map((piece) => piece.slice(0, 2))).size === 1;
      if (isWhole && !said?.pieces.some((piece) => piece.includes('@sea'))) {
        const fought = events.find((event) => event.t === 'odds');
        expect(odds.attack.total).toBeGreaterThanOrEqual(fought?.attacker ?? 0);
        compared++;
      }
    }
  }
  expect(compared).toBeGreaterThan(10);
});
