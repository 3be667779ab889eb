import { type AnyGame, copy, type Option } from '@cabinet-wars/kernel';
import { MARKER_COST, TURNS } from '@cabinet-wars/seven-years-world-war/data';
import { attempt } from '@cabinet-wars/seven-years-world-war/reckoning';
import { type Choice, NEUTRAL, type State } from '@cabinet-wars/seven-years-world-war/view';
import { type Dilemma, type Judgement, LAST_RESORT } from '../../greedy/judgement.ts';
import type { Value } from '../../learning/value.ts';
import { promiseOf } from './choosing-powers.ts';
import { accepts } from './deals.ts';
import { type Foresight, foresee, hardest, lowest, STRIKING } from './foresight.ts';
import { best, isThoughtOf, type March, marchAfter, marchesOf, type Staff } from './marching/marches.ts';
import { SIGHTS, type Sight } from './marching/sight.ts';
import { Throng } from './marching/throng.ts';
import { offers } from './offers.ts';
import { whyOf } from './why.ts';

type Question = Dilemma<State, Choice>;

/** All that a choice is weighed with. */
interface Mind extends Foresight, Staff {
  readonly ends: WeakMap<State, readonly March[]>;
  readonly throng: Throng;
}

/** Where a phase goes on to the next thing: a plan that leads there is whole. */
export const isRest = (key: string): boolean => key.endsWith('.hub') || key.endsWith('-phase.act');

/** Choices whose outcome a die decides. */
const CAST: readonly Choice['t'][] = [
  'attack',
  'attack-again',
  'minor-attack',
  'table',
  'leader',
  'diplomacy',
  'gain',
  'play',
  'pillage',
  'raise-taxes',
  'build-legion',
];
const CAST_IN = ['attack.', 'attempt.commit', STRIKING] as const;
/** Markers laid while something is under way: what comes of it with them and without. Everybody is asked; who has none has one answer. */
const LAID_BETWEEN = [
  'play-marker.sturmUndDrang',
  'attempt.sturmUndDrang',
  'roll.illuminati',
  'attack.honorsOfWar',
] as const;
const isLaidBetween = (key: string): boolean => LAID_BETWEEN.some((each) => each === key);

const is =
  (t: Choice['t']) =>
  (choice: Choice): boolean =>
    choice.t === t;

/** What is answered by a rule of thumb, where no look ahead would tell: anything else is done by nobody who may do that, however easily he slips. */
const RATHER: Readonly<Record<string, (choice: Choice) => boolean>> = {
  'deploy.place': is('suggested'),
  'reckoning-of-agreements.honour': (choice) => choice.t === 'honour' && choice.pay,
  'move.countermarch': is('pass'),
  'disbanding.hub': is('done'),
};

/** Only one's own power is worth a marker laid against others' diplomacy. */
function worthOfOpposing(g: State, seat: number, choice: Choice): number {
  const isMine = g.control[attempt.within(g).target] === seat;
  return choice.t === 'done' ? 0.5 : isMine ? 1 : 0;
}

/** A marker drawn is any of the pool: in victory points what it comes to on average, and with a neutral power to court at the beginning of the game. */
const DRAWN = { always: 0.15, courting: 0.55 } as const;

function worthOfBuying({ value, sight }: Mind, from: State, seat: number): number {
  const g = copy(from);
  g.treasury[seat] -= MARKER_COST;
  const left = (TURNS - g.turn) / TURNS;
  const drawn = DRAWN.always + (sight.courts && g.control.includes(NEUTRAL) ? DRAWN.courting * left : 0);
  return value(g, seat) + (100 * drawn) / Math.max(1, g.startingPoints[seat]);
}

/** Of a full hand, what is still to be played goes before a leader in command: in victory points, what he is missed by. */
const LEADER = 0.4;
const tollOf = ({ g, seat }: Question, choice: Choice): number =>
  choice.t === 'return-leader' ? (100 * LEADER) / Math.max(1, g.startingPoints[seat]) : 0;

/** Who gains nothing by a move leaves it. */
const IDLE = 0.01;

const isMarch = (key: string, { t }: Choice): boolean => key === 'move.muster' || t === 'move' || t === 'march';

