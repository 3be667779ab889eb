import { referenceOf } from '@cabinet-wars/bots';
import {
  type Fixture,
  type GameRecord,
  meetingsOf,
  type Programme,
  ratingsOf,
  seatTalliesOf,
  talliesOf,
} from '@cabinet-wars/bots/arena';
import { type AnyGame, Seeded } from '@cabinet-wars/kernel';
import { inThreads } from '../threads/index.ts';
import { type Figures, settingsTold, versionsOf } from './figures.ts';
import { PlayedBefore } from './played-before.ts';
import type { Game } from './thread.ts';

const module = new URL('./thread.ts', import.meta.url);

export interface Limits {
  readonly nodes: number;
  readonly threads: number;
  /** Where games are kept as they end, and those that stand there are not played again. */
  readonly log?: string | undefined;
}

/** Plays all games of a programme and reckons up what came of them. */
export async function playAll(
  game: AnyGame,
  { settings, names, games, seed }: Programme,
  fixtures: readonly Fixture[],
  limits: Limits,
): Promise<Figures> {
  const { nodes } = limits;
  const records = await recordsOf(game, fixtures, limits);
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
    bySeat: seatTalliesOf(
      game.seats(settings[0]).map(({ plays }) => plays),
      records,
    ),
    ratings: isMet ? ratingsOf(met, names.includes(anchor) ? anchor : names[names.length - 1], new Seeded(seed)) : [],
  };
}

async function recordsOf(game: AnyGame, fixtures: readonly Fixture[], limits: Limits): Promise<GameRecord[]> {
  const { nodes, threads, log } = limits;
  const before = new PlayedBefore(log);
  const described = fixtures.map((fixture) => ({ game: game.id, nodes, ...fixture }));
  const records = described.map((each) => before.record(each));
  const missing = [...records.keys()].filter((i) => records[i] === undefined);
  const tasks = missing.map((i): Game => ({ game: game.id, data: game.data, fixture: fixtures[i], nodes }));
  await inThreads<Game, GameRecord>(module, tasks, threads, (record, index) => {
    records[missing[index]] = record;
    before.keep({ ...described[missing[index]], record });
  });
  return records.flatMap((record) => record ?? []);
}
