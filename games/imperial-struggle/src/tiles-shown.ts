import type { State } from './state.ts';
import type { War } from './steps/war-locals.ts';

/** How many theatres of the War under way have their tiles face up; none in Peace turns. */
export function tilesShown(g: Pick<State, 'stack'>): number {
  const frame = g.stack.find(({ proc }) => proc === 'war') as War | undefined;
  return frame === undefined ? 0 : frame.theatre + (frame.revealed ? 1 : 0);
}
