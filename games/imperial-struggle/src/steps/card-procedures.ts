import { event } from './event.ts';
import { useAdvantage } from './use-advantage.ts';

/** The procedures of cards, ministries and Advantages. */
export const cardProcedures = [event, useAdvantage];
