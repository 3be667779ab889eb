import { isOwnData, type OwnData } from '../data/own-data.ts';
import type { Result } from '../game.ts';
import type { Plain } from '../plain.ts';
import type { Seat } from '../seat.ts';
import { isNumber, isText, Lines, problemOf } from './lines.ts';
import { readItems, readOutcomes, seatCalled } from './read-items.ts';
import type { Problem, Transcript, TranscriptChance, TranscriptSeat } from './transcript.ts';
import { TRANSCRIPT_FORMAT } from './transcript.ts';
import { writeTranscript } from './write.ts';

export type Read =
  | { readonly ok: true; readonly transcript: Transcript }
  | { readonly ok: false; readonly problem: Problem };

const MOST_SEATS = 64;

/** Takes a transcript's text apart. Only text that this format itself would write is taken, so it round-trips. */
export function readTranscript(text: string): Read {
  try {
    const transcript = read(new Lines(text));
    const problem = notAsWritten(text, writeTranscript(transcript));
    return problem === null ? { ok: true, transcript } : { ok: false, problem };
  } catch (fault) {
    return { ok: false, problem: problemOf(fault) };
  }
}

function notAsWritten(text: string, written: string): Problem | null {
  if (text === written) return null;
  const [given, wanted] = [text.split('\n'), written.split('\n')];
  const at = given.findIndex((line, i) => line !== wanted[i]);
  if (at < 0) return { line: given.length, message: 'the last line does not end with a line feed' };
  return { line: at + 1, message: `this should be written ${JSON.stringify(wanted[at] ?? '')}` };
}

function read(lines: Lines): Transcript {
  readFormat(lines);
  const game = lines.must(/^game: ([a-z0-9-]+)$/, 'the game, `game: its-id`')[1];
  const rules = Number(lines.must(/^rules: (\d{1,9})$/, 'the version of the rules, `rules: 1`')[1]);
  const options = readOptions(lines);
  const data = readData(lines);
  const seats = readSeats(lines);
  const { kind, viewer } = readKind(lines, seats);
  const chance = readChance(lines);
  const start = readStart(lines, kind);
  lines.must(/^$/, 'an empty line after the header');
  lines.must(/^0\. set-up$/, 'the set-up, `0. set-up`');
  const opening = readOutcomes(lines, kind);
  const items = readItems(lines, kind, seats);
  lines.must(/^$/, 'the next numbered line, or an empty line before the result');
  const ended = lines.maybe(/^ended: ([a-z][a-z-]*)$/)?.[1] ?? null;
  const result = readResult(lines, seats);
  const seed = readSeed(lines, kind, chance);
  lines.must(/^end$/, '`end`');
  if (!lines.over) lines.fail('nothing may follow `end`');
  const own = data === null ? {} : { data };
  return { kind, viewer, game, rules, options, ...own, seats, chance, start, opening, items, ended, result, seed };
}

function readFormat(lines: Lines): void {
  const format = lines.must(/^cabinet-wars transcript (\d{1,9})\r?$/, '`cabinet-wars transcript` and the format')[1];
  if (Number(format) !== TRANSCRIPT_FORMAT)
    lines.fail(`this is format ${format}; only format ${TRANSCRIPT_FORMAT} can be read`, 1);
}

function readOptions(lines: Lines): Record<string, Plain> {
  const options: Record<string, Plain> = Object.create(null);
  for (let found = option(lines); found !== null; found = option(lines)) options[found[1]] = lines.json(found[2]);
  return { ...options };
}
const option = (lines: Lines) => lines.maybe(/^option ([A-Za-z][A-Za-z0-9-]*): (.+)$/);

function readData(lines: Lines): OwnData | null {
  const found = lines.maybe(/^data: (\{.*\})$/);
  if (found === null) return null;
  const data = lines.json(found[1]);
  return isOwnData(data) ? data : lines.fail('components have a name, `"id"`', lines.number - 1);
}

