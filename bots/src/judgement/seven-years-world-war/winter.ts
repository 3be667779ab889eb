import type { Seat } from '@cabinet-wars/kernel';
import { provisionCost } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { State } from '@cabinet-wars/seven-years-world-war/view';
import { holder, occupied } from './ground.ts';

/** What provisioning would cost a seat if winter came now (19.2). The ground has been surveyed. */
export function winterNeed(g: State, seat: Seat): number {
  let sum = 0;
  for (const square of occupied) if (holder[square] === seat) sum += provisionCost(g, square);
  return sum;
}
