import type { Hooks } from './conformance/setting.ts';
import type { Loaded } from './data/faults.ts';
import type { OwnData } from './data/own-data.ts';
import type { AnyEncoding } from './encoding/encoding.ts';
import type { AnyGame } from './game.ts';
import type { ExerciseBook } from './learn/exercise.ts';
import type { HowToPlay } from './learn/how-to-play.ts';
import type { LessonBook } from './learn/lesson.ts';
import type { Reason } from './reason.ts';
import { CannotLoad } from './table/saved.ts';
import type { Translations } from './texts/languages.ts';
import type { AnyTexts } from './texts/texts.ts';

/** What a game says of itself before its rules are fetched: hosts make their lists from it. */
export interface Manifest {
  /** Names its folders in every room, and saved games. */
  readonly id: string;
  readonly title: Translations<string>;
  readonly about: Translations<string>;
  readonly players: readonly [from: number, to: number];
  /** How long a game against bots takes. */
  readonly minutes: readonly [from: number, to: number];
  /** How long its first lesson takes; null where it has none. */
  readonly lessonMinutes: number | null;
  /** How much there is to learn. Lists begin with the lightest game. */
  readonly weight: 1 | 2 | 3 | 4 | 5;
  /** Fetches its rules: only when wanted, so that a browser downloads no game but the one it plays. */
  load(): Promise<LoadedGame>;
  /** Fetches its lessons, where it has any. */
  loadLessons?(): Promise<readonly LessonBook[]>;
  /** Fetches its exercises, where it has any. */
  loadExercises?(): Promise<ExerciseBook>;
  /** Fetches the page that tells how it is played, where it has one. */
  loadHowToPlay?(): Promise<HowToPlay>;
}

/** A game with its texts in every language. */
export interface LoadedGame {
  readonly game: AnyGame;
  readonly texts: Translations<AnyTexts>;
  /** Where a state contradicts what a seat was told: sharpens the laws, where a game has it. */
  readonly contradictions?: NonNullable<Hooks['contradictions']>;
  /**
   * The game played with an owner's own components, where its data can be replaced. A set that is new to the host needs a name
   * that no other set has; one kept with a table is told apart by its hash.
   */
  readonly withData?: (given: unknown, isKept?: boolean) => WithData;
  /** Checks a set from outside, with every fault named by where it stands; plays with nothing. */
  readonly loadData?: (given: unknown) => Loaded<OwnData>;
  /** Our own components and what may be said of each of their parts: what an owner begins with. */
  readonly components?: { readonly ours: OwnData; readonly notes: Translations<ComponentNotes> };
  /** The game in numbers of fixed shape, for programs that learn; fetched only by them. */
  readonly loadEncoding?: () => Promise<AnyEncoding>;
}

/** What an owner is told of the parts of a set, by their names. */
export type ComponentNotes = Readonly<Record<string, string>>;

/** A game with the components a table, a save or a transcript names; its own where it names none. */
export function playedWith(loaded: LoadedGame, data: unknown): LoadedGame {
  if (data === undefined) return loaded;
  const made = loaded.withData?.(data, true);
  if (made?.ok === true) return { ...loaded, game: made.game };
  const faults = made?.reasons.map(({ why, at }) => `${at}: ${why}`).join('; ') ?? 'it has none that could be replaced';
  throw new CannotLoad(`${loaded.game.id} cannot be played with these components: ${faults}`);
}

/** A game made from somebody's own data, or every fault of that data with where it stands. */
export type WithData =
  | { readonly ok: true; readonly game: AnyGame }
  | { readonly ok: false; readonly reasons: readonly Reason[] };
