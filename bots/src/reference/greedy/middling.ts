import type { Chance } from '@cabinet-wars/kernel';

/** Neither luck nor its want: of whatever is drawn or rolled, the middle. A plan is looked at as if this came to pass. */
export const middling: Chance = { roll: (n) => n >> 1, draw: (n) => n >> 1 };
