import { lookAhead } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { POWER } from '../src/data/powers.ts';
import { SQUARES, type SquareId, squareOf } from '../src/data/squares.ts';
import { tablesOf } from '../src/data/tables.ts';
import { game } from '../src/game.ts';
import { moving } from '../src/movement/move-under-way.ts';
import { musterable } from '../src/movement/movement.ts';
import { reachOf } from '../src/movement/reach.ts';
import { isNaval } from '../src/pieces.ts';
import type { State } from '../src/state.ts';
import type { Choice } from '../src/vocabulary/choices.ts';
import { inPhase } from './kit.ts';

/** Where the rules themselves let all that can move from a square stop, tried choice by choice. */
function tried(g: State, square: SquareId): SquareId[] {
  const after: Choice[] = [{ t: 'move', square }, { t: 'take-all' }, { t: 'go' }];
  const { gestures, complete } = lookAhead(game, g, 0, {
    after,
    depth: 20,
    nodes: 30_000,
    tally: false,
    follow: ({ t }) => t === 'step' || t === 'stop',
  });
  expect(complete).toBe(true);
  // Without points left, stopping is all there is, and nobody is asked.
  const stops = gestures.flatMap(({ choices, end }) => {
    const isOver = choices.at(-1)?.t === 'stop' || (end.t === 'question' && end.key === 'movement-phase.act');
    const step = choices.at(choices.at(-1)?.t === 'stop' ? -2 : -1);
    return isOver && step?.t === 'step' && step.square !== square ? [step.square] : [];
  });
  return [...new Set(stops)].sort();
}

function forceAt(g: State, square: SquareId) {
  const at = squareOf(square);
  const force = musterable(g, at, 0, false);
  const left = Math.min(...force.map((piece) => tablesOf(g).speed[g.face[piece]]));
  return moving(0, at, { force, left, naval: isNaval(g, force[0]) });
}

const idsOf = (squares: Iterable<number>): SquareId[] => [...squares].map((square) => SQUARES[square]).sort();

describe('Reach of a force', () => {
  it('is where the rules let it stop, by land (14.0)', () => {
    const { g } = inPhase({ phase: 'movement', control: { RU: 0 }, lay: (on) => on.unit('RU:army-recruit', 'B20') });
    const reach = reachOf(g, forceAt(g, 'B20'));
    expect(reach.stops.size).toBeGreaterThan(4);
    expect(idsOf(reach.stops.keys())).toEqual(tried(g, 'B20'));
  });

  it('neither stops where others stand nor passes others of its own kind (12.11, ruling 39)', () => {
    const { g } = inPhase({
      phase: 'movement',
      control: { RU: 0, FR: 1 },
      lay: (on) => on.unit('RU:army-recruit', 'B20').unit('FR:fleet-recruit', 'B19').unit('FR:army-recruit', 'B21'),
    });
    const reach = reachOf(g, forceAt(g, 'B20'));
    expect(idsOf(reach.stops.keys())).toEqual(tried(g, 'B20'));
    expect(idsOf(reach.targets)).toContain('B21');
  });

  it('finds a way past watched squares where points allow, and the shorter one beside them (16.4)', () => {
    const { g } = inPhase({
      phase: 'movement',
      lay: (on) =>
        on.unit('GB:fleet-veteran', 'C14').unit('FR:fleet-veteran', 'C13', 2).hand(1, 'general-1').control({ FR: 1 }),
    });
    const reach = reachOf(g, forceAt(g, 'C14'));
    const goal = squareOf('C10');
    const [quick, safe] = [reach.wayTo(goal, 'points')!, reach.wayTo(goal, 'safety')!];
    expect(quick.watched.length).toBeGreaterThan(0);
    expect(safe.watched).toEqual([]);
    expect(safe.costs.at(-1)!).toBeGreaterThan(quick.costs.at(-1)!);
    expect(safe.costs.at(-1)!).toBeLessThanOrEqual(reach.points);
    expect(quick.costs.at(-1)).toBe(reach.stops.get(goal));
  });

  it('keeps land units out of neutral lands if there is another way, and says whom it invades if not (4.413)', () => {
    const { g } = inPhase({
      phase: 'movement',
      control: { AU: 0, OT: -1 },
      lay: (on) => on.unit('AU:army-veteran', 'D16').unit('OT:army-recruit', 'E17'),
    });
    const { owner } = tablesOf(g);
    const reach = reachOf(g, forceAt(g, 'D16'));
    const invaded = [...reach.stops.keys()].filter((square) => owner[square] === POWER.OT);
    expect(invaded.length).toBeGreaterThan(0);
    for (const square of invaded) expect(reach.wayTo(square, 'safety')!.invades).toContain(POWER.OT);
    for (const square of reach.stops.keys())
      if (owner[square] === POWER.AU) expect(reach.wayTo(square, 'points')!.invades).toEqual([]);
  });

  it('a Forced March reaches further (16.1)', () => {
    const { g } = inPhase({ phase: 'movement', control: { RU: 0 }, lay: (on) => on.unit('RU:army-recruit', 'B20') });
    const { stops, beyond } = reachOf(g, forceAt(g, 'B20'));
    expect(beyond.size).toBeGreaterThan(0);
    for (const square of beyond) expect(stops.has(square)).toBe(false);
  });
});
