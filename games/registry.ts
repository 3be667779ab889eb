import type { AnyGame, AnyTexts, Reason, Translations } from '@cabinet-wars/kernel';
import type { Hooks } from '@cabinet-wars/kernel/conformance';

/** A game made from somebody's own data, or every fault of that data with where it stands. */
export type WithData =
  | { readonly ok: true; readonly game: AnyGame }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

/** A game with its words in every language. */
export interface LoadedGame {
  readonly game: AnyGame;
  readonly texts: Translations<AnyTexts>;
  /** Where a state contradicts what a seat was told: sharpens the laws, where a game has it. */
  readonly told?: NonNullable<Hooks['told']>;
  /** The game played with an owner's own components, where its data can be replaced. */
  readonly withData?: (given: unknown) => WithData;
}

/** How far a game has come: `example` ones teach how games are written and are not offered to players first. */
export type Stage = 'example' | 'playable';

export interface Registered {
  readonly id: string;
  readonly stage: Stage;
  /** Fetched only when wanted, so that a browser downloads no game but the one it plays. */
  load(): Promise<LoadedGame>;
}

/** The games hosts find. A new one is a folder under `games/` and a line here. */
export const games: readonly Registered[] = [
  { id: 'struggle-of-empires', stage: 'playable', load: () => import('@cabinet-wars/struggle-of-empires') },
  { id: 'imperial-struggle', stage: 'playable', load: () => import('@cabinet-wars/imperial-struggle') },
  { id: 'seven-years-world-war', stage: 'playable', load: () => import('@cabinet-wars/seven-years-world-war') },
  { id: 'teaching', stage: 'example', load: () => import('@cabinet-wars/kernel/teaching') },
];
