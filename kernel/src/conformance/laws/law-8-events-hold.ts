import { Seeded } from '../../chance/seeded.ts';
import { type Choice, isOffered } from '../../choice.ts';
import { difference, same } from '../../plain.ts';
import type { Seat } from '../../seat.ts';
import type { GameState } from '../../state.ts';
import type { Moment } from '../moment.ts';
import { eventsFor, seenBy, tryOut } from '../run.ts';
import { describe } from './law-2-options.ts';
import { unthrown } from './laws.ts';

/** What events ever told a seat is so, and is so in every world sampled from its view. */
export function eventsHold(m: Moment): void {
  if (m.hooks.contradictions === undefined) return;
  for (const seat of m.seats) {
    const events = eventsFor(m.game, m.events, seat);
    const contradicts = (g: GameState, what: string) => contradiction(m, events, g, seat, what);
    contradicts(m.g, 'the true state');
    for (const w of m.samples(seat)) contradicts(w, 'a sample of its view');
  }
}

function contradiction(m: Moment, events: ReturnType<typeof eventsFor>, g: GameState, seat: Seat, what: string): void {
  const faults = m.hooks.contradictions!(events, g, seat);
  m.insist(8, faults.length > 0 && `what seat ${seat} was told is not so in ${what}: ${faults.join('; ')}`);
}

/**
 * Where the same choice tells a seat different things in the true world and in one it can imagine, it has learnt something, and
 * its view must differ, too: events alone are not remembered for it.
 */
export function viewsHoldEvents(m: Moment): void {
  const worlds = m.worlds();
  for (const { seat: actor, choice } of m.someChoices()) {
    const [dice, draws] = [m.chance.next(1e9), m.chance.next(1e9)];
    const from = (g: GameState) => tryOut(m.game, g, actor, choice, new Seeded(dice), new Seeded(draws));
    const here = from(m.g);
    // What draws tell is looked at by itself: two of them in another order tell nothing new.
    if (!here.barred || here.draws > 0 || here.question === null) continue;
    for (const { seat, w } of worlds) {
      if (!isOfferedIn(m, w, actor, choice)) continue;
      const there = unthrown(5, `${describe(m.game, choice)} in a sample for seat ${seat}`, () => from(w));
      if (!same(here.rolls, there.rolls) || there.question?.key !== here.question.key) continue;
      const [seen, imagined] = [seenBy(m.game, here, seat), seenBy(m.game, there, seat)];
      if (!same(seen.view, imagined.view)) continue;
      const fault = difference(seen.events, imagined.events);
      m.insist(8, fault && `${describe(m.game, choice)} tells seat ${seat} what its view does not hold: ${fault}`);
    }
  }
}

const isOfferedIn = (m: Moment, w: GameState, seat: Seat, choice: Choice): boolean =>
  isOffered(m.game.flow.question(w)?.waiting.find((asked) => asked.seat === seat)?.options ?? [], choice);
