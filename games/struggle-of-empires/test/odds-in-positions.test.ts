import { Context, chanceOf, copy, type Question, randomChoice, Seeded } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { attackUnderWay } from '../src/attack/attack-locals.ts';
import { oddsNow } from '../src/attack/odds-now.ts';
import { EDITIONS } from '../src/data/numbers.ts';
import { game } from '../src/game.ts';
import type { State } from '../src/state.ts';
import type { Choice } from '../src/vocabulary/choices.ts';
import type { Event } from '../src/vocabulary/events.ts';
import { NON_PLAYERS, POSITIONS } from './attack-positions.ts';
import type { Trial } from './kit.ts';
import { played } from './play-outs.ts';

const WALKS = 24;
const OF_A_KIND = 2;

/** Walks through an attack at random from its first question, holding what is shown at each of them to the play-outs. */
function walk(start: State, met: Map<string, number>, seed: string): void {
  const chance = chanceOf(new Seeded(seed));
  const g = copy(start);
  const x = new Context<Event>(chance);
  let question: Question<Choice> | null = game.flow.question(g);
  while (question !== null && isFighting(g)) {
    const { key, waiting } = question;
    const odds = oddsNow(g);
    const times = met.get(key) ?? 0;
    if (odds !== null && times < OF_A_KIND) {
      met.set(key, times + 1);
      const truth = played(g);
      const what = `${key}, ${JSON.stringify(attackUnderWay(g))}`;
      expect(odds.all.win, what).toBeCloseTo(truth.win, 9);
      expect(odds.all.tie, what).toBeCloseTo(truth.tie, 9);
      expect(odds.all.lose, what).toBeCloseTo(truth.lose, 9);
      expect(odds.attackerLoses, what).toBeCloseTo(truth.attackerLoses, 9);
      expect(odds.defenderLoses, what).toBeCloseTo(truth.defenderLoses, 9);
    }
    const { seat, options } = waiting[chance.roll(waiting.length)];
    question = game.flow.choose(g, seat, randomChoice<Choice>(options, chance), x);
  }
}

const isFighting = (g: State): boolean => g.stack.some(({ proc }) => proc === 'attack' || proc === 'raid');

function questionsMet(t: Trial, name: string): string[] {
  const met = new Map<string, number>();
  expect(isFighting(t.g)).toBe(true);
  for (let i = 0; i < WALKS; i++) walk(t.g, met, `${name} ${i}`);
  return [...met.keys()].sort();
}

describe.each(EDITIONS)(
  '2005 Attack, Pirates, Slave Revolt; 2020 p.16–22 and 26, %s: the odds shown at every question',
  (edition) => {
    it.each(Object.entries(POSITIONS))('%s', (name, { laid, asks }) => {
      expect(questionsMet(laid(edition), name)).toEqual('length' in asks ? asks : asks[edition]);
    });
  },
);

describe('2020 p.17 and 26, powers nobody plays: the odds shown at every question', () => {
  it.each(Object.entries(NON_PLAYERS))('%s', (name, { laid, asks }) => {
    expect(questionsMet(laid(), name)).toEqual(asks);
  });
});
