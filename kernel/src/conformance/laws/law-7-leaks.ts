import { difference } from '../../plain.ts';
import { dealsFor, ordersFor } from '../inputs/proposals.ts';
import type { Moment } from '../moment.ts';
import { unthrown } from './laws.ts';

/** What a deal is refused with is the same in every world its seat can imagine: a refusal is no spy. */
export function refusalsTellNothing(m: Moment): void {
  for (const seat of m.seats) {
    for (const deal of dealsFor(m.game, m.hooks, m.g, seat, m.seats.length, m.chance)) {
      for (const w of m.samples(seat)) {
        const what = `deals.may(${JSON.stringify(deal)})`;
        const [here, there] = [m.g, w].map((g) => unthrown(7, what, () => m.game.deals.may(g, deal)));
        const fault = difference(here, there);
        m.insist(7, fault && `${what} tells seat ${seat} what it cannot know: ${fault}`);
      }
    }
  }
}

/** Standing orders look only at what is public: they answer alike in every world anybody can imagine. */
export function ordersTellNothing(m: Moment): void {
  const given = ordersFor(m.game, m.hooks, m.seats.length, m.chance);
  for (const order of given) {
    const spec = m.game.orders.find(({ id }) => id === order.order);
    if (!spec?.asks.includes(m.question.key)) continue;
    for (const { seat } of m.question.waiting)
      for (const other of m.seats) {
        if (other === seat) continue;
        for (const w of m.samples(other)) {
          const [here, there] = [m.g, w].map((g) => spec.answer(g, g.stack.at(-1)!, seat, order));
          const fault = difference(here, there);
          m.insist(
            'quiet',
            fault && `the order ${JSON.stringify(order)} of seat ${seat} looks at hidden things: ${fault}`,
          );
        }
      }
  }
}
