import { Context, chanceOf, type Question, randomChoice, Seeded } from '@cabinet-wars/kernel';
import { expect, it } from 'vitest';
import { COMBAT_TABLES } from '../src/data/combat.ts';
import { MARKERS } from '../src/data/markers.ts';
import { POWERS } from '../src/data/powers.ts';
import { beyond, NOWHERE, SQUARES } from '../src/data/squares.ts';
import { KINDS } from '../src/data/units.ts';
import { game } from '../src/game.ts';
import type { State } from '../src/state.ts';
import type { Choice } from '../src/vocabulary/choices.ts';
import type { Event } from '../src/vocabulary/events.ts';
import type { Options } from '../src/vocabulary/options.ts';
import { type Refused, TRUTHS } from './explain-truths.ts';
import { settled } from './kit.ts';

type Wish = Readonly<Record<string, unknown>>;

const MOST_SQUARES = 20;

/** Some of the squares with units on them and their neighbours: where a player might want something. */
function squaresOfInterest(g: State): string[] {
  const found = new Set<string>();
  g.first.forEach((piece, square) => {
    if (piece < 0) return;
    found.add(SQUARES[square]);
    for (const direction of [0, 1, 2, 3]) {
      const next = beyond(square, direction);
      if (next !== NOWHERE) found.add(SQUARES[next]);
    }
  });
  const every = Math.ceil(found.size / MOST_SQUARES);
  return [...found].filter((_, i) => (i + g.turn) % every === 0);
}

const BY_SQUARE = ['move', 'march', 'minor-move', 'step', 'place', 'restore', 'fortify', 'pillage', 'minor-pillage'];
const ATTACKS = ['attack', 'attack-again', 'minor-attack'];

/** Everything a player could wish for at a question, offered or not. */
function* wishes(g: State): Generator<Wish> {
  const squares = squaresOfInterest(g);
  for (const square of squares) {
    for (const t of [...BY_SQUARE, 'enlighten', 'at', 'train-in']) yield { t, square };
    for (const direction of [0, 1, 2, 3]) {
      const to = beyond(SQUARES.indexOf(square as never), direction);
      if (to !== NOWHERE) for (const t of ATTACKS) yield { t, from: square, to: SQUARES[to] };
    }
  }
  for (const marker of MARKERS) {
    for (const t of ['play', 'lay', 'enlighten-with']) yield { t, marker };
    for (const fromHand of [true, false])
      for (const t of ['trainer', 'build-legion']) yield { t, marker, power: 'GB', fromHand };
  }
  for (const power of POWERS) {
    for (const t of ['raise-taxes', 'power']) yield { t, power };
    for (const kind of KINDS) yield { t: 'recruit', power, kind };
    yield { t: 'diplomacy', power, marker: 'diplomacy-1' };
    for (const square of squares) yield { t: 'veterans', power, square };
  }
  for (const table of COMBAT_TABLES) yield { t: 'table', table };
  for (const gain of ['espionage', 'inspection', 'coup', 'win-neutral', 'make-neutral', 'win-over'])
    yield { t: 'gain', gain };
  yield { t: 'buy-marker' };
  yield { t: 'stop' };
}

/** Of each kind of question some are looked at, early and late in the game: there are thousands of them alike. */
const LOOKED_AT = [1, 16];

function checkGame(options: Partial<Options>, seed: number, met: Set<string>): void {
  const chance = chanceOf(new Seeded(seed));
  const g = game.setup(settled(options), chance);
  const x = new Context<Event>(chance);
  const looked = new Map<string, number>();
  let question: Question<Choice> | null = game.flow.run(g, x);
  while (question !== null) {
    const count = (looked.get(question.key) ?? 0) + 1;
    looked.set(question.key, count);
    const [{ seat, options: offered }] = question.waiting;
    if (LOOKED_AT.includes(count)) checkQuestion(g, seat, offered, met);
    const choices = offered as readonly Choice[];
    const next = choices.find(({ t }) => t === 'suggested') ?? randomChoice<Choice>(choices as never, chance);
    question = game.flow.choose(g, seat, next, x);
  }
}

function checkQuestion(g: State, seat: number, offered: readonly object[], met: Set<string>): void {
  const kinds = [...new Set(offered.map((option) => (option as { t: string }).t))];
  for (const wish of wishes(g))
    for (const reason of game.explain(g, seat, wish as Partial<Choice>)) {
      met.add(reason.why);
      const refused: Refused = { g, seat, wish, kinds, reason };
      const isTrue = TRUTHS[reason.why]?.(refused);
      if (isTrue !== true) expect.fail(`${JSON.stringify(wish)}: ${JSON.stringify(reason)} is ${isTrue ?? 'unknown'}`);
    }
}

const every = { legions: true, minorRecruiting: true, increasingTaxes: true, pillage: true, enlightenment: true };

it('No reason given against any wish is false, over random games of every scenario', () => {
  const met = new Set<string>();
  checkGame({ players: 2, scenario: 'european' }, 1, met);
  checkGame({ players: 3, scenario: 'worldwide', ...every }, 2, met);
  checkGame({ players: 4, scenario: 'free', ...every, closedTreasuries: true }, 3, met);
  expect(met.size).toBeGreaterThan(40);
}, 300_000);
