import {
  type AnyGame,
  type Choice,
  Context,
  copy,
  type GameState,
  isOffered,
  type Option,
  type Question,
  randomChoice,
  Seeded,
  settle,
} from '@cabinet-wars/kernel';
import { expect } from 'vitest';
import type { Bot, BotKind } from '../src/index.ts';
import { budget, situationOf } from './situation.ts';

export interface Interviewed {
  readonly game: AnyGame;
  readonly bot: Bot;
  readonly texts: BotKind['texts'];
}

/** Everything a bot is asked in a game played by lot, now and then answered by it, but never followed. */
export function askedInRandomGame(of: Interviewed, options: object, seed: string, every: number): Set<string> {
  const { game } = of;
  const chance = new Seeded(seed);
  const x = new Context<never>(chance);
  const settled = settle<never>(game.options as never, options as never);
  if (!settled.ok) throw new Error('bad options');
  const g = copy(game.setup(settled.options, chance));
  const seen = new Map<string, number>();
  let question: Question<Choice> | null = game.flow.run(g, x as never);
  while (question !== null) {
    const { seat, options: offered } = question.waiting[chance.next(question.waiting.length)];
    const times = seen.get(question.key) ?? 0;
    seen.set(question.key, times + 1);
    if (times % every === 0) interview(of, g, seat, question.key, offered);
    question = game.flow.choose(g, seat, randomChoice<Choice>(offered, chance) as never, x as never);
  }
  return new Set(seen.keys());
}

function interview(of: Interviewed, g: GameState, seat: number, key: string, offered: readonly Option<Choice>[]): void {
  const move = of.bot(situationOf(of.game, g, seat, { offers: [], made: 1 }), budget(40));
  if (!('t' in move) || move.t !== 'choose') throw new Error(`nothing chosen at ${key}`);
  if (!isOffered(offered, move.choice)) throw new Error(`${JSON.stringify(move.choice)} at ${key}`);
  for (const language of ['en', 'it'] as const)
    expect(of.texts[language].why(move.why, { name: (each) => `seat ${each}` })).toMatch(/^[^_]{8,110}\.$/);
}
