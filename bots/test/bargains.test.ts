import type { Deal } from '@cabinet-wars/kernel';
import { game } from '@cabinet-wars/seven-years-world-war';
import { describe, expect, it } from 'vitest';
import { inPhase } from '../../games/seven-years-world-war/test/kit.ts';
import { trainingOf } from '../../games/seven-years-world-war/test/money-kit.ts';
import type { Move } from '../src/index.ts';
import { isFair } from '../src/judgement/seven-years-world-war/deals.ts';
import { sense } from '../src/judgement/seven-years-world-war/sense.ts';
import { commanderTexts } from '../src/judgement/seven-years-world-war/texts.ts';
import { worthTo } from '../src/judgement/seven-years-world-war/worth-of-deals.ts';
import { gainOfDeal } from '../src/learning/bargain.ts';
import { forecasterOf } from '../src/levels/forecaster.ts';
import { LEVELS } from '../src/levels/level.ts';
import { playerOf } from '../src/levels/player.ts';
import { NOTHING_RECALLED } from '../src/recall.ts';
import { captainOf } from './captain.ts';
import { budget, situationOf } from './situation.ts';

const nothing = { points: null, marker: null, power: null, neutral: null };
const asked = { pointsBack: null, markerBack: null, powerBack: null, neutralBack: null };
const unwritten = { clause: null, binds: null, land: null, square: null, sum: null, until: null };

/** What a bot in the second seat says to what the first one offers it. */
function answerTo(terms: Partial<Deal>) {
  const { g } = inPhase({
    phase: 'combat',
    lay: (t) => t.unit('PR:army-veteran', 'C16', 3).unit('AU:army-veteran', 'D16', 3),
  });
  g.treasury = g.treasury.map(() => 20);
  const deal = { t: 'trade', from: 0, to: 1, ...terms } as Deal;
  expect(game.deals.may(g, deal)).toBeNull();
  const offers = [{ id: 1, deal, agreed: false }] as never;
  const move = captainOf(game, sense)(situationOf(game, g, 1, { offers, made: 0 }), budget()) as Move;
  if (move.t !== 'answer') return expect.fail('it owes an answer');
  for (const texts of [commanderTexts.en, commanderTexts.it])
    expect(texts.why(move.why, { name: String, seat: null } as never)).toMatch(/\w+ \w+/);
  return move.accept;
}
const trade = (terms: Partial<Deal>) => answerTo({ ...nothing, ...asked, ...unwritten, ...terms });

it('what a bargain is worth is known where none can be made, and the question would have no answer after it', () => {
  const { g } = trainingOf({
    lay: (t) =>
      t
        .unit('PR:army-recruit', 'C16')
        .unit('PR:army-recruit', 'B20')
        .unit('AU:base', 'D16')
        .leader('PR', 'general-2')
        .treasury(0, 5),
  }).play(0, 'trainer general-2 PR no');
  expect(game.flow.question(g)).toMatchObject({ key: 'training.ground', deals: 'none' });
  const deal = { t: 'trade', from: 0, to: 1, ...nothing, ...asked, ...unwritten, points: 5 } as Deal;
  expect(gainOfDeal(game, sense(game).judgement.value, g, 1, deal)).toBeGreaterThan(0);
});

describe('a bot that is offered a bargain in Seven Years World War', () => {
  it('takes what is given, and a trade that leaves it better off', () => {
    expect(answerTo({ t: 'points', points: 5 })).toBe(true);
    expect(trade({ points: 15 })).toBe(true);
  });

  it.each<[string, Partial<Deal>]>([
    ['points for nothing', { pointsBack: 5 }],
    ['many points for few', { points: 1, pointsBack: 12 }],
    ['an even exchange', { points: 5, pointsBack: 5 }],
    ['a power for a point', { points: 1, powerBack: 'AU' }],
    ['the neutrality of its power for a point', { points: 1, neutralBack: 'AU' }],
    ['a little for being bound', { points: 1, clause: 'no-attack', binds: 'to', until: 3 }],
  ])('is not milked: %s', (_what, terms) => {
    expect(trade(terms)).toBe(false);
  });
});

it.each(LEVELS)('what a $id would say is foretold as it says it', (level) => {
  const { g } = inPhase({
    phase: 'combat',
    lay: (t) => {
      t.unit('PR:army-veteran', 'C16', 3).unit('GB:base', 'C12').unit('AU:army-veteran', 'D16', 3);
      t.unit('FR:base', 'E13').unit('FR:base', 'D12').treasury(0, 60).treasury(1, 60);
      t.g.startingPoints = [100, 100];
    },
  });
  const answers = [30, 36, 42].map((pointsBack) => {
    const deal = { t: 'trade', from: 0, to: 1, ...nothing, ...asked, ...unwritten, neutral: 'PR', pointsBack } as Deal;
    const offers = [{ id: 1, deal, agreed: false }] as never;
    const said = playerOf(game, sense(game), level)(situationOf(game, g, 1, { offers, made: 0 }), budget()) as Move;
    const { view } = situationOf(game, g, 0);
    const { accept, why } = forecasterOf(game, sense(game), level)({ view }, deal, budget());
    expect(said).toMatchObject({ t: 'answer', accept, why });
    return accept;
  });
  // Who takes less in is content with less.
  expect(answers).toEqual([true, level.id === 'cadet' || level.id === 'marshal', false]);
});

it('counts what it is to pay later among what it gives, and not what it is to be paid', () => {
  const { g } = inPhase({ phase: 'movement', lay: (t) => t.unit('PR:base', 'C16').unit('AU:base', 'D16') });
  const loan = (binds: string, sum: number) =>
    isFair(g, 1, {
      t: 'trade',
      from: 0,
      to: 1,
      ...nothing,
      ...asked,
      ...unwritten,
      points: 12,
      clause: 'pay',
      binds,
      sum,
    });
  expect([loan('to', 12), loan('to', 13), loan('both', 13), loan('from', 13)]).toEqual([true, false, false, true]);
});

it('is the less content to be bound, the longer it is', () => {
  const { g } = inPhase({
    phase: 'movement',
    seat: 1,
    turn: 2,
    lay: (t) => t.unit('PR:base', 'C16').unit('AU:army-veteran', 'D16', 3).treasury(0, 60),
  });
  const scales = { game, value: sense(game).judgement.value, recall: NOTHING_RECALLED };
  const worthUntil = (until: number): number => {
    const bound = { clause: 'no-attack', binds: 'to', until };
    return worthTo(scales, g, 1, { t: 'trade', from: 0, to: 1, ...nothing, ...asked, ...unwritten, ...bound })!;
  };
  const [now, next, later, last] = [2, 3, 4, 7].map(worthUntil);
  expect(next).toBe(now);
  expect(later).toBeLessThan(next);
  expect(last).toBeLessThan(later);
});
