import type { GameEvent, Seat, ToldEvent } from '@cabinet-wars/kernel';
import type { Chapter } from '../../boards/kit/board.ts';
import type { SeatChange, Stamp } from '../../client/table-client.ts';

/** A line of the log that still holds, or the note that some have been taken back, or that somebody else sits there now. */
export type Line =
  | { readonly kind: 'event'; readonly id: number; readonly event: GameEvent }
  | { readonly kind: 'taken-back'; readonly id: number; readonly by: Seat }
  | { readonly kind: 'seat'; readonly id: number; readonly change: SeatChange };

const known = new WeakMap<ToldEvent<GameEvent>, Line>();

/** The same line whenever it is asked for: what has been told is never changed. */
function lineOf(told: ToldEvent<GameEvent>): Line {
  const before = known.get(told);
  if (before !== undefined) return before;
  const { id } = told;
  const line: Line =
    'event' in told ? { kind: 'event', id, event: told.event } : { kind: 'taken-back', id, by: told.by };
  known.set(told, line);
  return line;
}

/** The story without what was taken back. A note stays where something had been seen by others than who took it back. */
export function linesOf(told: readonly ToldEvent<GameEvent>[]): Line[] {
  let lines: Line[] = [];
  for (const each of told) {
    if (!('event' in each)) lines = lines.filter((line) => line.id < each.takenBackFrom);
    lines.push(lineOf(each));
  }
  return lines;
}

/** Between the events, where it happened: after those told before it. */
export function withSeatChanges(lines: readonly Line[], changes: readonly SeatChange[]): readonly Line[] {
  if (changes.length === 0) return lines;
  const told = changes.map((change, i): Line => ({ kind: 'seat', id: change.from - 0.5 + i / 1000, change }));
  return [...lines, ...told].sort((a, b) => a.id - b.id);
}

/** A line with its time: the war and round it belongs to, and the hour, where that is known. */
export interface Stamped {
  readonly line: Line;
  /** The titles of the chapters it stands in, the greater first. */
  readonly within: readonly string[];
  readonly at: number | null;
  /** The line before it; null for the first. */
  readonly before: Stamped | null;
}

/** What was told before a line, the latest first. */
export function* earlierThan({ before }: Pick<Stamped, 'before'>): Generator<GameEvent> {
  for (let each = before; each !== null; each = each.before) if (each.line.kind === 'event') yield each.line.event;
}

/** Lines with their times; a line that has been given its time keeps it in `kept`. */
export function stampedLines(
  lines: readonly Line[],
  stamps: readonly Stamp[],
  chapter: (event: GameEvent) => Chapter | null,
  kept: WeakMap<Line, Stamped>,
): Stamped[] {
  let within: readonly string[] = [];
  let next = 0;
  let before: Stamped | null = null;
  return lines.map((line) => {
    while (next < stamps.length && stamps[next].from <= line.id) next++;
    const begins = line.kind === 'event' ? chapter(line.event) : null;
    if (begins !== null) within = [...within.slice(0, begins.level - 1), begins.title];
    const at = line.kind === 'seat' ? line.change.at : next === 0 ? null : stamps[next - 1].at;
    const given: Stamped | undefined = kept.get(line);
    before = given !== undefined && given.at === at ? given : { line, within, at, before };
    kept.set(line, before);
    return before;
  });
}

export interface ChapterMark extends Chapter {
  /** The event it begins with. */
  readonly id: number;
  /** After how many entries of the journal. */
  readonly at: number;
}

/** The chapters of a game, from its events and when each was known. */
export function chaptersOf(
  told: readonly ToldEvent<GameEvent>[],
  at: readonly number[],
  chapter: (event: GameEvent) => Chapter | null,
): ChapterMark[] {
  const standing = new Set(linesOf(told).map((line) => line.id));
  return told.flatMap((each, i) => {
    if (!('event' in each) || !standing.has(each.id)) return [];
    const mark = chapter(each.event);
    return mark === null ? [] : [{ ...mark, id: each.id, at: at[i] }];
  });
}

/** The moments worth stopping at: those at which something became known, and both ends. */
export function stopsOf(at: readonly number[], length: number): number[] {
  return [...new Set([0, ...at, length])].sort((a, b) => a - b);
}

/** The stop before or after a moment; the moment itself where there is none. */
export const stopBefore = (stops: readonly number[], at: number): number => stops.findLast((stop) => stop < at) ?? at;
export const stopAfter = (stops: readonly number[], at: number): number => stops.find((stop) => stop > at) ?? at;
