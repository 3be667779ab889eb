import type { AnyGame } from '@cabinet-wars/kernel';
import type { SeatPlan } from '../../client/table-client.ts';
import type { Texts } from '../../i18n/index.ts';
import type { Values } from './option-form.ts';

/** How many seats these options make; none while they contradict each other. */
export function seatCount(game: AnyGame, values: Values): number {
  return typeof values.players === 'number' ? values.players : game.seats(values).length;
}

/** What the seats play, as far as these options can be played. */
export function playsOf(game: AnyGame, values: Values): readonly string[] {
  try {
    return game.seats(values).map(({ plays }) => plays);
  } catch {
    return [];
  }
}

/** Me in the first seat, bots in the others; seats already planned stay as they are. */
export function planSeats(count: number, plan: readonly SeatPlan[], bot: string | null, texts: Texts): SeatPlan[] {
  return Array.from({ length: count }, (_, i) => plan[i] ?? (i === 0 ? meAt(texts) : botAt(i, bot)));
}

const meAt = (texts: Texts): SeatPlan => ({ sitter: 'me', name: texts.meName, bot: null });
const botAt = (_seat: number, bot: string | null): SeatPlan => ({ sitter: 'bot', name: '', bot });

/** A seat taken by somebody else: names follow who sits there, unless one was typed. */
export function seatTaken(seat: number, sitter: SeatPlan['sitter'], bot: string | null, texts: Texts): SeatPlan {
  if (sitter === 'bot') return botAt(seat, bot);
  return sitter === 'me' ? meAt(texts) : { sitter, name: texts.personName(seat + 1), bot: null };
}
