import type { Reason, Refusal, Seat, Table } from '@cabinet-wars/kernel';
import type { Act } from '@cabinet-wars/protocol';

/** What an act is answered with. */
export type Answer = { readonly ok: true; readonly rest?: readonly unknown[]; readonly offer?: number } | Refusal;

/** Does at the kernel's table what a seat has sent. Whatever is refused leaves the table as it was. */
export function doAct(table: Table, seat: Seat, act: Act): Answer {
  switch (act.t) {
    case 'choose':
      return table.choose(seat, act.askId, act.said);
    case 'undo':
      return table.undo(seat);
    case 'order':
      return table.order(seat, act.order, act.on);
    case 'propose':
      return table.propose(seat, act.deal);
    case 'answer':
      return table.answer(seat, act.offer, act.accept);
    case 'withdraw':
      return table.withdraw(seat, act.offer);
  }
}

export const no = (why: string): Refusal => ({ ok: false, reason: { why } satisfies Reason });
