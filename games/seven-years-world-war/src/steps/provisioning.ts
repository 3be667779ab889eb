import type { Seat } from '@cabinet-wars/kernel';
import { procedure } from '../words.ts';

export interface Provisioning {
  seat: Seat;
}

/** 3.1 (5), 19.0. One player feeds his units or loses them. */
export const provisioning = procedure<Provisioning>('provisioning')({
  begin: () => {},
});
