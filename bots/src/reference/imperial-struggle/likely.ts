/** How likely a quantity spread about a mean lies above 0: the normal distribution by a close and cheap curve. */
export function likely(mean: number, spread: number): number {
  const x = mean / spread;
  return 1 / (1 + Math.exp(-1.5976 * x - 0.07056 * x * x * x));
}

/**
 * What a contest is worth to whoever leads it, as a share from −1 to 1: who will lead by at least so many at the end, as far as
 * today's lead tells.
 */
export const share = (lead: number, needed: number, spread: number): number =>
  likely(lead - needed + 0.5, spread) - likely(-lead - needed + 0.5, spread);
