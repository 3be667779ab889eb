import { RecordMismatch } from '../chance/recorded.ts';
import type { Choice } from '../choice.ts';
import type { GameEvent } from '../game.ts';
import { fieldsOf, isRecord } from '../guards.ts';
import type { GameState } from '../state.ts';
import type { Entry } from './journal.ts';
import type { Play } from './play.ts';

/** A journal that the rules, as they are now, do not follow. */
export class CannotReplay extends Error {
  override name = 'CannotReplay';
  /** The number of the entry, from 0. */
  readonly at: number;
  readonly why: string;
  constructor(at: number, entry: Entry, why: string) {
    super(`entry ${at} (${entry.t}): ${why}`);
    this.at = at;
    this.why = why;
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
      return whyNot(play.orders.read(entry.order)) ?? done(() => play.setOrder(entry.seat, entry.order, entry.on));
    case 'propose':
      return whyNot(play.readDeal(entry.seat, entry.deal)) ?? done(() => play.propose(entry.seat, entry.deal));
    default:
      return againOnOffer(play, entry);
  }
}

type OnOffer<C extends Choice> = Extract<Entry<C>, { readonly offer: number }>;

function againOnOffer<G extends GameState, C extends Choice, E extends GameEvent>(
  play: Play<G, C, E>,
  entry: OnOffer<C>,
): string | null {
  const { offers } = play;
  switch (entry.t) {
    case 'answer': {
      const { seat, offer, accept } = entry;
      return whyNot(offers.toAnswer(seat, offer)) ?? done(() => play.answer(seat, offer, accept));
    }
    case 'withdraw':
      return whyNot(offers.toWithdraw(entry.seat, entry.offer)) ?? done(() => play.withdraw(entry.seat, entry.offer));
    default: {
      const offer = offers.find(entry.offer);
      if (!offer?.agreed) return `offer ${entry.offer} is not agreed`;
      const reason = play.game.deals.may(play.state, offer.deal);
      if (entry.t === 'lapse') return reason === null ? 'the deal is still possible' : done(() => play.lapse(offer.id));
      return reason === null ? done(() => play.carryOut(offer)) : `the deal is not possible: ${reason.why}`;
    }
  }
}

/** What the table would have answered: a reason, alone or in what was read; null if nothing was wrong. */
const whyNot = (found: object): string | null => {
  const { reason = found } = fieldsOf(found);
  return isRecord(reason) && 'why' in reason ? String(reason.why) : null;
};

const done = (act: () => unknown): null => {
  act();
  return null;
};

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
