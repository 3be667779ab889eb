import { games } from '@cabinet-wars/games';
import {
  CannotLoad,
  type LoadedGame,
  type Manifest,
  playedWith,
  type Reason,
  readCommented,
  sayReason,
} from '@cabinet-wars/kernel';
import { BadUsage, CannotDo } from './command.ts';
import { unknown } from './dispatch.ts';
import { readText } from './files.ts';

export function registered(id: string): Manifest {
  const found = games.find((each) => each.id === id);
  if (found === undefined) throw new BadUsage(unknown('game', id, gameIds()));
  return found;
}

/** The game, with its own data, with those of a file, or with those a save or a transcript carries. */
export async function findGame(id: string, dataFile?: string, carried?: unknown): Promise<LoadedGame> {
  const loaded = await registered(id).load();
  if (dataFile === undefined) return withCarried(loaded, carried);
  if (loaded.withData === undefined) throw new BadUsage(`${id} has no data that could be replaced`);
  const made = loaded.withData(parsed(dataFile));
  if (made.ok) return { ...loaded, game: made.game };
  throw new CannotDo(
    `${dataFile} cannot be used:\n${made.reasons.map((why) => `  ${inWords(loaded, why)}`).join('\n')}`,
  );
}

function withCarried(loaded: LoadedGame, carried: unknown): LoadedGame {
  try {
    return playedWith(loaded, carried);
  } catch (fault) {
    if (fault instanceof CannotLoad) throw new CannotDo(fault.message);
    throw fault;
  }
}

function parsed(path: string): unknown {
  try {
    return readCommented(readText(path));
  } catch (fault) {
    if (fault instanceof SyntaxError) throw new CannotDo(`${path} is no JSON: ${fault.message}`);
    throw fault;
  }
}

const inWords = ({ texts }: LoadedGame, reason: Reason): string =>
  sayReason(reason, texts.en, { name: (seat) => `seat ${seat}` });

export const gameIds = (): string[] => games.map(({ id }) => id);

/** The one game that is named, or all of them. */
export const chosenGames = (id: string | undefined): readonly Manifest[] =>
  id === undefined ? games : [registered(id)];

/** The only word that is not an option: a game's id. */
export function gameNamed(args: readonly string[]): string {
  if (args.length === 0)
    throw new BadUsage(`which game? There ${gameIds().length === 1 ? 'is' : 'are'}: ${gameIds().join(', ')}`);
  if (args.length > 1) throw new BadUsage(`one game at a time, not ${args.join(' and ')}`);
  return args[0];
}