/** Marches are judged by where they end: the best end a choice leads to; null where it is none of a march. */
function marchBy(mind: Mind, { g, seat, key, options }: Question, choice: Choice): March | null {
  if (key !== 'move.march') return isMarch(key, choice) ? marchAfter(mind, g, seat, choice) : null;
  return best(endsOf(mind, g, seat, options).filter(({ choices: [first] }) => isSame(first, choice)));
}

function worthOfMarch(mind: Mind, dilemma: Question, choice: Choice): number | null {
  const march = marchBy(mind, dilemma, choice);
  if (march === null) return null;
  if (choice.t === 'move') mind.throng.note(dilemma.g, march.value);
  return march.value - (dilemma.key === 'move.march' ? 0 : IDLE);
}

/** Looked at once for a state that is thought about. */
function endsOf(mind: Mind, g: State, seat: number, options: readonly Option<Choice>[]): readonly March[] {
  let known = mind.ends.get(g);
  if (known === undefined) {
    known = marchesOf(mind, g, seat, options);
    mind.ends.set(g, known);
  }
  return known;
}

const isSame = (one: Choice, other: Choice): boolean =>
  one.t === other.t &&
  (one.t !== 'step' || (other.t === 'step' && one.square === other.square)) &&
  (one.t !== 'debark' || (other.t === 'debark' && one.piece === other.piece));

function worthWithin(mind: Mind, dilemma: Question, choice: Choice): number | null {
  const { g, seat, key, options } = dilemma;
  if (isLaidBetween(key)) return options.length === 1 ? mind.value(g, seat) : foresee(mind, g, seat, choice);
  if (key === 'attempt.oppose') return mind.value(g, seat) + worthOfOpposing(g, seat, choice);
  const rather = RATHER[key];
  if (rather !== undefined) return mind.value(g, seat) + (rather(choice) ? 1 : LAST_RESORT);
  if (isRest(key) && choice.t === 'done') return mind.value(g, seat);
  if (key === 'choose-powers.choose' && choice.t === 'power') return mind.value(g, seat) + promiseOf(choice.power);
  if (choice.t === 'buy-marker') return worthOfBuying(mind, g, seat);
  if (CAST.includes(choice.t) || CAST_IN.some((where) => key.startsWith(where))) return foresee(mind, g, seat, choice);
  return key.startsWith('move') ? worthOfMarch(mind, dilemma, choice) : null;
}

const isSameSquare = (one: Choice, other: Option<Choice>): boolean =>
  one.t === 'at' && other.t === 'at' && one.square === other.square;

/** Of a force on its way, only what leads somewhere; of squares to strike the best. */
function isThought(mind: Mind, { g, seat, key, options }: Question, option: Option<Choice>): boolean {
  if (key === 'move.muster') return isThoughtOf(mind, g, option);
  if (key === STRIKING) return isSameSquare(hardest(g, seat, options), option);
  if (option.t === 'move') return mind.throng.isThoughtOf(g, seat, options, option.square, () => mind.value(g, seat));
  if (key !== 'move.march') return true;
  const marches = endsOf(mind, g, seat, options);
  return marches.length === 0 || marches.some(({ choices: [first] }) => isSame(first, lowest(option)));
}

/** A sense for Seven Years World War with a value of one's own choosing. */
export function judgementOf(
  game: AnyGame,
  value: Value<State>,
  sight: Sight = SIGHTS.marshal,
): Judgement<State, Choice> {
  const mind: Mind = { game, value, isRest, sight, ends: new WeakMap(), throng: new Throng() };
  return {
    prepare: () => undefined,
    value,
    worth: (dilemma, choice) => worthWithin(mind, dilemma, choice),
    toll: tollOf,
    tries: (dilemma, option) => (isThought(mind, dilemma, option) ? [lowest(option)] : []),
    isRest,
    next: (dilemma, choice) => marchBy(mind, dilemma, choice)?.choices.slice(1) ?? [],
    accepts: (g, seat, deal, recall) => accepts({ game, value, recall }, g, seat, deal),
    offers: (dilemma, open, recall) => offers({ game, value, recall }, dilemma, open),
    why: whyOf,
  };
}
