import type { Generated } from 'kysely';
import type { PeopleDatabase } from './schema-people.ts';

/**
 * Every table of the database. The same columns in SQLite and PostgreSQL: texts, whole numbers and nothing else. Times are
 * milliseconds since 1970, truth is 0 or 1, whatever has structure is JSON in a text.
 */
export interface Database extends PeopleDatabase {
  tables: TablesRow;
  progress: ProgressRow;
  seats: SeatsRow;
  component_sets: ComponentSetsRow;
  lobby: LobbyRow;
  seals: SealsRow;
  headers: HeadersRow;
  journal: JournalRow;
  snapshots: SnapshotsRow;
  stories: StoriesRow;
  jobs: JobsRow;
  processes: ProcessesRow;
}

/** What a table is, from the moment somebody lays it out in the lobby. */
export interface TablesRow {
  id: string;
  name: string;
  game: string;
  /** JSON: the game's settled options. */
  options: string;
  owner: string;
  access: 'public' | 'private' | 'link';
  /** The secret of the invitation link. */
  link: string;
  /** JSON: what the table agreed on about time. */
  pace: string;
  /** Whether the seats are dealt at random when the game starts. */
  shuffle: 0 | 1;
  /** Whether people without a seat may watch, and how many seconds behind. */
  spectators: 0 | 1;
  delay: number;
  rematch_of: string | null;
  /** Whether bots of the house may sit down on free chairs. */
  welcomes_bots: 0 | 1;
  /** The hash of the components of somebody's own it is played with; null for ours. */
  components: string | null;
  created: number;
}

/** Components of somebody's own. A game that has begun carries them whole in its header; this is where others find them before. */
export interface ComponentSetsRow {
  /** SHA-256 of all that is in it. */
  hash: string;
  game: string;
  /** What it calls itself: no two sets of a game have one name. */
  name: string;
  /** JSON: the set, whole. */
  data: string;
  uploaded_by: string | null;
  created: number;
}

export type Status = 'open' | 'playing' | 'finished' | 'abandoned' | 'halted';

/** How far a table has come: the one row each choice changes. `version` guards it against two processes writing at once. */
export interface ProgressRow {
  table_id: string;
  status: Status;
  /** How many entries the journal has. */
  version: number;
  started: number | null;
  changed: number;
  /** JSON: the seats that have a question, reactions included. For those seats alone to know. */
  asked: string;
  /** JSON: whom the table waits for, as far as everybody may know; `null` where that must stay hidden. */
  waits_for: string;
  waits_since: number;
  /** JSON, by seat: the first event it had not been told when it last chose. */
  unseen: string;
  /** When the time the pace gives is up; null where it has no end. */
  deadline: number | null;
  /** JSON: what the pace keeps about each seat's time. */
  clocks: string;
  /** JSON: the kernel's result; null before the end. */
  result: string | null;
  /** Why a halted table could not be loaded. */
  fault: string | null;
}

/** Who sits where. */
export interface SeatsRow {
  table_id: string;
  seat: number;
  /** What the seat plays, by the game's id. */
  plays: string;
  sitter: 'free' | 'person' | 'bot';
  user_id: string | null;
  name: string;
  /** Which bot, where one sits. */
  bot: string | null;
  /** Whether the account that holds it is a program's. */
  program: 0 | 1;
  /** The seat's nonce for the dice. */
  nonce: string | null;
  /** When the game was over; null before. Kept here so that the games of a person are found in order. */
  ended: number | null;
}

/** A table that is being set or played, as the lobby lists it: a small part of all there are. */
export interface LobbyRow {
  table_id: string;
  status: 'open' | 'playing';
  owner: string;
  game: string;
  pace: 'none' | 'live' | 'days';
  /** Whether everybody finds it in the list. */
  listed: 0 | 1;
  /**
   * Sorts the list: everybody's first table before anybody's second, the newest first. So nobody hides the tables of
   * others by laying out many.
   */
  place: string;
  /** Milliseconds by which those who only watch see it late. */
  delay: number;
  /** Until when a game that is over stays in the list, for whoever sees it late; null while it goes on. */
  until: number | null;
}

/** The secret of a table's dice, fixed and promised by its hash before anybody has given a nonce. */
export interface SealsRow {
  table_id: string;
  /** Never leaves the server before the game is over. */
  seed: string;
  seed_hash: string;
}

/** What the kernel's table was opened with. Holds the seed: never leaves the server before the game is over. */
export interface HeadersRow {
  table_id: string;
  header: string;
  seed_hash: string;
}

/** One act: the entries it wrote, beginning with number `first`. */
export interface JournalRow {
  table_id: string;
  first: number;
  count: number;
  entries: string;
  seat: number | null;
  /** The sender's own name for the act, so that it can be sent again and is still done once. */
  key: string | null;
  /** JSON: what the sender was answered. */
  answer: string | null;
  at: number;
}

/** The newest snapshot of a table: loading plays only what was done since. */
export interface SnapshotsRow {
  table_id: string;
  at: number;
  /** The `stateVersion` of the game it was made by. */
  rules: number;
  snapshot: string;
}

/** Lines of the event log, in chunks as the table let go of them. Unredacted: told only through the game's `redact`. */
export interface StoriesRow {
  table_id: string;
  first: number;
  lines: string;
}

/** Work to be done later, in SQLite. With PostgreSQL graphile-worker keeps its own. */
export interface JobsRow {
  id: Generated<number>;
  kind: string;
  key: string | null;
  payload: string;
  run_at: number;
  attempts: number;
  /** Raised when a job under way is asked for again: it then runs once more. */
  revision: number;
  last_error: string | null;
}

/** The processes that share a database, each with the last time it gave a sign of life. */
export interface ProcessesRow {
  id: string;
  seen: number;
  /** JSON: the ids under which graphile-worker locks jobs for it. */
  workers: string;
}
