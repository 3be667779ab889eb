import { EVENTS, type EventCard } from '../data/events.ts';
import { SIDES, type Side } from '../data/sides.ts';
import { roundOf } from '../peace/round.ts';
import { procedure } from '../procedure.ts';
import { BONUS, STANDARD } from './effects/index.ts';
import { effects, newEffects } from './event-effects.ts';
import { playEvent } from './hands.ts';

export interface EventPlay {
  side: Side;
  event: EventCard;
  bonus: boolean;
}

/** Rule 14: the bonus is tested, then the standard effect and the bonus happen; points granted wait. */
export const event = procedure<EventPlay>('event')({
  play: (g, f, x) => {
    const round = roundOf(g);
    round.event = f.event;
    round.acted = true;
    playEvent(g, f.side, f.event, x);
    x.log?.({ t: 'event-played', side: SIDES[f.side], event: EVENTS[f.event], bonus: f.bonus });
  },
  standard: (_g, f, x) => x.call(effects, newEffects(f.side, f.event, STANDARD)),
  bonus: (_g, f, x) => {
    if (f.bonus) x.call(effects, newEffects(f.side, f.event, BONUS));
  },
});
