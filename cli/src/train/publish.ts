import { mkdirSync } from 'node:fs';
import { pointsOf } from '@cabinet-wars/bots/learning';
import { writeText } from '../host/index.ts';
import type { Progress, Proof } from './notebook.ts';
import { isNoWeaker } from './prove.ts';
import type { Role } from './task.ts';

const FILES: Readonly<Record<Role, string>> = {
  'first thoughts': 'weights.ts',
  'second thoughts': 'second-weights.ts',
};

/** From the project's folder. */
const at = (path: string): URL => new URL(`../../../${path}`, import.meta.url);

/** Puts the learning curve where people find it, and what was learned where bots do, unless it turned out weaker. */
export function publish(game: string, progress: Progress, proof: Proof, role: Role, players: number | null): void {
  const isAdopted = isNoWeaker(proof);
  const company = players === null ? '' : `-of-${players}`;
  if (isAdopted) adopt(game, progress, FILES[role].replace('.ts', `${company}.ts`));
  const { command, generation, curve, weights } = progress;
  const record = at('bench/training/');
  mkdirSync(record, { recursive: true });
  const rows = curve.map((lesson) => `    ${JSON.stringify(lesson)}`).join(',\n');
  const all = pointsOf(weights);
  const points = weights.features.map((name, i) => [name, Number(all[i].toPrecision(4))]);
  const head = { game, command, generation, adopted: isAdopted, proof, points: Object.fromEntries(points) };
  const [, way = 'outcomes'] = /--by (\w+)/.exec(command) ?? [];
  const name = (way === 'outcomes' ? game : `${game}-${way}`) + company;
  writeText(
    new URL(`${name}.json`, record).pathname,
    `${JSON.stringify(head).slice(0, -1)},\n  "curve": [\n${rows}\n  ]}\n`,
  );
}

function adopt(game: string, { command, generation, weights }: Progress, file: string): void {
  const folder = at(`bots/src/judgement/${game}/generated/`);
  mkdirSync(folder, { recursive: true });
  const lines = [
    `/** Learned by \`${command}\`, ${generation} generations. */`,
    "import type { Weights } from '../../../learning/network.ts';",
    '',
    `export const weights: Weights = ${JSON.stringify(weights)};`,
    '',
  ];
  writeText(new URL(file, folder).pathname, lines.join('\n'));
}
