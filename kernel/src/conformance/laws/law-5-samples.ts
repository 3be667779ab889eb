import { difference } from '../../plain.ts';
import type { Seat } from '../../seat.ts';
import type { GameState } from '../../state.ts';
import { reasonsAgainst } from '../../table/wish.ts';
import type { Moment } from '../moment.ts';
import { askSeenBy } from '../run.ts';
import { notPlainState, sharesObject } from './law-1-plain.ts';
import { unthrown } from './laws.ts';

/** A world sampled from a seat's view looks to that seat in every way like the true one. */
export function samplesAgree(m: Moment): void {
  openIsTheSameForAll(m);
  for (const seat of m.seats) {
    sampleKeepsTheView(m, seat);
    for (const w of m.samples(seat)) {
      isSound(m, seat, w);
      looksTheSame(m, seat, w);
      explainsTheSame(m, seat, w);
    }
  }
}

function openIsTheSameForAll(m: Moment): void {
  const open = m.game.view(m.g, 'spectator');
  m.insist(5, open.own !== null && 'a spectator has something of its own in its view');
  for (const seat of m.seats) {
    const view = m.game.view(m.g, seat);
    const fault = difference(open.open, view.open);
    m.insist(5, fault && `\`open\` is not the same for a spectator and seat ${seat}: ${fault}`);
    const handed = difference(view, m.game.view(m.g, seat, open.open));
    m.insist(5, handed && `seat ${seat} views it differently with \`open\` handed on: ${handed}`);
  }
}

function sampleKeepsTheView(m: Moment, seat: Seat): void {
  const view = m.game.view(m.g, seat);
  const before = JSON.stringify(view);
  const w = unthrown(5, `sample(view(seat ${seat}))`, () => m.game.sample(view, m.chance));
  m.insist(5, JSON.stringify(view) !== before && `sample changes the view of seat ${seat}`);
  const shared = sharesObject(w, view, 'state');
  m.insist(5, shared && `a sample for seat ${seat} shares ${shared} with the view`);
}

function isSound(m: Moment, seat: Seat, w: GameState): void {
  const of = `a sample for seat ${seat}`;
  const fault = notPlainState(w);
  m.insist(5, fault && `${of}: ${fault}`);
  const faults: string[] = m.game.audit(w);
  m.insist(5, faults.length > 0 && `${of} fails the audit: ${faults.join('; ')}`);
}

function looksTheSame(m: Moment, seat: Seat, w: GameState): void {
  const views = difference(m.game.view(m.g, seat), m.game.view(w, seat));
  m.insist(5, views && `seat ${seat} views a sample differently: ${views}`);
  const question = unthrown(5, `asking in a sample for seat ${seat}`, () => m.game.flow.question(w));
  const asks = difference(askSeenBy(m.question, m.g, seat), askSeenBy(question, w, seat));
  m.insist(5, asks && `seat ${seat} is asked differently in a sample: ${asks}`);
}

function explainsTheSame(m: Moment, seat: Seat, w: GameState): void {
  const question = m.game.flow.question(w);
  for (const wish of m.wishes.some(m.how.wishes, m.chance)) {
    const what = `explain(seat ${seat}, ${JSON.stringify(wish)})`;
    const here = unthrown(7, what, () => reasonsAgainst(m.game, m.g, m.question, seat, wish));
    const there = unthrown(7, what, () => reasonsAgainst(m.game, w, question, seat, wish));
    const fault = difference(here, there);
    m.insist(5, fault && `${what} depends on what the seat cannot know: ${fault}`);
  }
}
