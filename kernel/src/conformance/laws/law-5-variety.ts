import type { Source } from '../../chance/chance.ts';
import { Seeded } from '../../chance/seeded.ts';
import { fieldsOf } from '../../guards.ts';
import { difference, same } from '../../plain.ts';
import type { Seat } from '../../seat.ts';
import type { GameState } from '../../state.ts';
import { OneOther } from '../inputs/picks.ts';
import type { Moment } from '../moment.ts';
import { type Run, seenBy, tryOut } from '../run.ts';

const FEW = 50;
/** An unlikely value may not come up in fifty samples; in so many more it does. */
const MANY = 500;

/** A slot the game names as hidden takes more than one value. */
export function hiddenSlotsVary(m: Moment): void {
  if (m.hooks.hiddenSlots === undefined) return;
  for (const seat of m.seats)
    for (const slot of m.hooks.hiddenSlots(m.g, seat))
      m.insist(
        5,
        !varies(m, m.g, seat, (w) => valueAt(w.secret, slot)) &&
          `seat ${seat} cannot know secret.${slot}, but every sample has the same there`,
      );
}

function valueAt(secret: unknown, slot: string): unknown {
  return slot.split('.').reduce((value, key) => (value instanceof Object ? fieldsOf(value)[key] : undefined), secret);
}

/**
 * Where one choice, with one other draw from a hidden pile, leads to two states a seat cannot tell apart, samples of what it
 * sees must not all be one state; and if the seat could tell the events apart, its view has lost what they told.
 */
export function drawsStayHidden(m: Moment): void {
  for (const { seat: actor, choice } of m.someChoices()) {
    const [dice, draws] = [m.chance.next(1e9), m.chance.next(1e9)];
    const withDraws = (hidden: Source) => tryOut(m.game, m.g, actor, choice, new Seeded(dice), hidden);
    const one = withDraws(new Seeded(draws));
    if (one.draws === 0 || one.shownSinceDraw) continue;
    const other = withDraws(new OneOther(new Seeded(draws), m.chance.next(one.draws), m.chance.next(1e9)));
    // Where the hidden things came out the same, only the way there differs.
    if (other.shownSinceDraw || loose(one.state) === loose(other.state)) continue;
    for (const seat of m.seats) compareDraws(m, seat, one, other);
  }
}

function compareDraws(m: Moment, seat: Seat, one: Run, other: Run): void {
  const [here, there] = [seenBy(m.game, one, seat), seenBy(m.game, other, seat)];
  if (!same(here.view, there.view)) return;
  const told = difference(here.events, there.events);
  m.insist(8, told && `a draw neither revealed then nor in its view is told to seat ${seat}: ${told}`);
  m.insist(
    5,
    told === null &&
      !varies(m, one.state, seat, (w) => loose(w)) &&
      `seat ${seat} cannot know which of two states it is in, but every sample of its view is the same`,
  );
}

function varies(m: Moment, g: GameState, seat: Seat, what: (w: GameState) => unknown): boolean {
  const first = JSON.stringify(what(m.sample(g, seat)) ?? null);
  for (let i = 1; i < FEW + MANY; i++) if (JSON.stringify(what(m.sample(g, seat)) ?? null) !== first) return true;
  return false;
}

/** What is hidden, as text, without the order inside piles and hands, and without what seats have secretly said. */
function loose(g: GameState): string {
  const { answers: _, ...secret } = g.secret;
  return JSON.stringify(unordered(secret));
}

function unordered(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, unordered(v)]));
  return value.every((each) => typeof each !== 'object') ? [...value].sort() : value.map(unordered);
}
