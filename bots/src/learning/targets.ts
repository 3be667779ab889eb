import { type Network, sigmoid } from './network.ts';
import { countOf, FIRST_FEATURE, OUTCOME, OWNER, type Samples, widthOf } from './samples.ts';

/**
 * What each position is taken to be worth (TD(λ)): partly how the game ended, partly what the network says of the position
 * after it, the more of the latter the further off the end is.
 */
export function targetsOf(network: Network, samples: Samples, lambda: number): Float64Array {
  const { rows } = samples;
  const width = widthOf(samples.features);
  const targets = new Float64Array(countOf(samples));
  let later = 0;
  let following = 0;
  for (let i = targets.length - 1; i >= 0; i--) {
    const row = i * width;
    const isLast = i === targets.length - 1 || rows[row + width + OWNER] !== rows[row + OWNER];
    targets[i] = isLast ? rows[row + OUTCOME] : (1 - lambda) * following + lambda * later;
    later = targets[i];
    following = sigmoid(network.answer(rows, row + FIRST_FEATURE));
  }
  return targets;
}
