import { tooManyRequests } from '../errors.ts';
import type { Windows } from './windows.ts';

/** Once more of what may be done so often in so much time; refused where that is too often, until the time is over. */
export function useUp(quotas: Windows, name: string, length: number, most: number): void {
  const { used, left } = quotas.use(name, length, most);
  if (used > most) throw tooManyRequests(left);
}
