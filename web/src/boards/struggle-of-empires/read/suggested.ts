import type { Suggested } from '../../kit/board.ts';
import type { Arrow, MapNote, MarkSpec, Marks } from '../map/marks.ts';
import { keyOf, type Thing } from '../map/position.ts';
import { type GameChoice, type OpenView, powerIn } from './seen.ts';
import { thingsOf } from './things.ts';
import { onMap } from './turn-of.ts';

/** A suggestion on the map: the things it is about, and the way of a unit where one goes. */
export interface SuggestedOnMap {
  readonly number: number;
  readonly isLit: boolean;
  readonly worth: string | null;
  /** The choices that say best what it is. */
  readonly telling: readonly GameChoice[];
  readonly things: readonly Thing[];
  readonly arrows: readonly Arrow[];
}

/** An action is told by what it is done with, not by its kind. */
const TELLING: readonly GameChoice['t'][] = ['attack', 'to', 'tile', 'colonize', 'alliance', 'raid', 'build', 'move'];

function tellingOf(choices: readonly GameChoice[]): readonly GameChoice[] {
  const telling = choices.filter(({ t }) => TELLING.includes(t)).slice(0, 2);
  return telling.length === 0 ? choices.slice(0, 1) : telling;
}

export function suggestedOn(
  suggested: readonly Suggested<GameChoice>[],
  open: OpenView,
  seat: number,
): readonly SuggestedOnMap[] {
  const me = powerIn(open, seat);
  return suggested.map(({ choices, isLit, worth }, i) => {
    const moved = choices.find((choice) => choice.t === 'move');
    const to = choices.find((choice) => choice.t === 'to');
    const goal: Thing[] = to === undefined ? [] : [{ t: 'place', place: onMap(to.place, me) }];
    const from: Thing =
      moved === undefined
        ? { t: 'place', place: me }
        : { t: 'unit', place: onMap(moved.from, me), power: me, unit: moved.unit };
    const about = choices.flatMap((choice) => (choice.t === 'build' ? [] : thingsOf(choice, open, me)));
    return {
      number: i + 1,
      isLit,
      worth,
      telling: tellingOf(choices),
      things: goal.length > 0 ? goal : about.slice(0, 1),
      arrows: goal.length > 0 ? [{ from, to: goal[0], isDim: !isLit }] : [],
    };
  });
}

/** Their numbers; what is not pointed at steps back. */
export const suggestionMarks = (suggested: readonly SuggestedOnMap[]): Marks =>
  Object.fromEntries(
    suggested.flatMap(({ number, isLit, things }) =>
      things.map((thing): [string, MarkSpec] => [keyOf(thing), { state: isLit ? 'picked' : 'may', number }]),
    ),
  );

/** What is written beside each on the map, at the foot of its arrow where it has one. */
export const suggestionNotes = (
  suggested: readonly SuggestedOnMap[],
  say: (choices: readonly GameChoice[]) => string,
): readonly MapNote[] =>
  suggested.flatMap(({ number, isLit, worth, telling, things, arrows }) => {
    const at = arrows[0]?.from ?? things[0];
    return at === undefined || worth === null
      ? []
      : [{ number, at, beside: things[0] ?? at, title: say(telling), sub: worth, isDim: !isLit }];
  });
