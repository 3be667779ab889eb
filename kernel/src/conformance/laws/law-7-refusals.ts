import { isRange } from '../../choice.ts';
import { isRecord } from '../../guards.ts';
import { difference } from '../../plain.ts';
import type { Seat } from '../../seat.ts';
import type { Saved } from '../../table/saved.ts';
import { Table } from '../../table/table.ts';
import { badChoices, badDeals, badOrders, badSeats, nonsense } from '../inputs/bad-input.ts';
import { parseFault } from '../notation.ts';
import type { TableTrial } from '../table-trial.ts';
import { messageOf } from './laws.ts';

/** A table to which anything can be said, as by a client nobody has checked. */
type Exposed = { [K in 'choose' | 'undo' | 'order' | 'propose' | 'answer' | 'withdraw' | 'explain']: Unchecked };
// biome-ignore lint/suspicious/noExplicitAny: whatever a method takes, it is given something else
type Unchecked = (...args: any[]) => unknown;

/** One thing sent to a table that it must refuse. */
interface Bad {
  readonly what: string;
  send(table: Exposed): unknown;
}

/** Everything wrong that can be sent: each is refused with a reason, and the table stays as it was to the byte. */
export function sendBadInput(t: TableTrial): void {
  if (!t.watching.laws.has(7)) return;
  const stored = JSON.stringify(t.main.save());
  const inputs = badInputs(t);
  for (const bad of inputs) t.insist(7, refusalFault(bad, t.main));
  if (JSON.stringify(t.main.save()) !== stored) blame(t, inputs, stored);
  undoWhenBarred(t, stored);
  listsGoWrong(t, stored);
  for (const { options } of t.asked())
    t.insist(7, parseFault(t.trial.game, t.trial.game.notation.format(firstOf(options[0]))));
}

const firstOf = (option: object): object =>
  Object.fromEntries(Object.entries(option).map(([field, value]) => [field, isRange(value) ? value.from : value]));

function badInputs(t: TableTrial): Bad[] {
  const { seats } = t.trial;
  const asked = t.asked();
  return [
    ...asked.flatMap(({ seat, askId, options }) => [
      ...badChoices(options).map((choice) => bad('choose', (b) => b.choose(seat, askId, choice), choice)),
      ...[askId - 1, askId + 1, Number.NaN, String(askId), null].map((id) =>
        bad('choose with a wrong askId', (b) => b.choose(seat, id, firstOf(options[0])), id),
      ),
    ]),
    ...seats
      .filter((seat) => asked.every((own) => own.seat !== seat))
      .map((seat) => bad('choose unasked', (b) => b.choose(seat, 0, firstOf(asked[0].options[0])), seat)),
    ...badSeats(seats.length).flatMap((seat) => fromNobody(seat, asked[0])),
    ...seats.flatMap((seat) => ofOffersAndOrders(t, seat)),
  ];
}

function fromNobody(seat: unknown, own: { askId: number; options: readonly object[] }): Bad[] {
  return [
    bad('choose', (b) => b.choose(seat, own.askId, firstOf(own.options[0])), seat),
    bad('undo', (b) => b.undo(seat), seat),
    bad('order', (b) => b.order(seat, { order: 'ask-me', about: 'everything' }), seat),
    bad('propose', (b) => b.propose(seat, { t: 'x', from: seat, to: null }), seat),
    bad('explain', (b) => b.explain(seat, { t: 'x' }), seat),
  ];
}

function ofOffersAndOrders(t: TableTrial, seat: Seat): Bad[] {
  return [
    ...badOrders().map((order) => bad('order', (b) => b.order(seat, order), order)),
    ...badDeals(seat, t.trial.seats.length).map((deal) => bad('propose', (b) => b.propose(seat, deal), deal)),
    ...[0, -1, 1e9, Number.NaN, '1', null].flatMap((id) => [
      bad('answer', (b) => b.answer(seat, id, true), id),
      bad('withdraw', (b) => b.withdraw(seat, id), id),
    ]),
    ...nonsense().map((wish) => bad('explain', (b) => b.explain(seat, wish), wish)),
  ];
}

const bad = (call: string, send: (table: Exposed) => unknown, input: unknown): Bad => ({
  what: `${call}(${shown(input)})`,
  send,
});

function shown(input: unknown): string {
  if (typeof input === 'number' || input === undefined) return Object.is(input, -0) ? '-0' : String(input);
  try {
    return (JSON.stringify(input) ?? String(input)).slice(0, 80);
  } catch {
    return String(input);
  }
}

function refusalFault({ what, send }: Bad, table: Table): string | null {
  try {
    const answer = send(table);
    if (Array.isArray(answer)) return answer.length === 0 ? `${what} finds nothing against it` : null;
    if (!isRecord(answer) || answer.ok !== false) return `${what} is taken`;
    return isRecord(answer.reason) && typeof answer.reason.why === 'string'
      ? null
      : `${what} is refused without a reason`;
  } catch (fault) {
    return `${what} throws: ${messageOf(fault)}`;
  }
}

/** What `JSON.stringify(table.save())` said, as a host reads it again. */
const storedTable = (stored: string): Saved => JSON.parse(stored);

/** Which of the inputs it was that changed the table. */
function blame(t: TableTrial, inputs: readonly Bad[], stored: string): void {
  const table = Table.load(t.trial.game, storedTable(stored));
  const before = JSON.stringify(table.save());
  for (const input of inputs) {
    input.send(table);
    t.insist(7, JSON.stringify(table.save()) !== before && `${input.what} is refused, yet changes the table`);
  }
  t.insist(7, 'refused input changes the table');
}

function undoWhenBarred(t: TableTrial, stored: string): void {
  for (const seat of t.trial.seats) {
    const table = Table.load(t.trial.game, storedTable(stored));
    const before = JSON.stringify(table.save());
    if (table.undo(seat).ok) continue;
    t.insist(7, JSON.stringify(table.save()) !== before && `undo by seat ${seat} is refused, yet changes the table`);
  }
}

/** A list that goes wrong before any barrier is refused whole; after one, what is wrong is handed back untried. */
function listsGoWrong(t: TableTrial, stored: string): void {
  const wrong = { t: 'no such choice' };
  for (const { seat, askId, options } of t.asked()) {
    const table = Table.load(t.trial.game, storedTable(stored));
    const before = JSON.stringify(table.save());
    const taken = table.choose(seat, askId, [firstOf(options[0]), wrong]);
    if (taken.ok) t.insist(7, difference(taken.rest, [wrong]));
    else
      t.insist(
        7,
        JSON.stringify(table.save()) !== before && `a list of seat ${seat} is refused, yet changes the table`,
      );
  }
}
