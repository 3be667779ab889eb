import { isFlat } from '../choice.ts';
import type { Deal, Order } from '../game.ts';
import type { Seat } from '../seat.ts';
import type { Lines } from './lines.ts';
import type { Item, Transcript, TranscriptOutcome, TranscriptSeat } from './transcript.ts';

type Kind = Transcript['kind'];
type Reader = (lines: Lines, kind: Kind, seats: readonly TranscriptSeat[]) => Item | null;

const label = '([a-z][a-z0-9-]*)';
const count = '(\\d{1,15})';
const form = (text: string) => new RegExp(`^${count}\\. ${text}$`);

const CHOICE = form(`${label}( by order)? \\| (\\S.*)`);
const UNDO = form(`${label} undoes`);
const ORDER = form(`${label} (orders|cancels order) (\\{.*\\})`);
const PROPOSE = form(`${label} offers ${count} (\\{.*\\})`);
const ANSWER = form(`${label} (accepts|declines) ${count}`);
const WITHDRAW = form(`${label} withdraws ${count}`);
const CARRY_OUT = form(`offer ${count} is carried out`);
const LAPSE = form(`offer ${count} lapses`);
const TOLD = /^ {3}\* (\d{1,15}) (\{.*\})$/;
const TAKEN_BACK = new RegExp(`^ {3}\\* ${count} taken back from ${count} by ${label}$`);
const OUTCOME = /^#(\d{1,15}) (\?|\d{1,15})\/(\d{1,15})( hidden)?$/;

/** Every line of the body, as long as lines have the form of one. The numbers are checked by writing it all again. */
export function readItems(lines: Lines, kind: Kind, seats: readonly TranscriptSeat[]): Item[] {
  const items: Item[] = [];
  for (let item = readItem(lines, kind, seats); item !== null; item = readItem(lines, kind, seats)) items.push(item);
  return items;
}

function readItem(lines: Lines, kind: Kind, seats: readonly TranscriptSeat[]): Item | null {
  for (const reader of kind === 'whole' ? whole : redacted) {
    const item = reader(lines, kind, seats);
    if (item !== null) return item;
  }
  return null;
}

const readChoice: Reader = (lines, kind, seats) => {
  const found = lines.maybe(CHOICE);
  if (found === null) return null;
  const seat = seatCalled(lines, seats, found[2]);
  const choices = [found[4]];
  for (let more = another(lines); more !== null; more = another(lines)) choices.push(more[1]);
  return { t: 'choose', seat, choices, byOrder: found[3] !== undefined, outcomes: readOutcomes(lines, kind) };
};
const another = (lines: Lines) => lines.maybe(/^ {3}\| (\S.*)$/);

const readUndo: Reader = (lines, _kind, seats) => {
  const found = lines.maybe(UNDO);
  return found && { t: 'undo', seat: seatCalled(lines, seats, found[2]) };
};

const readOrder: Reader = (lines, _kind, seats) => {
  const found = lines.maybe(ORDER);
  if (found === null) return null;
  const order = readOrderTerms(lines, found[4]);
  return { t: 'order', seat: seatCalled(lines, seats, found[2]), order, on: found[3] === 'orders' };
};

const readPropose: Reader = (lines, _kind, seats) => {
  const found = lines.maybe(PROPOSE);
  if (found === null) return null;
  const deal = readDeal(lines, found[4]);
  return { t: 'propose', seat: seatCalled(lines, seats, found[2]), offer: Number(found[3]), deal };
};

const readAnswer: Reader = (lines, _kind, seats) => {
  const found = lines.maybe(ANSWER);
  if (found === null) return null;
  const seat = seatCalled(lines, seats, found[2]);
  return { t: 'answer', seat, offer: Number(found[4]), accept: found[3] === 'accepts' };
};

const readWithdraw: Reader = (lines, _kind, seats) => {
  const found = lines.maybe(WITHDRAW);
  return found && { t: 'withdraw', seat: seatCalled(lines, seats, found[2]), offer: Number(found[3]) };
};

const readCarryOut: Reader = (lines, kind) => {
  const found = lines.maybe(CARRY_OUT);
  return found && { t: 'carry-out', offer: Number(found[2]), outcomes: readOutcomes(lines, kind) };
};

const readLapse: Reader = (lines) => {
  const found = lines.maybe(LAPSE);
  return found && { t: 'lapse', offer: Number(found[2]) };
};

const readTold: Reader = (lines) => {
  const found = lines.maybe(TOLD);
  return found && { t: 'told', id: Number(found[1]), event: lines.json(found[2]) };
};

const readTakenBack: Reader = (lines, _kind, seats) => {
  const found = lines.maybe(TAKEN_BACK);
  if (found === null) return null;
  return { t: 'taken-back', id: Number(found[1]), from: Number(found[2]), seat: seatCalled(lines, seats, found[3]) };
};

const readChance: Reader = (lines, kind) => {
  const outcomes = readOutcomes(lines, kind);
  return outcomes.length > 0 ? { t: 'chance', outcomes } : null;
};

const both = [readChoice, readUndo, readPropose, readAnswer, readWithdraw, readCarryOut, readLapse];
const whole: readonly Reader[] = [...both, readOrder];
const redacted: readonly Reader[] = [...both, readTold, readTakenBack, readChance];

export function readOutcomes(lines: Lines, kind: Kind): TranscriptOutcome[] {
  const outcomes: TranscriptOutcome[] = [];
  for (let found = outcomeLine(lines); found !== null; found = outcomeLine(lines))
    for (const text of found[1].split(', ')) outcomes.push(readOutcome(lines, kind, text));
  return outcomes;
}
const outcomeLine = (lines: Lines) => lines.maybe(/^ {3}= (.+)$/);

function readOutcome(lines: Lines, kind: Kind, text: string): TranscriptOutcome {
  const line = lines.number - 1;
  const found = OUTCOME.exec(text);
  if (found === null) return lines.fail(`${text.slice(0, 80)} is no outcome; one is written \`#12 3/6\``, line);
  const [counter, n, hidden] = [Number(found[1]), Number(found[3]), found[4] !== undefined];
  const value = found[2] === '?' ? null : Number(found[2]);
  if ((value ?? 0) >= n) lines.fail(`outcome #${counter}: ${value} is not below ${n}`, line);
  if ((value === null) !== (kind === 'redacted' && hidden))
    lines.fail(`outcome #${counter}: hidden ones are blank in redacted transcripts, and no others`, line);
  return { counter, n, value, hidden };
}

export function seatCalled(lines: Lines, seats: readonly TranscriptSeat[], label: string): Seat {
  const seat = seats.findIndex((each) => each.label === label);
  return seat >= 0 ? seat : lines.fail(`no seat is called ${label}`, lines.number - 1);
}

function readOrderTerms(lines: Lines, text: string): Order {
  const terms = lines.json(text);
  return isFlat(terms) && typeof terms.order === 'string'
    ? { ...terms, order: terms.order }
    : lines.fail('expected flat data with a string `order`', lines.number - 1);
}

function readDeal(lines: Lines, text: string): Deal {
  const terms = lines.json(text);
  if (!isFlat(terms) || typeof terms.t !== 'string')
    return lines.fail('expected flat data with a string `t`', lines.number - 1);
  const { t, from, to } = terms;
  return typeof from === 'number' && (to === null || typeof to === 'number')
    ? { ...terms, t, from, to }
    : lines.fail('a deal is `from` a seat `to` another or null', lines.number - 1);
}
