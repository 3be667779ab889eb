import type { AnyGame } from '@cabinet-wars/kernel';
import type { Bot } from '../bot.ts';
import { type Played, play } from './contest.ts';
import { type Fixture, fixturesOf } from './fixtures.ts';
import { type GameRecord, recordOf } from './record.ts';
import { type Tally, talliesOf } from './tally.ts';

/** Somebody at the tables of a tournament, under a name that several may share. */
export interface Entrant {
  readonly name: string;
  readonly bot: Bot;
}

/** Bots against each other, one for each seat. */
export interface Tournament {
  readonly game: AnyGame;
  readonly settings: readonly Readonly<Record<string, unknown>>[];
  readonly entrants: readonly Entrant[];
  readonly games: number;
  readonly seed: string;
  readonly nodes: number;
  readonly milliseconds: number;
  /** Called after every game. */
  readonly watch?: (played: Played, names: readonly string[]) => void;
}

/** Plays all games of a tournament, one after the other. */
export async function hold(tournament: Tournament): Promise<Tally[]> {
  const { game, entrants, nodes, milliseconds, watch } = tournament;
  const names = entrants.map(({ name }) => name);
  const fixtures: readonly Fixture[] = fixturesOf({ ...tournament, names, seats: names.length });
  const records: GameRecord[] = [];
  for (const fixture of fixtures) {
    const bots = fixture.names.map((name) => entrants.find((each) => each.name === name)!.bot);
    const played = await play({ game, options: fixture.options, seed: fixture.seed, bots, nodes, milliseconds });
    records.push(recordOf(played));
    watch?.(played, fixture.names);
  }
  return talliesOf(fixtures, records);
}
