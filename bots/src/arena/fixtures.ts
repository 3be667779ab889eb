/** Who sits where in one game of a tournament, and where its numbers come from. */
export interface Fixture {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** By seat. */
  readonly names: readonly string[];
}

export interface Programme {
  readonly settings: readonly Readonly<Record<string, unknown>>[];
  /** Who plays. As many as there are seats sit down together; of more every company in turn; of fewer the first once, the others in what is left. */
  readonly names: readonly string[];
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
}

/** The games of a tournament: settings in turn, with every round of them the next company, and then the seats move on by one. */
export function fixturesOf({ settings, names, seats, games, seed }: Programme): Fixture[] {
  const companies = companiesOf(names, seats);
  return Array.from({ length: games }, (_, i) => {
    const round = Math.floor(i / settings.length);
    const company = companies[round % companies.length];
    return {
      options: settings[i % settings.length],
      seed: seedOf(seed, i),
      names: rotated(company, Math.floor(round / companies.length)),
    };
  });
}

function companiesOf(names: readonly string[], seats: number): readonly (readonly string[])[] {
  if (names.length > seats) return chosen(names, seats);
  const [first, ...others] = names;
  const rest = others.length === 0 ? [first] : others;
  return [[first, ...Array.from({ length: seats - 1 }, (_, i) => rest[i % rest.length])]];
}

/** Every way to choose so many of a list. */
function chosen(names: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return names.flatMap((name, i) => chosen(names.slice(i + 1), count - 1).map((rest) => [name, ...rest]));
}

/** Every game can be played again alone. */
export const seedOf = (seed: string, game: number): string => `${seed}.${game}`;

const rotated = <T>(list: readonly T[], by: number): T[] => list.map((_, i) => list[(i + by) % list.length]);
