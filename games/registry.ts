import { manifest as imperialStruggle } from '@cabinet-wars/imperial-struggle/manifest';
import type { AnyGame, AnyTexts, Manifest, Reason, Translations } from '@cabinet-wars/kernel';
import type { Hooks } from '@cabinet-wars/kernel/conformance';
import { manifest as sevenYearsWorldWar } from '@cabinet-wars/seven-years-world-war/manifest';
import { manifest as struggleOfEmpires } from '@cabinet-wars/struggle-of-empires/manifest';

/** A game made from somebody's own data, or every fault of that data with where it stands. */
export type WithData =
  | { readonly ok: true; readonly game: AnyGame }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

/** A game with its words in every language. */
export interface LoadedGame {
  readonly game: AnyGame;
  readonly texts: Translations<AnyTexts>;
  /** Where a state contradicts what a seat was told: sharpens the laws, where a game has it. */
  readonly contradictions?: NonNullable<Hooks['contradictions']>;
  /** The game played with an owner's own components, where its data can be replaced. */
  readonly withData?: (given: unknown) => WithData;
}

export interface Registered extends Manifest {
  /** Fetched only when wanted, so that a browser downloads no game but the one it plays. */
  load(): Promise<LoadedGame>;
}

const registered: Registered[] = [
  { ...struggleOfEmpires, load: () => import('@cabinet-wars/struggle-of-empires') },
  { ...imperialStruggle, load: () => import('@cabinet-wars/imperial-struggle') },
  { ...sevenYearsWorldWar, load: () => import('@cabinet-wars/seven-years-world-war') },
];

/**
 * The games hosts find. A new one is a folder under `games/` and its line above: bots, boards and emblems are found in
 * their rooms by its id.
 */
export const games: readonly Registered[] = registered;

/** Adds a game from outside to this host's list. */
export function register(game: Registered): void {
  if (games.some(({ id }) => id === game.id)) throw new Error(`there is a game called ${game.id} already`);
  registered.push(game);
}
