import { deflateSync, inflateSync } from 'node:zlib';
import type { AnyEncoding, Placed } from '@cabinet-wars/kernel';
import { CannotDo } from '../host/index.ts';

const MAGIC = 'cabinet-wars self-play 1';

/** What a file of games says of itself, in its second line. */
export interface DumpHeader {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly encoding: number;
  readonly size: number;
  readonly actions: number;
  readonly layout: readonly Placed[];
}

/** One game: who decided what, among what, seeing what. */
export interface DumpedGame {
  readonly returns: Float32Array;
  readonly seats: Uint8Array;
  readonly actions: Int32Array;
  readonly legal: readonly Int32Array[];
  /** One row of `size` numbers a decision. */
  readonly observations: Int16Array;
}

export const headerOf = (game: string, options: DumpHeader['options'], encoding: AnyEncoding): DumpHeader => ({
  game,
  options,
  encoding: encoding.version,
  size: encoding.size,
  actions: encoding.actions.size,
  layout: encoding.layout,
});

export const writeHeader = (header: DumpHeader): Buffer => Buffer.from(`${MAGIC}\n${JSON.stringify(header)}\n`);

/** A game as a block: its length, then (deflated) numbers in columns, all of them little-endian. */
export function writeGame({ returns, seats, actions, legal, observations }: DumpedGame): Buffer {
  const counts = Uint16Array.from(legal, (ids) => ids.length);
  const ids = new Int32Array(counts.reduce((sum, each) => sum + each, 0));
  let at = 0;
  for (const each of legal) {
    ids.set(each, at);
    at += each.length;
  }
  const lengths = Uint32Array.of(seats.length, returns.length);
  const columns = [lengths, returns, actions, ids, counts, observations, seats];
  const block = deflateSync(
    Buffer.concat(columns.map((each) => Buffer.from(each.buffer, each.byteOffset, each.byteLength))),
  );
  const length = Buffer.alloc(4);
  length.writeUInt32LE(block.length);
  return Buffer.concat([length, block]);
}

/** A file of games, as it was written by this machine or another. */
export function* readDump(file: Buffer): Generator<DumpedGame, void> {
  const { size, from } = readHeader(file);
  for (let at = from; at < file.length; ) {
    const length = file.readUInt32LE(at);
    yield readGame(inflateSync(file.subarray(at + 4, at + 4 + length)), size);
    at += 4 + length;
  }
}

/** The header, and where the games begin. */
export function readHeader(file: Buffer): DumpHeader & { readonly from: number } {
  const first = file.indexOf('\n');
  const second = file.indexOf('\n', first + 1);
  if (file.toString('utf8', 0, first) !== MAGIC)
    throw new CannotDo(`this is no file of games: it does not begin with "${MAGIC}"`);
  return { ...JSON.parse(file.toString('utf8', first + 1, second)), from: second + 1 };
}

function readGame(block: Buffer, size: number): DumpedGame {
  let at = 0;
  const bytes = (length: number): ArrayBuffer => {
    const part = Uint8Array.from(block.subarray(at, at + length)).buffer;
    at += length;
    return part;
  };
  const [decisions, players] = new Uint32Array(bytes(8));
  const returns = new Float32Array(bytes(4 * players));
  const actions = new Int32Array(bytes(4 * decisions));
  // How many were legal stands behind them: the length of what follows is known.
  const ids = new Int32Array(bytes(block.length - at - decisions * (3 + 2 * size)));
  const counts = new Uint16Array(bytes(2 * decisions));
  const observations = new Int16Array(bytes(2 * decisions * size));
  const seats = new Uint8Array(bytes(decisions));
  let begin = 0;
  const legal = Array.from(counts, (count) => {
    begin += count;
    return ids.subarray(begin - count, begin);
  });
  return { returns, seats, actions, legal, observations };
}
