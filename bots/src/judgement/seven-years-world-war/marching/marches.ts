import { type AnyGame, Context, copy, frameOf, type Option, type Question, type Seat } from '@cabinet-wars/kernel';
import { SQUARES, tablesOf } from '@cabinet-wars/seven-years-world-war/data';
import {
  cargoOf,
  isNaval,
  landingCost,
  musterable,
  nameOf,
  shift,
} from '@cabinet-wars/seven-years-world-war/reckoning';
import { type Choice, type Move, NO_PIECE, type Piece, type State } from '@cabinet-wars/seven-years-world-war/view';
import { middling } from '../../../greedy/middling.ts';
import type { Value } from '../../../learning/value.ts';
import { lowest } from '../foresight.ts';
import { survey } from '../ground.ts';
import type { Sight } from './sight.ts';
import { staysAtAPrice, stopsOf } from './ways.ts';

/** What is said of a force from here to where it stops, and what the seat has then. */
export interface March {
  readonly value: number;
  readonly choices: readonly Choice[];
}

export interface Staff {
  readonly game: AnyGame;
  readonly value: Value<State>;
  readonly sight: Sight;
}

const STOP = { t: 'stop' } as const;
/** Of two ways to as good an end the shorter is taken. */
const STEP = 0.001;
/** Questions on the way to a move that others answer: nobody is thought to stand in the way. */
const MOST_ASKED = 8;

const moveUnderWay = (g: State): Move => {
  const f = frameOf<Move>(g, 'move');
  if (f === null) throw new TypeError('no move is under way');
  return f;
};

/** Where a choice at a question of a move leads to at best; null where the move is not one's own to go on with. */
export function marchAfter(staff: Staff, from: State, seat: Seat, choice: Choice): March | null {
  const g = copy(from);
  const x = new Context<unknown>(middling);
  let question: Question<Choice> | null = staff.game.flow.choose(g, seat, choice, x);
  for (let n = 0; n < MOST_ASKED && question !== null && question.waiting[0].seat !== seat; n++) {
    const { seat: asked, options } = question.waiting[0];
    const pass = options.find(({ t }) => t === 'pass');
    if (pass === undefined) return null;
    question = staff.game.flow.choose(g, asked, lowest(pass), x);
  }
  if (question === null) return null;
  const { options } = question.waiting[0];
  // Who has just gone aboard does not go ashore again where he is.
  const isLoaded = question.key === 'move.march' && choice.t !== 'debark' && moveUnderWay(g).loading;
  const onward = isLoaded ? options.filter(({ t }) => t !== 'debark') : options;
  const rest = bestMarch(staff, g, seat, question.key, onward);
  return rest === null ? null : { value: rest.value, choices: [choice, ...rest.choices] };
}

/** The best that can be made of a move from a question of it on; null where it is over. */
function bestMarch(staff: Staff, g: State, seat: Seat, key: string, options: readonly Option<Choice>[]): March | null {
  if (key === 'move.march') return best(marchesOf(staff, g, seat, options));
  if (key !== 'move.muster') return { value: staff.value(g, seat), choices: [] };
  return best(
    options
      .filter((option) => isThoughtOf(staff, g, option))
      .map((option) => marchAfter(staff, g, seat, lowest(option)))
      .filter((march) => march !== null),
  );
}

export const best = (marches: readonly March[]): March | null =>
  marches.reduce<March | null>((top, march) => (top === null || march.value > top.value ? march : top), null);

/** Everywhere a force on its way may come to, and going ashore where it is. */
export function marchesOf(staff: Staff, g: State, seat: Seat, options: readonly Option<Choice>[]): March[] {
  const f = moveUnderWay(g);
  survey(g);
  const { value } = staff;
  const stops = stopsOf(g, f, staff.sight.march);
  const after = copy(g);
  const marches: March[] = [];
  if (options.some(({ t }) => t === 'stop') && !staysAtAPrice(g, f, f.at))
    marches.push({ value: value(after, seat), choices: [STOP] });
  const cargo = f.naval ? f.force.map((fleet) => cargoOf(g, fleet)).filter((piece) => piece !== NO_PIECE) : [];
  const ashore = options.find(({ t }) => t === 'debark');
  if (ashore !== undefined) {
    const march = marchAfter(staff, g, seat, lowest(ashore));
    if (march !== null) marches.push(march);
  }
  for (const { square, way, left } of stops) {
    for (const piece of f.force) shift(after, piece, square);
    const steps = way.map((each): Choice => ({ t: 'step', square: SQUARES[each] }));
    const tired = STEP * way.length;
    marches.push({ value: value(after, seat) - tired, choices: [...steps, STOP] });
    if (cargo.length === 0 || !tablesOf(g).isLand[square] || landingCost(g, square) > left) continue;
    const carriers = cargo.map((piece) => after.aboard[piece]);
    const landings = cargo.map((piece): Choice => ({ t: 'debark', piece: nameOf(after, piece) }));
    for (const piece of cargo) after.aboard[piece] = NO_PIECE;
    marches.push({ value: value(after, seat) - tired, choices: [...steps, ...landings, STOP] });
    cargo.forEach((piece, i) => {
      after.aboard[piece] = carriers[i];
    });
  }
  return marches;
}

/**
 * Of all the ways to muster a force: a single unit or all that march together; of fleets one or all, then as cargo the strongest first.
 */
export function isThoughtOf({ sight }: Staff, g: State, option: Option<Choice>): boolean {
  const f = moveUnderWay(g);
  if (f.minor) return option.t === 'go' || f.force.length === 0;
  if (option.t === 'go') return true;
  if (f.force.length === 0) return option.t === 'take' || option.t === 'take-all';
  const all = musterable(g, f.at, f.seat, f.forced);
  // All together are the same whoever was named first: they are thought of once.
  if (option.t === 'take-all')
    return !f.loading && isMixed(g, f) && f.force[0] === all.find((piece) => isNaval(g, piece) === f.naval);
  if (option.t !== 'take') return false;
  const there = all.filter((piece) => !f.force.includes(piece));
  const named = there.find((piece) => nameOf(g, piece) === option.piece);
  if (named === undefined) return false;
  if (f.naval && !isNaval(g, named)) return sight.embarks && named === strongestOnLand(g, there);
  // Where all are of one arm “all” has been thought of already.
  return !f.loading && isMixed(g, f) && there.filter((piece) => isNaval(g, piece) === f.naval).length === 1;
}

/** Of equals the first: which nation's men sail is not weighed, or every order of going aboard would have to be. */
function strongestOnLand(g: State, there: readonly Piece[]): Piece {
  const { strength } = tablesOf(g);
  return there
    .filter((piece) => !isNaval(g, piece))
    .reduce((top, piece) => (strength[g.face[piece]] > strength[g.face[top]] ? piece : top));
}

const isMixed = (g: State, f: Move): boolean =>
  musterable(g, f.at, f.seat, f.forced).some((piece) => isNaval(g, piece) !== f.naval) || f.loading;
