import { describe, expect, it } from 'vitest';
import { game } from '../src/game.ts';
import type { Options } from '../src/options.ts';
import type { State } from '../src/state.ts';
import type { Choice } from '../src/vocabulary/choices.ts';
import type { Refused, Truths } from './explain-kit.ts';
import { CARDS } from './explain-truths-cards.ts';
import { PEACE } from './explain-truths-peace.ts';
import { WARS } from './explain-truths-wars.ts';
import { WISHES } from './explain-wishes.ts';
import { playOut } from './kit.ts';

/** Reasons that say nothing of the game, but of the question. */
const ANY: Truths = {
  // Nothing may be brushed off that the question at hand is about.
  'not-now': ({ g, wish }) => !offeredAt(g).some(({ t }) => t === wish.t),
  'not-one-of-these': ({ wish }) => wish.t === 'exchange' && wish.points === 'M',
  'no-target': ({ g, wish }) => wish.t === 'target' && offeredAt(g).some(({ t }) => t === 'target'),
};
const offeredAt = (g: State) => game.flow.question(g)!.waiting.flatMap(({ options }) => options);

/** A reason that is not here has no truth. */
const TRUTHS: Truths = { ...ANY, ...PEACE, ...CARDS, ...WARS };

const lineOf = (choice: object): string => game.notation.format(choice as Choice);

/** Every false reason at one moment of a game. */
function lies(g: State, changed: ReadonlySet<number>, met: Map<string, number>): string[] {
  const { key, waiting } = game.flow.question(g)!;
  const { seat, options } = waiting[0];
  const offered = new Set(options.map(lineOf));
  return WISHES.flatMap((wish) => {
    const line = lineOf(wish);
    const reasons = game.explain(g, seat, wish);
    if (offered.has(line)) return reasons.length === 0 ? [] : [`${line} is offered, and refused: ${reasons[0].why}`];
    if (reasons.length === 0) return [`${line} is not offered, and no reason given`];
    const isLie = (reason: Refused['reason']): boolean => {
      met.set(reason.why, (met.get(reason.why) ?? 0) + 1);
      return TRUTHS[reason.why]?.({ g, side: g.sideOf[seat], key, wish, reason, changed }) !== true;
    };
    return reasons.filter(isLie).map((reason) => `${key}: ${line}: ${JSON.stringify(reason)} is not so`);
  });
}

/** Plays a game at random and asks about every wish at some of its questions: each kind in different states. */
function check(options: Partial<Options>, seed: string, every: number, met: Map<string, number>): string[] {
  const found: string[] = [];
  const seen = new Map<string, number>();
  const changed = new Set<number>();
  let flags: readonly number[] = [];
  let round = '';
  playOut(options, seed, (g, question) => {
    if (question === null) return;
    const now = `${g.turn} ${g.round} ${g.stack.some(({ proc }) => proc === 'action-round')}`;
    if (now !== round) changed.clear();
    else for (const [space, flag] of g.flags.entries()) if (flag !== flags[space]) changed.add(space);
    round = now;
    flags = g.flags.slice();
    const times = seen.get(question.key) ?? 0;
    seen.set(question.key, times + 1);
    if (times % every === 0) found.push(...lies(g, changed, met));
  });
  return [...new Set(found)];
}

/** `npm run soak -- explain` plays many more games, and asks more often. */
const GAMES = Number(process.env.EXPLAIN_GAMES ?? 1);
const SEED = process.env.EXPLAIN_SEED ?? 'explained';
const EVERY = GAMES > 1 ? 3 : 12;

describe('Whatever is refused, at any moment of a game, has a reason, and the reason is true', () => {
  const cases: [string, Partial<Options>][] = [
    ['first', {}],
    ['second', { spanishEmpire: true, tougherForts: true, swapBasicTiles: true }],
    ['third', { deployNewSquadrons: true, allotBasicTiles: true, bid: true }],
  ];
  it.each(cases)(
    'in the %s game',
    (name, options) => {
      const met = new Map<string, number>();
      for (let i = 0; i < GAMES; i++)
        expect(check(options, `${SEED} ${name} ${i}`, EVERY, met).slice(0, 20), `game ${i}`).toEqual([]);
      expect(met.size).toBeGreaterThan(50);
      if (GAMES > 1) console.log(name, Object.fromEntries([...met].sort()));
    },
    GAMES * 60_000,
  );
});
