import type { FrameBase } from '@cabinet-wars/kernel';
import type { Attack } from './attack/attack-locals.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

/** A state saved by an older version, made fit for this one. */
export function migrate(saved: unknown, from: number): State {
  const g = structuredClone(saved) as State;
  if (from < 2) toVersion2(g);
  return g;
}

/** Options as version 1 had them: totals of unrest worth 1 each were shown, unless left to memory. */
type Options1 = Options & { memory?: boolean };

/** Version 2: what showed totals of unrest shows them still; alliances are chosen once a combat at sea is to be fought. */
function toVersion2(g: State): void {
  const options: Options1 = g.options;
  const wasShown = (options.edition === 'original' || options.originalUnrest) && options.memory !== true;
  delete options.memory;
  if (wasShown) {
    options.openUnrest = true;
    options.originalUnrest = false;
  }
  for (const frame of g.stack) if (isBeforeSea(frame)) chooseLater(frame);
}

const isBeforeSea = (frame: FrameBase): frame is FrameBase & Attack =>
  frame.proc === 'attack' && ['alliances', 'fightAtSea', 'defendAtSea'].includes(frame.step);

function chooseLater(frame: FrameBase & Attack): void {
  if (frame.step === 'alliances') frame.step = 'fightAtSea';
  frame.asNavy = 0;
  frame.settled = 0;
}
