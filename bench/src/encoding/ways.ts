import { buffersFor, byLot, playEncoded } from '@cabinet-wars/cli/self-play';
import {
  type AnyEncoding,
  type AnyGame,
  type Choice,
  Context,
  copy,
  type GameState,
  playAtRandom,
  type Question,
  Seeded,
} from '@cabinet-wars/kernel';

/** Ways to play a game, each in a thread of its own: what one has compiled for its data slows the others. */
export const WAYS = ['random', 'same', 'encoded'] as const;
export type Way = (typeof WAYS)[number];

/** The games are so many, played again and again. */
const GAMES = 200;

/** One game after the other; the decisions made in each. */
export type Play = () => number;

/** An encoded game as it went: every choice, and how many were decisions. */
export interface Recorded {
  readonly told: readonly { readonly seat: number; readonly choice: Choice }[];
  readonly decisions: number;
}

export function playerOf(
  way: Way,
  game: AnyGame,
  encoding: AnyEncoding,
  options: unknown,
  recorded: readonly Recorded[],
): Play {
  let number = 0;
  const next = (): string => seedOf(number++ % GAMES);
  if (way === 'random') return () => playAtRandom(game, options, new Seeded(next())).realDecisions;
  if (way === 'same') return () => playAgain(game, options, next(), recorded[(number - 1) % GAMES]);
  const buffers = buffersFor(encoding);
  return () => {
    const seed = next();
    return playEncoded(game, encoding, options, seed, byLot(new Seeded(`${seed} choices`)), buffers).decisions;
  };
}

const seedOf = (number: number): string => `game ${number}`;

/** The games of the encoded way, to be played again. In no thread that plays: each is to know only its own kind of state. */
export const recordAll = (game: AnyGame, encoding: AnyEncoding, options: unknown): Recorded[] =>
  Array.from({ length: GAMES }, (_, i) => record(game, encoding, options, seedOf(i)));

function record(game: AnyGame, encoding: AnyEncoding, options: unknown, seed: string): Recorded {
  const told: { seat: number; choice: Choice }[] = [];
  const run = (g: GameState, x: Context<unknown>) => game.flow.run(g, x);
  const choose = (g: GameState, seat: number, choice: Choice, x: Context<unknown>) => {
    told.push({ seat, choice });
    return game.flow.choose(g, seat, choice, x);
  };
  const flow = new Proxy(game.flow, { get: (_, name) => (name === 'choose' ? choose : run) });
  const lot = byLot(new Seeded(`${seed} choices`));
  const { decisions } = playEncoded({ ...game, flow }, encoding, options, seed, lot, buffersFor(encoding));
  return { told, decisions };
}

/** The same game on the bare rules: nobody looks at options, and nothing is told in numbers. */
function playAgain(game: AnyGame, options: unknown, seed: string, { told, decisions }: Recorded): number {
  const chance = new Seeded(seed);
  const x = new Context<unknown>(chance);
  const state: GameState = copy(game.setup(options, chance));
  let question: Question | null = game.flow.run(state, x);
  for (const { seat, choice } of told) {
    if (question!.waiting.length > 1) chance.next(question!.waiting.length);
    question = game.flow.choose(state, seat, choice, x);
  }
  if (question !== null) throw new Error('a game played again did not end');
  return decisions;
}
