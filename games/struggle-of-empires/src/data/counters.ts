import { REGIONS, type Region, type RegionId } from './regions.ts';

/** What must be done to a neutral counter to put a token in its place. */
export type CounterKind = 'defended' | 'colonize' | 'commerce';

/** One of the 65 country counters (deluxe: neutral region markers). */
export interface CounterFacts {
  /** Region and number: `india-3`. */
  readonly id: string;
  readonly region: Region;
  readonly kind: CounterKind;
  /** 0 for counters that cannot be attacked. */
  readonly defence: number;
  readonly gold: number;
  readonly vp: number;
  /** The deluxe letter set, 0 for A to 4 for E; −1 for none. */
  readonly set: number;
}

/** A counter by its index in the data set's list. */
export type Counter = number;
export const COUNTER_COUNT = 65;
export const SET_LETTERS = 'ABCDE';
export const SET_SIZE = 5;
/** What a bare `g` pays: data sets written before amounts were named mean the usual one. */
const USUAL_GOLD = 3;
const VP_BONUS = 1;

/** The region a counter's id names. */
export const regionOfCounter = (id: string): RegionId | null =>
  REGIONS.find((region) => region === id.replace(/-\d+$/, '')) ?? null;

const face = /^(?:([PS])|([1-9])(?:(v)|(g)([1-9])?)?)(?: ([A-E]))?$/;

/** A counter from its face as written in the data; null if it is no face. */
export function readFace(text: unknown, id: string, region: Region): CounterFacts | null {
  const match = typeof text === 'string' ? face.exec(text) : null;
  if (match === null) return null;
  const [, people, defence, point, coins, amount, letter] = match;
  return {
    id,
    region,
    kind: people === 'P' ? 'colonize' : people === 'S' ? 'commerce' : 'defended',
    defence: defence === undefined ? 0 : Number(defence),
    gold: coins === undefined ? 0 : Number(amount ?? USUAL_GOLD),
    vp: point === undefined ? 0 : VP_BONUS,
    set: letter === undefined ? -1 : SET_LETTERS.indexOf(letter),
  };
}
