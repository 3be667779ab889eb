import type { Reason } from '@cabinet-wars/kernel';
import type { MoneyWhy } from './reasons/money.ts';
import type { PowersWhy } from './reasons/powers.ts';
import type { WarWhy } from './reasons/war.ts';

/** Why a wish cannot be had. One id for each thing that can stand in the way, with the facts a sentence needs. */
export type Why = WarWhy | MoneyWhy | PowersWhy;

/** Says a reason; the type is the kernel's, the check of its facts ours. */
export const because = (why: Why): Reason => why;
