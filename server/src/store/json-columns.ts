import type { Entry, GameEvent, Header, LogLine, OwnData, Result, Seat, Snapshot } from '@cabinet-wars/kernel';
import type { Clocks, NoticeChoices, Pace } from '@cabinet-wars/protocol';

/** The shape of each column that holds JSON. Only this server writes them, so what is read is what was stored. */
interface JsonColumns {
  asked: Seat[];
  clocks: Partial<Clocks>;
  data: OwnData;
  entries: Entry[];
  facts: { seat: Seat; since: number };
  games: string[];
  header: Header;
  lines: LogLine<GameEvent>[];
  notices: NoticeChoices;
  pace: Pace;
  'push-keys': { readonly publicKey: string; readonly privateKey: string };
  result: Result;
  snapshot: Snapshot;
  unseen: number[];
  waits_for: Seat[] | null;
  workers: string[];
}

export const fromJson = <K extends keyof JsonColumns>(_column: K, text: string): JsonColumns[K] => JSON.parse(text);
