import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FoundExercise } from '@cabinet-wars/kernel';

/** What was found as a module of a game's folder of exercises. */
export const moduleOf = ({ foundBy, ...found }: FoundExercise): string =>
  [
    "import type { FoundExercise } from '@cabinet-wars/kernel';",
    '',
    'export const found: FoundExercise = {',
    ...Object.entries(found).map(([name, value]) => `  ${name}: ${JSON.stringify(value, null, 2)},`),
    `  foundBy: ${JSON.stringify(foundBy)},`,
    '};',
    '',
  ].join('\n');

/** Writes it to a folder, named by the game and the moment it was found in. */
export function keep(folder: string, found: FoundExercise): void {
  writeFileSync(join(folder, `${found.seed.replaceAll('.', '-')}-${found.opening.length}.ts`), moduleOf(found));
}
