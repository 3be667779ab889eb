import { referenceOf } from '@cabinet-wars/bots';
import {
  type Fixture,
  type GameRecord,
  meetingsOf,
  type Programme,
  ratingsOf,
  talliesOf,
} from '@cabinet-wars/bots/arena';
import { type AnyGame, Seeded } from '@cabinet-wars/kernel';
import { inThreads } from '../threads/index.ts';
import { type Figures, settingsTold, versionsOf } from './figures.ts';
import type { Game } from './thread.ts';

const module = new URL('./thread.ts', import.meta.url);

/** Plays all games of a programme and reckons up what came of them. */
export async function playAll(
  game: AnyGame,
  { settings, names, games, seed }: Programme,
  fixtures: readonly Fixture[],
  { nodes, threads }: { readonly nodes: number; readonly threads: number },
): Promise<Figures> {
  const tasks = fixtures.map((fixture): Game => ({ game: game.id, data: game.data, fixture, nodes }));
  const records = await inThreads<Game, GameRecord>(module, tasks, threads);
  const met = fixtures.map((fixture, i) => meetingsOf(fixture, records[i]));
  const anchor = (await referenceOf(game.id)) ?? names[names.length - 1];
  const isMet = met.some((meetings) => meetings.length > 0);
  return {
    game: game.id,
    settings: settingsTold(game, settings),
    entrants: names,
    games,
    seed,
    nodes,
    versions: versionsOf(game),
    decisions: records.reduce((sum, each) => sum + each.decisions, 0) / records.length,
    tallies: talliesOf(fixtures, records),
    ratings: isMet ? ratingsOf(met, names.includes(anchor) ? anchor : names[names.length - 1], new Seeded(seed)) : [],
  };
}