function readSeats(lines: Lines): TranscriptSeat[] {
  const seats: TranscriptSeat[] = [];
  for (let found = seat(lines); found !== null; found = seat(lines)) {
    const label = found[1];
    if (seats.some((each) => each.label === label)) lines.fail(`two seats are called ${label}`, lines.number - 1);
    if (seats.length === MOST_SEATS) lines.fail(`there are more than ${MOST_SEATS} seats`, lines.number - 1);
    seats.push({ label, name: lines.text(found[2]) });
  }
  return seats.length > 0 ? seats : lines.fail('expected a seat, `seat label: "name"`');
}
const seat = (lines: Lines) => lines.maybe(/^seat ([a-z][a-z0-9-]*): (".*")$/);

function readKind(lines: Lines, seats: readonly TranscriptSeat[]): Pick<Transcript, 'kind' | 'viewer'> {
  const form = /^kind: (whole|redacted, as (.+) may know it, not replayable)$/;
  const [, kind, viewer] = lines.must(form, '`kind: whole` or `kind: redacted, as … may know it, not replayable`');
  if (kind === 'whole') return { kind, viewer: null };
  if (viewer === 'a spectator') return { kind: 'redacted', viewer: 'spectator' };
  return { kind: 'redacted', viewer: seatCalled(lines, seats, viewer) };
}

function readChance(lines: Lines): TranscriptChance {
  const [, kind] = lines.must(/^chance: (sealed|seeded|other)$/, '`chance:` with sealed, seeded or other');
  if (kind === 'seeded' || kind === 'other') return { kind };
  const seedHash = lines.must(/^seed-hash: ([0-9a-f]{64})$/, "the seed's hash, `seed-hash:` and 64 hex digits")[1];
  const [, written] = lines.must(/^nonces: (\[.*\])$/, 'the nonces, `nonces: ["…"]`');
  const nonces = lines.list(written, isText, 'nonces are strings');
  const shuffle = lines.maybe(/^shuffle: (\[[\d,]+\])$/);
  return {
    kind: 'sealed',
    seedHash,
    nonces,
    ...(shuffle === null ? {} : { shuffle: readShuffle(lines, shuffle[1], nonces) }),
  };
}

function readShuffle(lines: Lines, text: string, nonces: readonly string[]): number[] {
  const chairs = lines.list(text, isNumber, 'chairs are numbers');
  const isWhole = chairs.length === nonces.length && nonces.every((_, chair) => chairs.includes(chair));
  return isWhole ? chairs : lines.fail('a shuffle names each chair once', lines.number - 1);
}

function readStart(lines: Lines, kind: Transcript['kind']): Transcript['start'] {
  const [, start] = lines.must(/^start: (set-up|withheld|\{.*\})$/, '`start: set-up`, or a state as JSON');
  if (start === 'set-up') return null;
  if ((start === 'withheld') !== (kind === 'redacted'))
    lines.fail('a start is withheld in redacted transcripts, and in no others', lines.number - 1);
  return start === 'withheld' ? start : lines.json(start);
}

function readResult(lines: Lines, seats: readonly TranscriptSeat[]): Result | null {
  const [, written] = lines.must(/^result: (none|".*")$/, '`result: none` or `result: "why it ended"`');
  if (written === 'none') return null;
  const reason = lines.text(written);
  const level = lines.maybe(/^level: (".*")$/);
  const degree = level === null ? {} : { level: lines.text(level[1]) };
  const places: Seat[][] = [];
  for (let found = place(lines); found !== null; found = place(lines))
    places.push(found[1].split(', ').map((label) => seatCalled(lines, seats, label)));
  const [, points] = lines.must(/^scores: (\[.*\])$/, 'the scores, `scores: [1,2]`');
  const scores = lines.list(points, isNumber, 'scores are numbers');
  return { places, scores, ...degree, reason };
}
const place = (lines: Lines) => lines.maybe(/^place \d+: (.+)$/);

/** A whole transcript of a game whose numbers came from a seed ends with it; no other may hold one. */
function readSeed(lines: Lines, kind: Transcript['kind'], chance: TranscriptChance): string | null {
  if (kind === 'redacted' || chance.kind === 'other') return null;
  if (chance.kind === 'sealed') return lines.must(/^seed: ([0-9a-f]{64})$/, 'the seed, `seed:` and 64 hex digits')[1];
  return lines.text(lines.must(/^seed: (".*")$/, 'the seed, `seed: "…"`')[1]);
}
