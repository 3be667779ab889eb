import { Seeded } from '../../chance/seeded.ts';
import type { Question } from '../../flow/question.ts';
import type { AnyGame } from '../../game.ts';
import { difference, notPlain } from '../../plain.ts';
import type { Viewer } from '../../seat.ts';
import { malformedOption, overlap } from '../inputs/options.ts';
import type { Moment } from '../moment.ts';
import { tryOut } from '../run.ts';
import { changedByJson, sharesObject } from './law-1-plain.ts';
import { unthrown } from './laws.ts';

/** What is wrong with a question as it is put; null if nothing. */
export function badQuestion({ key, waiting }: Question, seats: number): string | null {
  if (waiting.length === 0) return `${key} is put to nobody`;
  const asked = waiting.map(({ seat }) => seat);
  if (new Set(asked).size !== asked.length) return `${key} is put to one seat twice: ${asked}`;
  for (const { seat, options } of waiting) {
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats) return `${key} is put to seat ${seat}, which is none`;
    const fault = badOptions(options);
    if (fault !== null) return `${key}, seat ${seat}: ${fault}`;
  }
  return null;
}

function badOptions(options: readonly object[]): string | null {
  if (options.length === 0) return 'no options';
  const seen = new Set<string>();
  const ranged: object[] = [];
  for (const option of options) {
    const text = JSON.stringify(option);
    const fault = malformedOption(option);
    if (fault !== null) return `option ${text} ${fault}`;
    if (seen.has(text)) return `option ${text} is there twice`;
    seen.add(text);
    if (text.includes('{"from":')) ranged.push(option);
  }
  for (const option of ranged) {
    const twin = options.find((other) => other !== option && overlap(option, other));
    if (twin !== undefined) return `options ${JSON.stringify(option)} and ${JSON.stringify(twin)} overlap`;
  }
  return null;
}

/** Asking again, viewing and explaining leave the state as it is, and give what is theirs alone. */
export function lookingChangesNothing(m: Moment): void {
  m.insist(1, changedByJson(m.g));
  const before = JSON.stringify(m.g);
  const changed = (what: string) => m.insist(2, JSON.stringify(m.g) !== before && `${what} changes the state`);
  const again = m.game.flow.question(m.g);
  m.insist(2, prefixed('the question put again is another one', difference(m.question, again)));
  changed('asking');
  const viewers: Viewer[] = [...m.seats, 'spectator'];
  for (const viewer of viewers) {
    viewIsItsOwn(m, viewer);
    changed(`view(${viewer})`);
  }
  for (const wish of m.wishes.some(m.how.wishes, m.chance)) {
    const seat = m.chance.next(m.seats.length);
    m.game.explain(m.g, seat, wish);
    changed(`explain(seat ${seat}, ${JSON.stringify(wish)})`);
  }
}

function viewIsItsOwn(m: Moment, viewer: Viewer): void {
  const view = m.game.view(m.g, viewer);
  m.insist(1, prefixed(`view(${viewer}) is not plain data`, notPlain(view, 'view')));
  const shared = sharesObject(view, m.g, 'view');
  m.insist(2, shared && `view(${viewer}) shares ${shared} with the state`);
}

const prefixed = (what: string, fault: string | null): string | null => fault && `${what}: ${fault}`;

/** Every option leads on: none is refused, none ends in a dead end, none loses a piece. */
export function everyOptionLeadsOn(m: Moment): void {
  for (const { seat, choice } of m.someChoices()) {
    const what = `seat ${seat} is offered ${describe(m.game, choice)}, but it`;
    const [open, hidden] = [new Seeded(m.chance.next(1e9)), new Seeded(m.chance.next(1e9))];
    const run = unthrown(2, what, () => tryOut(m.game, m.g, seat, choice, open, hidden));
    const faults: string[] = m.game.audit(run.state);
    m.insist(4, faults.length > 0 && `${what} leaves: ${faults.join('; ')}`);
  }
}

export function describe(game: AnyGame, choice: object): string {
  try {
    return `"${game.notation.format(choice)}"`;
  } catch {
    return JSON.stringify(choice);
  }
}
