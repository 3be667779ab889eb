import type { GameState, OwnData } from '@cabinet-wars/kernel';
import type { Change, Origin, SeatFacts, SeatPlan, TableFacts, TableState } from '../client/table-client.ts';
import type { Fault, Methods } from '../rpc.ts';
import type { LocalTables } from './local-tables.ts';

export interface NewTable {
  readonly game: string;
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatPlan[];
  /** A position to begin from instead of the set-up: what a lesson has come to. */
  readonly start?: GameState;
  /** Components of one's own to play with. */
  readonly data?: OwnData;
}

/** A line in the list of games kept on this device. */
export interface TableSummary {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly origin: Origin;
  readonly seats: readonly SeatFacts[];
  readonly created: number;
  readonly changed: number;
  readonly finished: boolean;
  /** Who must choose, as far as everybody may know. */
  readonly waitsFor: readonly number[];
  readonly entries: number;
}

export interface Opened {
  /** Which opening of the table it is: what is closed is that one. */
  readonly opening: number;
  readonly facts: TableFacts;
  readonly state: TableState;
}

/** A change as it crosses between threads: only what is new of the story, unless somebody else has sat down. */
export interface SentChange extends Omit<Change, 'state'> {
  readonly state: Omit<TableState, 'told'>;
}

/** What the worker says unasked. */
export type Push =
  | { readonly push: 'change'; readonly table: string; readonly change: SentChange }
  | { readonly push: 'fault'; readonly table: string | null; readonly fault: Fault };

/** Everything the page may ask of the worker. */
export const localTablesMethods = [
  'list',
  'create',
  'remove',
  'open',
  'close',
  'sit',
  'choose',
  'undo',
  'order',
  'propose',
  'answer',
  'withdraw',
  'explain',
  'shown',
  'timeline',
  'past',
  'advise',
  'cancelAdvice',
  'branch',
  'transcript',
  'importTranscript',
] as const satisfies readonly Methods<LocalTables>[];

export const isPush = (data: unknown): data is Push => typeof data === 'object' && data !== null && 'push' in data;
