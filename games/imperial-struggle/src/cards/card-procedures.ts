import { ability } from './ability.ts';
import { event } from './event.ts';
import { effects } from './event-effects.ts';
import { useAdvantage } from './use-advantage.ts';

/** The procedures of cards, ministries and Advantages. */
export const cardProcedures = [event, effects, ability, useAdvantage];
