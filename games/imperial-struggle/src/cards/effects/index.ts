import { EVENTS, type EventId } from '../../data/events.ts';
import { SIDES } from '../../data/sides.ts';
import { empire } from './empire.ts';
import { revolution } from './revolution.ts';
import type { CardEffects, Row } from './row.ts';
import { succession } from './succession.ts';

const cards: Readonly<Record<EventId, CardEffects>> = { ...succession, ...empire, ...revolution };

/** The two halves of a card's effect. */
export const STANDARD = 0;
export const BONUS = 1;

/** By Event, side and half: what happens, row by row. */
export const EFFECTS: readonly (readonly (readonly (readonly Row[])[])[])[] = EVENTS.map((id) =>
  SIDES.map((side) => [cards[id][side].standard, cards[id][side].bonus ?? []]),
);
