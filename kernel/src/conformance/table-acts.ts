import { chanceOf } from '../chance/chance.ts';
import { Seeded } from '../chance/seeded.ts';
import { type Choice, randomChoice } from '../choice.ts';
import type { Order } from '../game.ts';
import { copy, difference } from '../plain.ts';
import type { OwnAsk } from '../table/asks.ts';
import { askMe } from '../table/orders.ts';
import type { Table } from '../table/table.ts';
import { dealsFor, ordersFor } from './inputs/proposals.ts';
import { sendBadInput } from './laws/law-7-refusals.ts';
import { tryOut } from './run.ts';
import { seatsBut, seenSince, type TableTrial } from './table-trial.ts';

/** What people do at a table. The first is by far the most frequent. */
export const acts: readonly ((t: TableTrial) => void)[] = [
  choose,
  chooseSeveral,
  chooseAndUndo,
  undo,
  giveOrder,
  propose,
  answerOffer,
  (t) => t.seldom() && t.makeTwin('save'),
  (t) => t.seldom() && t.makeTwin('journal'),
  (t) => t.seldom() && sendBadInput(t),
];

const randomly = (t: TableTrial, { options }: OwnAsk<Choice>): Choice => ({
  ...randomChoice<Choice>(options, chanceOf(t.picks)),
});

function choose(t: TableTrial): void {
  const own = t.pick(t.asked());
  say(t, own, [randomly(t, own)]);
}

/** One gesture of a seat. Whatever is offered is taken. */
function say(t: TableTrial, own: OwnAsk<Choice>, choices: readonly Choice[]): void {
  const { seat, askId, mode, key } = own;
  for (const choice of choices) {
    t.story.says(seat, choice);
    t.wishes.add(choice);
  }
  const others = seatsBut(t.trial.seats, seat);
  const waiting = t.asked().filter((each) => each.seat !== seat);
  const since = t.main.shown;
  const before = mode === 'quiet' ? others.map((viewer) => copy(seenSince(t.main, viewer, since))) : [];
  const taken = t.both(`seat ${seat} choosing at ${key}`, (table) => table.choose(seat, askId, choices));
  t.insist(
    2,
    !taken.ok && `seat ${seat} is offered ${JSON.stringify(choices)} at ${key} and refused: ${taken.reason?.why}`,
  );
  if (before.length === 0 || !stillOpen(t, waiting)) return;
  const after = others.map((viewer) => seenSince(t.main, viewer, since));
  const fault = difference(before, after);
  t.insist('quiet', fault && `${key}: others can see that seat ${seat} has answered: ${fault}`);
}

/** Whether an ask, put to these seats before, still waits for one of them: then nothing of it may be seen. */
const stillOpen = (t: TableTrial, waiting: readonly OwnAsk<Choice>[]): boolean =>
  t.asked().some((own) => waiting.some(({ seat, askId }) => seat === own.seat && askId === own.askId));

function chooseSeveral(t: TableTrial): void {
  const own = t.pick(t.asked());
  const first = randomly(t, own);
  const { game } = t.trial;
  const chance = new Seeded(t.story.choices);
  const { question } = tryOut(game, t.state, own.seat, first, chance, chance);
  const next = question?.waiting.find(({ seat }) => seat === own.seat);
  if (next === undefined) say(t, own, [first]);
  else say(t, own, [first, randomChoice<Choice>(next.options, chanceOf(t.picks))]);
}

function chooseAndUndo(t: TableTrial): void {
  const before = t.state;
  const own = t.pick(t.asked());
  say(t, own, [randomly(t, own)]);
  t.story.notes(`seat ${own.seat} takes it back, if it can`);
  const undone = t.both(`seat ${own.seat} undoing`, (table) => table.undo(own.seat));
  if (!undone.ok) return;
  const fault = difference(before, t.state);
  t.insist(3, fault && `undo does not give back the state there was: ${fault}`);
}

function undo(t: TableTrial): void {
  const seat = t.pick(t.trial.seats);
  attempt(t, `seat ${seat} undoes, if it can`, (table) => table.undo(seat));
}

/** Something the table may refuse, and then must not have touched anything for. */
function attempt(t: TableTrial, what: string, act: (table: Table) => { readonly ok: boolean }): void {
  t.story.notes(what);
  const before = JSON.stringify(t.main.save());
  if (t.both(what, act).ok) return;
  t.insist(7, JSON.stringify(t.main.save()) !== before && `refused, yet the table has changed: ${what}`);
}

function giveOrder(t: TableTrial): void {
  const { game, hooks, seats } = t.trial;
  const seat = t.pick(seats);
  const names: string[] = game.flow.names();
  const orders = ordersFor(game, hooks, seats.length, chanceOf(t.picks));
  const order = t.pick<Order>([askMe(), askMe(t.pick(names)), ...orders, ...t.main.orders(seat)]);
  const on = t.picks.next(3) > 0;
  attempt(t, `seat ${seat} ${on ? 'orders' : 'cancels'} ${JSON.stringify(order)}`, (table) =>
    table.order(seat, order, on),
  );
}

function propose(t: TableTrial): void {
  const { game, hooks, seats } = t.trial;
  const seat = t.pick(seats);
  const deals = dealsFor(game, hooks, t.state, seat, seats.length, chanceOf(t.picks));
  if (deals.length === 0) return;
  const deal = t.pick(deals);
  attempt(t, `seat ${seat} proposes ${JSON.stringify(deal)}`, (table) => table.propose(seat, deal));
  t.lookAtState();
}

function answerOffer(t: TableTrial): void {
  const seat = t.pick(t.trial.seats);
  const offers = t.main.offers(seat);
  if (offers.length === 0) return;
  const { id, deal } = t.pick(offers);
  const accept = t.picks.next(3) > 0;
  if (deal.from === seat) attempt(t, `seat ${seat} withdraws offer ${id}`, (table) => table.withdraw(seat, id));
  else
    attempt(t, `seat ${seat} ${accept ? 'accepts' : 'declines'} offer ${id}`, (table) =>
      table.answer(seat, id, accept),
    );
  t.lookAtState();
}
