import { chanceOf } from '../chance/chance.ts';
import { Seeded } from '../chance/seeded.ts';
import { type Choice, randomChoice } from '../choice.ts';
import type { Deal, Order } from '../game.ts';
import { difference } from '../plain.ts';
import type { OwnAsk } from '../table/asks.ts';
import { askMe } from '../table/orders.ts';
import { sendBadInput } from './law-7-refusals.ts';
import { tryOut } from './run.ts';
import { seatsBut, seenOf, type TableTrial } from './table-trial.ts';

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
  const before = mode === 'quiet' ? others.map((viewer) => structuredClone(seenOf(t.main, viewer))) : [];
  const taken = t.both(`seat ${seat} choosing at ${key}`, (table) => table.choose(seat, askId, choices));
  t.insist(
    2,
    !taken.ok && `seat ${seat} is offered ${JSON.stringify(choices)} at ${key} and refused: ${taken.reason?.why}`,
  );
  if (before.length > 0 && stillOpen(t, waiting)) {
    const fault = difference(
      before,
      others.map((viewer) => seenOf(t.main, viewer)),
    );
    t.insist('quiet', fault && `${key}: others can see that seat ${seat} has answered: ${fault}`);
  }
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
  t.story.notes(`seat ${seat} undoes, if it can`);
  t.both(`seat ${seat} undoing`, (table) => table.undo(seat));
}

function giveOrder(t: TableTrial): void {
  const { game, hooks, seats } = t.trial;
  const seat = t.pick(seats);
  const names: string[] = game.flow.names();
  const plain: Order[] = game.orders.map(({ id }: { id: string }) => ({ order: id }));
  const order = t.pick<Order>([
    askMe(),
    askMe(t.pick(names)),
    ...plain,
    ...(hooks.orders ?? []),
    ...t.main.orders(seat),
  ]);
  const on = t.picks.next(3) > 0;
  t.story.notes(`seat ${seat} ${on ? 'orders' : 'cancels'} ${JSON.stringify(order)}`);
  t.both(`seat ${seat} ordering`, (table) => table.order(seat, order, on));
}

function propose(t: TableTrial): void {
  const { hooks, seats } = t.trial;
  const seat = t.pick(seats);
  const deals: Deal[] = hooks.deals?.(t.state as never, seat, chanceOf(t.picks)) ?? [];
  if (deals.length === 0) return;
  const deal = t.pick(deals);
  t.story.notes(`seat ${seat} proposes ${JSON.stringify(deal)}`);
  t.both(`seat ${seat} proposing`, (table) => table.propose(seat, deal));
  t.lookAtState();
}

function answerOffer(t: TableTrial): void {
  const seat = t.pick(t.trial.seats);
  const offers = t.main.offers(seat);
  if (offers.length === 0) return;
  const { id, deal } = t.pick(offers);
  const how = t.picks.next(3);
  if (deal.from === seat) {
    t.story.notes(`seat ${seat} withdraws offer ${id}`);
    t.both(`seat ${seat} withdrawing`, (table) => table.withdraw(seat, id));
  } else {
    t.story.notes(`seat ${seat} ${how > 0 ? 'accepts' : 'declines'} offer ${id}`);
    t.both(`seat ${seat} answering`, (table) => table.answer(seat, id, how > 0));
    t.lookAtState();
  }
}
