import type { GameEvent, Seat, Told } from '@cabinet-wars/kernel';
import type { Chapter } from '../../boards/board.ts';

/** A line of the log that still holds, or the note that some have been taken back. */
export type Line =
  | { readonly kind: 'event'; readonly id: number; readonly event: GameEvent }
  | { readonly kind: 'taken-back'; readonly id: number; readonly by: Seat };

/** The story without what was taken back. A note stays where something had been seen by others than who took it back. */
export function linesOf(told: readonly Told<GameEvent>[]): Line[] {
  let lines: Line[] = [];
  for (const each of told) {
    if ('event' in each) lines.push({ kind: 'event', id: each.id, event: each.event });
    else {
      lines = lines.filter((line) => line.id < each.takenBackFrom);
      lines.push({ kind: 'taken-back', id: each.id, by: each.by });
    }
  }
  return lines;
}

export interface ChapterMark extends Chapter {
  /** The event it begins with. */
  readonly id: number;
  /** After how many entries of the journal. */
  readonly at: number;
}

/** The chapters of a game, from its events and when each was known. */
export function chaptersOf(
  told: readonly Told<GameEvent>[],
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
