import {
  type AnyGame,
  type Choice,
  copy,
  type GameState,
  playAtRandom,
  randomChoice,
  Seeded,
  settle,
  Table,
} from '@cabinet-wars/kernel';
import { bestAmount, bestRate } from './timing.ts';

/** Speeds in real decisions a second, times in µs, sizes in bytes; means over positions met in random play. */
export interface GameFigures {
  readonly decisionsPerSecond: number;
  readonly decisionsPerSecondWithEvents: number;
  readonly decisionsPerSecondAtTable: number;
  readonly copyMicroseconds: number;
  readonly viewMicroseconds: number;
  readonly sampleMicroseconds: number;
  readonly stateBytes: number;
}

const POSITIONS = 64;

export function measureGame(game: AnyGame, runs: number, milliseconds: number): GameFigures {
  const options = defaultOptions(game);
  let number = 0;
  const play = (log?: (event: unknown) => void) =>
    playAtRandom(game, options, new Seeded(++number), log === undefined ? {} : { log }).realDecisions;
  const positions = positionsOf(game, options);
  const seats = game.seats(options).length;
  const views = positions.map((state, i) => game.view(state, i % seats));
  const chance = new Seeded('samples');
  let at = 0;
  const each = (act: (i: number) => unknown) => 1e6 / bestRate(runs, milliseconds, () => act(at++ % positions.length));
  return {
    decisionsPerSecond: Math.round(bestAmount(runs, milliseconds, () => play())),
    decisionsPerSecondWithEvents: Math.round(bestAmount(runs, milliseconds, () => play(() => {}))),
    decisionsPerSecondAtTable: Math.round(bestAmount(runs, milliseconds, () => playAtTable(game, options, ++number))),
    copyMicroseconds: rounded(each((i) => copy(positions[i]))),
    viewMicroseconds: rounded(each((i) => game.view(positions[i], i % seats))),
    sampleMicroseconds: rounded(each((i) => game.sample(views[i], chance))),
    stateBytes: Math.round(positions.reduce((sum, state) => sum + JSON.stringify(state).length, 0) / positions.length),
  };
}

function defaultOptions(game: AnyGame): { readonly players: number } {
  const settled = settle<{ readonly players: number }>(game.options, {});
  if (!settled.ok) throw new Error(`${game.id} cannot be played with its own defaults`);
  return settled.options;
}

/** States at rest, from all over a few games. */
function positionsOf(game: AnyGame, options: { readonly players: number }): GameState[] {
  const met: GameState[] = [];
  for (let i = 0; met.length < POSITIONS * 8; i++)
    playAtRandom(game, options, new Seeded(`positions ${i}`), {
      watch: (state, question) => {
        if (question !== null) met.push(copy(state));
      },
    });
  const step = met.length / POSITIONS;
  return Array.from({ length: POSITIONS }, (_, i) => met[Math.floor(i * step)]);
}

/** A whole game at a table, with journal, events, undo copies and standing orders; the real decisions made in it. */
function playAtTable(game: AnyGame, options: { readonly players: number }, seed: number): number {
  const chance = new Seeded(seed);
  const table: Table = Table.open(game, { options, chance: new Seeded(`table ${seed}`) });
  const seats = table.seats.map((_, seat) => seat);
  let decisions = 0;
  while (table.result === null) {
    const ask = seats.map((seat) => table.asks(seat).own).find((own) => own !== null)!;
    const choice = randomChoice<Choice>(ask.options, chance);
    table.choose(ask.seat, ask.askId, choice);
    if (ask.options.length > 1 && ask.mode !== 'quiet') decisions++;
  }
  return decisions;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
