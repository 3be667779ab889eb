import type { MoneyChoice } from './choices/money.ts';
import type { PowersChoice } from './choices/powers.ts';
import type { WarChoice } from './choices/war.ts';

/** Everything a seat may say. Each of the three files also tells how its choices are written (`notation.ts`). */
export type Choice = WarChoice | MoneyChoice | PowersChoice;
export type ChoiceKind = Choice['t'];
