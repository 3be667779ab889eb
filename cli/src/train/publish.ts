import { mkdirSync } from 'node:fs';
import { writeText } from '../host/index.ts';
import type { Progress } from './notebook.ts';

/** From the project's folder. */
const at = (path: string): URL => new URL(`../../../${path}`, import.meta.url);

/** Puts what was learned where bots find it, and the learning curve where people do. */
export function publish(game: string, { command, generation, weights, curve }: Progress): void {
  const folder = at(`bots/src/judgement/${game}/generated/`);
  mkdirSync(folder, { recursive: true });
  const lines = [
    `/** Learned by \`${command}\`, ${generation} generations. */`,
    "import type { Weights } from '../../../learning/network.ts';",
    '',
    `export const weights: Weights = ${JSON.stringify(weights)};`,
    '',
  ];
  writeText(new URL('weights.ts', folder).pathname, lines.join('\n'));
  const record = at('bench/training/');
  mkdirSync(record, { recursive: true });
  const rows = curve.map((lesson) => `    ${JSON.stringify(lesson)}`).join(',\n');
  const head = JSON.stringify({ game, command, generation }).slice(0, -1);
  writeText(new URL(`${game}.json`, record).pathname, `${head},\n  "curve": [\n${rows}\n  ]}\n`);
}
