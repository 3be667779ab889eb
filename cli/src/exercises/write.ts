import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FoundExercise } from '@cabinet-wars/kernel';

/** What was found in one game, in the order it was met, as a module of a game's folder of exercises. */
export function moduleOf(all: readonly FoundExercise[]): string {
  const { options, seed, until, isOneDeed, free, foundBy, opening } = all.at(-1)!;
  const game = { options, seed, until, isOneDeed, free, foundBy, opening };
  const positions = all.map(({ opening: { length: after }, seat, best, others, playOuts, gap }) => {
    const position = { after, seat, best, others, playOuts, gap };
    return `export const after${after}: FoundPosition = ${JSON.stringify(position, null, 2)};`;
  });
  return [
    "import type { FoundPosition, SearchedGame } from '@cabinet-wars/kernel';",
    `export const game: SearchedGame = ${JSON.stringify(game, null, 2)};`,
    ...positions,
    '',
  ].join('\n\n');
}

/** Writes it to a folder, named by the game it was found in. */
export function keep(folder: string, all: readonly FoundExercise[]): void {
  writeFileSync(join(folder, `game-${all[0].seed.replaceAll('.', '-')}.ts`), moduleOf(all));
}
