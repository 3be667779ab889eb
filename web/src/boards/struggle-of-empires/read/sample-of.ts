import { imagine } from '@cabinet-wars/kernel';
import { game } from '@cabinet-wars/struggle-of-empires';
import type { State } from '@cabinet-wars/struggle-of-empires/view';
import type { GameView } from './seen.ts';

const samples = new WeakMap<GameView, State>();

/** A state that agrees with what the viewer knows, for the rules' own functions. All who ask about a view share it and only read. */
export function sampleOf(view: GameView): State {
  let sample = samples.get(view);
  if (sample === undefined) {
    sample = imagine(game, view);
    samples.set(view, sample);
  }
  return sample;
}
