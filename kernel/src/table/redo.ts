import { RecordMismatch } from '../chance/recorded.ts';
import type { Choice } from '../choice.ts';
import type { GameEvent } from '../game.ts';
import type { GameState } from '../state.ts';
import type { Entry } from './journal.ts';
import type { Play } from './play.ts';

/** A journal that the rules, as they are now, do not follow. */
export class CannotReplay extends Error {
  override name = 'CannotReplay';
  /** The number of the entry, from 0. */
  readonly at: number;
  constructor(at: number, entry: Entry, why: string) {
    super(`entry ${at} (${entry.t}): ${why}`);
    this.at = at;
  }
}

/** Does again what a journal entry says was done. Nothing is decided anew, everything is checked. */
export function redo<G extends GameState, C extends Choice, E extends GameEvent>(
  play: Play<G, C, E>,
  entry: Entry<C>,
): void {
  const at = play.forgotten + play.journal.length;
  const why = problem(play, entry);
  if (why !== null) throw new CannotReplay(at, entry, why);
}

function problem<G extends GameState, C extends Choice, E extends GameEvent>(
  play: Play<G, C, E>,
  entry: Entry<C>,
): string | null {
  try {
    return again(play, entry);
  } catch (fault) {
    if (fault instanceof RecordMismatch) return fault.message;
    throw fault;
  }
}

function again<G extends GameState, C extends Choice, E extends GameEvent>(
  play: Play<G, C, E>,
  entry: Entry<C>,
): string | null {
  switch (entry.t) {
    case 'choose':
      return chooseAgain(play, entry);
    case 'undo':
      return play.undo(entry.seat);
    case 'order':
      play.setOrder(entry.seat, entry.order, entry.on);
      return null;
    case 'propose':
      play.propose(entry.seat, entry.deal);
      return null;
    case 'answer':
      play.answer(entry.seat, entry.offer, entry.accept);
      return null;
    case 'withdraw':
      play.withdraw(entry.seat, entry.offer);
      return null;
    case 'lapse':
      play.lapse(entry.offer);
      return null;
    case 'carry-out': {
      const offer = play.offers.find(entry.offer);
      if (!offer?.agreed) return `offer ${entry.offer} is not agreed`;
      const reason = play.game.deals.may(play.state, offer.deal);
      if (reason !== null) return `the deal is not possible: ${reason.why}`;
      play.carryOut(offer);
      return null;
    }
  }
}

function chooseAgain<G extends GameState, C extends Choice, E extends GameEvent>(
  play: Play<G, C, E>,
  { seat, choices, byOrder }: Extract<Entry<C>, { t: 'choose' }>,
): string | null {
  if (!play.isOffered(seat, choices[0]))
    return `seat ${seat} was not offered ${JSON.stringify(choices[0])} at ${play.question?.key ?? 'the end'}`;
  if (byOrder) {
    play.takeByOrder(seat, choices[0]);
    return null;
  }
  const result = play.take(seat, choices);
  if ('illegal' in result) return `seat ${seat} was not offered ${JSON.stringify(choices[result.illegal])}`;
  return result.taken === choices.length ? null : `only ${result.taken} of ${choices.length} choices could be made`;
}
