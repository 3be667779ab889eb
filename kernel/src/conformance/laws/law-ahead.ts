import type { Choice } from '../../choice.ts';
import type { Ahead, Gesture } from '../../look-ahead/gesture.ts';
import { lookAhead } from '../../look-ahead/look-ahead.ts';
import { difference, same } from '../../plain.ts';
import type { Seat } from '../../seat.ts';
import type { GameState } from '../../state.ts';
import { Table } from '../../table/table.ts';
import type { Moment } from '../moment.ts';
import { describe } from './law-2-options.ts';

const DEPTH = 3;
const NODES = 40;

/** What look-ahead lists depends on nothing the seat cannot know, is taken by a table as listed, and is undone as one. */
export function aheadIsSo(m: Moment): void {
  for (const { seat } of m.question.waiting) {
    const before = JSON.stringify(m.g);
    const here = look(m, m.g, seat);
    m.insist('ahead', JSON.stringify(m.g) !== before && `looking ahead for seat ${seat} changes the state`);
    for (const w of m.samples(seat)) {
      if (!same(m.game.view(m.g, seat), m.game.view(w, seat))) continue;
      const fault = difference(here, look(m, w, seat));
      m.insist('ahead', fault && `what lies ahead of seat ${seat} depends on what it cannot know: ${fault}`);
    }
    for (const gesture of some(m, here.gestures)) isTaken(m, seat, gesture);
  }
}

const look = (m: Moment, g: GameState, seat: Seat): Ahead => lookAhead(m.game, g, seat, { depth: DEPTH, nodes: NODES });

const some = (m: Moment, gestures: readonly Gesture[]): readonly Gesture[] =>
  gestures.length === 0 ? [] : Array.from({ length: m.how.tries }, () => gestures[m.chance.next(gestures.length)]);

function isTaken(m: Moment, seat: Seat, { choices, end }: Gesture): void {
  const table = Table.open(m.game, { options: m.options, chance: m.chance, start: m.g });
  const own = table.asks(seat).own;
  // A standing order every seat begins with has answered already.
  if (own === null || own.key !== m.question.key) return;
  const view = table.view(seat);
  const what = `${choices.map((choice: Choice) => describe(m.game, choice)).join(', then ')}`;
  const taken = table.choose(seat, own.askId, choices);
  m.insist('ahead', !taken.ok && `seat ${seat} could say ${what}, and the table refuses it`);
  m.insist(
    'ahead',
    taken.ok && taken.rest.length > 0 && `seat ${seat} could say ${what}, and the table stops within it`,
  );
  if (end.t !== 'question') return;
  const undone = table.undo(seat);
  m.insist('ahead', !undone.ok && `seat ${seat} said ${what}, and cannot take it back`);
  const fault = difference(view, table.view(seat));
  m.insist('ahead', fault && `seat ${seat} said ${what} and took it back, and it is not as it was: ${fault}`);
}
