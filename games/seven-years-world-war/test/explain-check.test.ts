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
import type { Refused } from './explain-kit.ts';
import { TRUTHS } from './explain-truths.ts';
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
      for (const t of ['trainer', 'build-legion', 'leader'])
        for (const power of ['GB', 'FR']) yield { t, marker, power, fromHand };
  }
  for (const power of POWERS) {
    for (const t of ['raise-taxes', 'power']) yield { t, power };
    for (const kind of KINDS) yield { t: 'recruit', power, kind };
    yield { t: 'diplomacy', power, marker: 'diplomacy-1' };
    for (const square of squares) yield { t: 'veterans', power, square };
  }
  for (const table of COMBAT_TABLES) yield { t: 'table', table };
  for (const gain of ['espionage', 'inspection', 'coup', 'assassination', 'win-neutral', 'make-neutral', 'win-over'])
    yield { t: 'gain', gain };
  yield { t: 'buy-marker' };
  yield { t: 'stop' };
}

/** `npm run soak -- explain` plays many more games, and asks more often. */
const GAMES = Number(process.env.EXPLAIN_GAMES ?? 1);
const SEED = process.env.EXPLAIN_SEED ?? '';
/** Of each kind of question some are looked at, early and late in the game: there are thousands of them alike. */
const LOOKED_AT = GAMES > 1 ? [1, 4, 16, 64, 128, 256, 512] : [1, 16];

/** Every false reason given in a game that is played at random. */
function check(options: Partial<Options>, seed: string | number, met: Map<string, number>): string[] {
  const chance = chanceOf(new Seeded(seed));
  const g = game.setup(settled(options), chance);
  const x = new Context<Event>(chance);
  const looked = new Map<string, number>();
  const found = new Set<string>();
  let question: Question<Choice> | null = game.flow.run(g, x);
  while (question !== null) {
    const count = (looked.get(question.key) ?? 0) + 1;
    looked.set(question.key, count);
    const [{ seat, options: offered }] = question.waiting;
    if (LOOKED_AT.includes(count)) for (const lie of liesAt(g, seat, question.key, offered, met)) found.add(lie);
    const choices = offered as readonly Choice[];
    const next = choices.find(({ t }) => t === 'suggested') ?? randomChoice<Choice>(choices as never, chance);
    question = game.flow.choose(g, seat, next, x);
  }
  return [...found];
}

function liesAt(g: State, seat: number, key: string, offered: readonly object[], met: Map<string, number>): string[] {
  const kinds = [...new Set(offered.map((option) => (option as { t: string }).t))];
  return [...wishes(g)].flatMap((wish) =>
    game.explain(g, seat, wish as Partial<Choice>).flatMap((reason) => {
      met.set(reason.why, (met.get(reason.why) ?? 0) + 1);
      const refused: Refused = { g, seat, wish, kinds, reason };
      const isTrue = TRUTHS[reason.why]?.(refused);
      return isTrue === true
        ? []
        : [`${key}: ${JSON.stringify(wish)}: ${JSON.stringify(reason)} is ${isTrue ?? 'unknown'}`];
    }),
  );
}

const every = { legions: true, minorRecruiting: true, increasingTaxes: true, pillage: true, enlightenment: true };

it(
  'No reason given against any wish is false, over random games of every scenario',
  () => {
    const met = new Map<string, number>();
    for (let i = 0; i < GAMES; i++) {
      const seed = (n: number) => (SEED === '' && i === 0 ? n : `${SEED} ${n} ${i}`);
      const found = [
        ...check({ players: 2, scenario: 'european' }, seed(1), met),
        ...check({ players: 3, scenario: 'worldwide', ...every }, seed(2), met),
        ...check({ players: 4, scenario: 'free', ...every, closedTreasuries: true }, seed(3), met),
      ];
      expect(found.slice(0, 20), `games ${i}`).toEqual([]);
    }
    expect(met.size).toBeGreaterThan(40);
    if (GAMES > 1) console.log(Object.fromEntries([...met].sort()));
  },
  GAMES * 300_000,
);
