import { inspect } from 'node:util';
import { ASK_ME, type Refusal, type Seat } from '@cabinet-wars/kernel';
import { BadUsage, CannotDo } from '../host/index.ts';
import { keepTranscript, load, save } from './keep.ts';
import type { Session } from './session.ts';

type Does = (session: Session, seat: Seat, rest: string) => void | Promise<void>;

/** What can be typed besides a choice. */
export const commands: Readonly<Record<string, Does>> = {
  help: ({ terminal, ownTexts }) => terminal.say(ownTexts.commands),
  undo: (session, seat) => answered(session, session.table.undo(seat)),
  why: explain,
  show: ({ terminal, table }, seat) => terminal.say(inspect(table.view(seat), { depth: null, breakLength: 120 })),
  offers: listOffers,
  offer: (session, seat, rest) => withData(session, rest, (deal) => session.table.propose(seat, deal)),
  accept: (session, seat, rest) => answered(session, session.table.answer(seat, Number(rest), true)),
  decline: (session, seat, rest) => answered(session, session.table.answer(seat, Number(rest), false)),
  withdraw: (session, seat, rest) => answered(session, session.table.withdraw(seat, Number(rest))),
  orders: listOrders,
  order: (session, seat, rest) => withData(session, rest, (order) => session.table.order(seat, order)),
  cancel: (session, seat, rest) => withData(session, rest, (order) => session.table.order(seat, order, false)),
  save: (session, _seat, file) => toFile(session, file, () => save(file, session.table, session.who)),
  transcript: (session, _seat, file) =>
    toFile(session, file, () => keepTranscript(file, session.table, session.viewer)),
  load: loadFile,
};

function answered(session: Session, answer: { readonly ok: true } | Refusal): void {
  if (!answer.ok) session.complain(answer.reason);
}

function explain(session: Session, seat: Seat, notation: string): void {
  const wish = session.table.game.notation.parse(notation);
  if (wish === null) {
    session.terminal.say(session.ownTexts.noChoice(notation));
    return;
  }
  const reasons = session.table.explain(seat, wish);
  if (reasons.length === 0) session.terminal.say(session.ownTexts.mayBeDone);
  for (const reason of reasons) session.complain(reason);
}

function listOffers({ table, terminal, ownTexts, offerText }: Session, seat: Seat): void {
  const offers = table.offers(seat);
  if (offers.length === 0) terminal.say(ownTexts.noOffers);
  for (const offer of offers) terminal.say(offerText(offer));
}

function listOrders({ table, terminal, ownTexts, texts }: Session, seat: Seat): void {
  const orders = table.orders(seat);
  if (orders.length === 0) terminal.say(ownTexts.noOrders);
  for (const order of orders)
    terminal.say(
      `${JSON.stringify(order)}  ${order.order === ASK_ME ? ownTexts.askMe : texts.order(order.order).name}`,
    );
}

function withData(session: Session, text: string, act: (data: unknown) => { readonly ok: true } | Refusal): void {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    session.terminal.say(session.ownTexts.notUnderstood);
    return;
  }
  answered(session, act(data));
}

function toFile(session: Session, file: string, write: () => void): void {
  if (file === '') session.terminal.say(session.ownTexts.notUnderstood);
  else
    sayingFailures(session, () => {
      write();
      session.terminal.say(session.ownTexts.saved(file));
    });
}

async function loadFile(session: Session, _seat: Seat, file: string): Promise<void> {
  try {
    session.takeUp(await load(file));
    session.terminal.say(session.ownTexts.loaded(file));
  } catch (fault) {
    sayingFailures(session, () => {
      throw fault;
    });
  }
}

/** A file that cannot be read or written ends no game. */
function sayingFailures(session: Session, act: () => void): void {
  try {
    act();
  } catch (fault) {
    if (!(fault instanceof CannotDo || fault instanceof BadUsage)) throw fault;
    session.terminal.say(fault.message);
  }
}
