import { game as imperial } from '@cabinet-wars/imperial-struggle';
import { type AnyGame, type GameState, isOffered } from '@cabinet-wars/kernel';
import { game as war } from '@cabinet-wars/seven-years-world-war';
import { game as empires } from '@cabinet-wars/struggle-of-empires';
import { describe, expect, it } from 'vitest';
import { inRound } from '../../games/imperial-struggle/test/kit.ts';
import { inPhase } from '../../games/seven-years-world-war/test/kit.ts';
import { disbandingOf } from '../../games/seven-years-world-war/test/money-kit.ts';
import { inTurn } from '../../games/struggle-of-empires/test/kit.ts';
import { botsFor, type Situation, type Suggestion, usualBot } from '../src/index.ts';
import { budget, situationOf } from './situation.ts';

const telling = { name: String, seat: null } as never;

async function asked(game: AnyGame, g: GameState) {
  const { seat } = game.flow.question(g)!.waiting[0];
  const situation = situationOf(game, g, seat);
  const kind = usualBot(await botsFor(game.id));
  const steps = (await kind.loadAdviser!())(game)(situation, budget(600));
  return { kind, situation, steps };
}

async function advised(game: AnyGame, g: GameState) {
  const { kind, situation, steps } = await asked(game, g);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return { kind, situation, suggestions: value };
  }
}

function expectSound({ asks }: Situation, suggestions: readonly Suggestion[]): void {
  expect(suggestions.map(({ choice }) => isOffered(asks.own!.options, choice))).not.toContain(false);
  const gains = suggestions.map(({ gain }) => gain);
  expect(gains).toEqual(gains.toSorted((a, b) => b - a));
  expect(new Set(suggestions.map(({ choice }) => JSON.stringify(choice))).size).toBe(suggestions.length);
}

describe('advice', () => {
  it('names three Investment tiles, what each is worth and what would be done with it', async () => {
    const { kind, situation, suggestions } = await advised(imperial, inRound({ tile: null }).g);
    expectSound(situation, suggestions);
    expect(suggestions).toHaveLength(3);
    for (const { choice, next, why } of suggestions) {
      expect(choice.t).toBe('tile');
      expect(next.length).toBeGreaterThan(0);
      for (const texts of [kind.texts.en, kind.texts.it]) expect(texts.why(why, telling)).toMatch(/\w+ \w+/);
    }
  });

  it('tells different kinds of action apart, and what they lead to', async () => {
    const g = inTurn({
      options: { edition: 'deluxe' },
      top: ['france', 'austria'],
      bottom: ['britain', 'spain', 'russia'],
      lay: (t) => t.neutral('india-1', 'north-america-1').units('france', 'army', 'india', 3),
    }).g;
    const { situation, suggestions } = await advised(empires, g);
    expectSound(situation, suggestions);
    expect(new Set(suggestions.map(({ choice, why }) => `${choice.action} ${why.why} ${why.region}`)).size).toBe(3);
    expect(suggestions.some(({ next }) => next.length > 0)).toBe(true);
  });

  it('says in a war where to attack and what it is worth beside doing nothing', async () => {
    const { g } = inPhase({
      phase: 'combat',
      lay: (t) => t.unit('PR:army-veteran', 'C16', 6).unit('AU:army-recruit', 'D16'),
    });
    const { situation, suggestions } = await advised(war, g);
    expectSound(situation, suggestions);
    expect(suggestions.map(({ choice }) => choice.t)).toEqual(['attack', 'done']);
  });

  it('never names a last resort beside something better', async () => {
    const { g } = disbandingOf({ lay: (t) => t.unit('PR:army-veteran', 'C16', 3).unit('AU:base', 'D16') });
    const { situation, suggestions } = await advised(war, g);
    expect(situation.asks.own!.options.map(({ t }) => t)).toEqual(['disband', 'done']);
    expect(suggestions.map(({ choice }) => choice.t)).toEqual(['done']);
  });

  it('is thought out in steps, so that it can be given up', async () => {
    const { steps } = await asked(imperial, inRound({ tile: 'inv-17' }).g);
    expect(steps.next().done).toBe(false);
    expect(steps.return([]).done).toBe(true);
  });
});
