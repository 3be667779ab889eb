import type { Result } from '@cabinet-wars/kernel';
import type { State } from './state.ts';

/** 22.11: a player's victory points as things stand. */
export const pointsOf = (_g: State, _seat: number): number => 0;

/** 22.12: hundredths of the points at the start, rounded half up (ruling 31). */
export const ratioOf = (_g: State, _seat: number): number => 100;

export function resultOf(g: State): Result | null {
  if (g.final === null) return null;
  return { places: [g.hands.map((_, seat) => seat)], scores: g.final.ratios.slice(), reason: g.final.reason };
}
