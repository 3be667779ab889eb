import type { BoardProps, PowerId } from '../read/seen.ts';
import type { Draft } from './proposal.ts';

/** In a lesson: the bid that is meant. */
export interface TaughtBid extends Draft {
  readonly gold: number;
}

export function taughtBid({ taught }: Pick<BoardProps, 'taught'>): TaughtBid | null {
  const { wanted = [] } = taught ?? {};
  const bid = wanted.find(({ t }) => t === 'bid');
  if (bid?.t !== 'bid') return null;
  const inBox = (box: 'a' | 'b'): PowerId | null => {
    const found = wanted.find((choice) => choice.t === 'propose' && choice.box === box);
    return found?.t === 'propose' ? found.power : null;
  };
  return { gold: bid.gold, a: inBox('a'), b: inBox('b') };
}

/** The press that brings a bid nearer to the one that is meant: a marker, a box to be emptied, the amount, and last the bid itself. */
export type NextPress =
  | { readonly t: 'marker'; readonly power: PowerId }
  | { readonly t: 'clear'; readonly box: 'a' | 'b' }
  | { readonly t: 'more' | 'less' | 'bid' };

export function nextPress(meant: TaughtBid | null, draft: Draft, gold: number): NextPress | null {
  if (meant === null) return null;
  for (const box of ['a', 'b'] as const) {
    if (draft[box] === meant[box]) continue;
    // What no box asks for is left as it is: the last marker of an auction goes where there is room.
    if (meant[box] === null) continue;
    if (draft[box] !== null) return { t: 'clear', box };
    const power = meant[box];
    const other = box === 'a' ? 'b' : 'a';
    return draft[other] === power ? { t: 'clear', box: other } : { t: 'marker', power };
  }
  if (gold !== meant.gold) return { t: gold < meant.gold ? 'more' : 'less' };
  return { t: 'bid' };
}
