import type { Entry, GameEvent, Header, Snapshot, ToldEvent, Viewer } from '@cabinet-wars/kernel';
import type { Origin, SeatPlan, Stamp } from '../client/table-client.ts';

/** What is kept of a table besides its journal. */
export interface TableRecord {
  readonly id: string;
  readonly name: string;
  readonly origin: Origin;
  readonly created: number;
  readonly header: Header;
  readonly seats: readonly SeatPlan[];
  /** What each seat plays. */
  readonly plays: readonly string[];
  readonly changed: number;
  readonly finished: boolean;
  readonly waitsFor: readonly number[];
  /** By seat: the first event it had not been told when it last chose. */
  readonly unseenFrom: readonly number[];
  readonly entries: number;
  /** Tables kept by older versions have none. */
  readonly stamps?: readonly Stamp[];
  /** In a what-if: the story before it began. */
  readonly prologue?: Prologue;
}

/** What was told at the table a what-if was branched off from; numbered so that it ends before the what-if's own first event. */
export interface Prologue {
  /** Who branched off, and what that viewer had been told. */
  readonly viewer: Viewer;
  readonly own: readonly ToldEvent<GameEvent>[];
  /** What everybody else is shown. */
  readonly open: readonly ToldEvent<GameEvent>[];
}

export interface KeptTable {
  readonly record: TableRecord;
  readonly journal: readonly Entry[];
  readonly snapshot: Snapshot;
}

/** Where tables are kept. The journal grows by appending, so that saving a choice stays cheap in a long game. */
export interface Store {
  list(): Promise<readonly TableRecord[]>;
  load(id: string): Promise<KeptTable | null>;
  create(table: KeptTable): Promise<void>;
  /** New entries from a number on, and (now and then) a fresh snapshot that takes them in. */
  append(record: TableRecord, from: number, entries: readonly Entry[], snapshot: Snapshot | null): Promise<void>;
  remove(id: string): Promise<void>;
}
