import { games } from '@cabinet-wars/games';
import { difference, Table } from '@cabinet-wars/kernel';
import type { KeptGame } from '@cabinet-wars/server/trial';
import type { Game } from './game.ts';

/** What is wrong with a game as it is kept, held against what its people were told. Nothing, if all is well. */
export async function problemsOf(game: Game, kept: KeptGame): Promise<string[]> {
  const problems = [...gaps(kept), ...twice(kept), ...lost(game, kept)];
  const { game: rules } = await games.find(({ id }) => id === game.id)!.load();
  const truth: Table = Table.replay(rules, kept.header, kept.entries);
  if (truth.version !== kept.progress.version)
    problems.push(`the journal has ${truth.version} entries, the table says ${kept.progress.version}`);
  for (const { state, view } of game.remotes) {
    // Whoever came back after the end sees all; the others saw it from their seat.
    const { viewer, seat, told } = state;
    const unlike = difference(view, truth.view(viewer)) ?? difference([...told], truth.events(viewer));
    if (unlike !== null) problems.push(`seat ${seat} does not see what is: ${unlike}`);
  }
  return problems.map((problem) => `${game.table}: ${problem}`);
}

function gaps({ rows }: KeptGame): string[] {
  let next = 0;
  return rows.flatMap(({ first, count }) => {
    const fault = first === next ? [] : [`entry ${first} stands where ${next} should`];
    next = first + count;
    return fault;
  });
}

function twice({ rows }: KeptGame): string[] {
  const seen = new Set<string>();
  return rows.flatMap(({ seat, key }) => {
    if (key === null) return [];
    const name = `${seat} ${key}`;
    const fault = seen.has(name) ? [`seat ${seat}'s ${key} was done twice`] : [];
    seen.add(name);
    return fault;
  });
}

function lost({ acknowledged }: Game, { rows }: KeptGame): string[] {
  const kept = new Set(rows.map(({ seat, key }) => `${seat} ${key}`));
  return [...acknowledged].flatMap(([key, seat]) =>
    kept.has(`${seat} ${key}`) ? [] : [`seat ${seat}'s ${key} was acknowledged and is lost`],
  );
}
