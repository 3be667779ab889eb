import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BadUsage, CannotDo, type Command, type ExitCode, FINE } from '../host/index.ts';
import { readmeOf } from './readme.ts';

/** The sources, which packages carry beside what was built of them. */
const template = fileURLToPath(new URL('../../src/new-game/template/', import.meta.url));
const EXAMPLE = { id: 'envoys', title: 'Envoys' };

const help = `begin a game of your own from a small one that keeps all the laws
npm exec -- cabinet-wars new-game <folder>

The folder's name becomes the game's id. In it: rules (game.ts), texts, a manifest for hosts, laws to hold it to, and a README
with the commands that play it. docs/guide/adding-a-game.md goes on from there.`;

async function run(args: readonly string[]): Promise<ExitCode> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  if (positionals.length !== 1) throw new BadUsage('which folder? One, which is not there yet');
  const folder = resolve(positionals[0]);
  const id = basename(folder);
  if (!/^[a-z][a-z0-9-]{1,39}$/.test(id))
    throw new BadUsage(`"${id}" cannot be a game's id: small letters, digits and hyphens, a letter first`);
  if (existsSync(folder)) throw new CannotDo(`there is something at ${positionals[0]} already`);
  mkdirSync(folder, { recursive: true });
  const game = { id, title: titled(id) };
  for (const file of readdirSync(template))
    writeFileSync(join(folder, file), renamed(readFileSync(join(template, file), 'utf8'), game));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageOf(id, folder), null, 2)}\n`);
  writeFileSync(join(folder, 'README.md'), readmeOf(game));
  console.log(`${game.title} lies in ${positionals[0]}. Its README.md says how it is played, tried and served.`);
  return FINE;
}

const titled = (id: string): string => (id[0].toUpperCase() + id.slice(1)).replaceAll('-', ' ');

const renamed = (text: string, { id, title }: typeof EXAMPLE): string =>
  text.replaceAll(`'${EXAMPLE.id}'`, `'${id}'`).replaceAll(EXAMPLE.title, title);

/** The kernel this command came with, so that host and game share one. */
function packageOf(id: string, folder: string): object {
  const kernel = dirname(dirname(fileURLToPath(import.meta.resolve('@cabinet-wars/kernel'))));
  return {
    name: id,
    version: '0.1.0',
    private: true,
    type: 'module',
    engines: { node: '>=22.18' },
    exports: './manifest.ts',
    scripts: { test: 'node laws.ts' },
    dependencies: { '@cabinet-wars/kernel': `file:${relative(folder, kernel)}` },
  };
}

export const command: Command = { help, run };
