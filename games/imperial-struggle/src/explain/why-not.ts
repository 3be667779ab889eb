import type { Reason, Seat } from '@cabinet-wars/kernel';
import type { GameView } from '../know/view.ts';
import { imagined } from '../purchases/purchases-now.ts';
import type { Choice } from '../vocabulary/choices.ts';
import { explain } from './explain.ts';

/** Why a seat cannot choose something, as far as it can know. */
export const whyNot = (view: GameView, seat: Seat, wish: Partial<Choice>): Reason[] =>
  explain(imagined(view), seat, wish as never);
