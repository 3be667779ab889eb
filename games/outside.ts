import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from '@cabinet-wars/kernel';
import { register } from './games.ts';

/** Where a host's environment names games from outside: paths of modules, with commas between them. */
export const OUTSIDE_GAMES = 'CABINET_WARS_GAMES';

/** What the environment names cannot be played; the message says which module, and why. */
export class UnusableGame extends Error {}

/** Registers the games that a host's environment names. Each module exports `game`: its manifest. */
export async function registerOutsideGames(environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  for (const path of (environment[OUTSIDE_GAMES] ?? '').split(',').map((each) => each.trim()))
    if (path !== '') await registerModule(path);
}

async function registerModule(path: string): Promise<void> {
  try {
    const module: object = await import(/* @vite-ignore */ pathToFileURL(resolve(path)).href);
    if (!('game' in module) || !isManifest(module.game)) throw new TypeError('it exports no `game` with a manifest');
    const { game } = module;
    // The manifest needs nothing; the rules behind it may.
    register({ ...game, load: () => game.load().catch((fault: unknown) => refuse(path, fault)) });
  } catch (fault) {
    refuse(path, fault);
  }
}

function refuse(path: string, fault: unknown): never {
  const why = fault instanceof Error ? fault.message : String(fault);
  const hint = why.startsWith('Cannot find package') ? ': run `npm install` in its folder first' : '';
  throw new UnusableGame(`${OUTSIDE_GAMES}: ${path} cannot be used: ${why}${hint}`);
}

const fields = {
  id: 'string',
  title: 'object',
  about: 'object',
  players: 'object',
  minutes: 'object',
  load: 'function',
} as const;

const isManifest = (given: unknown): given is Manifest =>
  typeof given === 'object' &&
  given !== null &&
  Object.entries(fields).every(([name, type]) => typeof Reflect.get(given, name) === type);
