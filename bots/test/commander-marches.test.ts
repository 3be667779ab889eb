import { Context, Seeded } from '@cabinet-wars/kernel';
import { game } from '@cabinet-wars/seven-years-world-war';
import { describe, expect, it } from 'vitest';
import { inPhase, type Table, type Trial } from '../../games/seven-years-world-war/test/kit.ts';
import { features } from '../src/judgement/seven-years-world-war/features.ts';
import { weights } from '../src/judgement/seven-years-world-war/generated/weights.ts';
import { sense } from '../src/judgement/seven-years-world-war/sense.ts';
import { learnedValue } from '../src/learning-of.ts';
import { LEVELS, type LevelId } from '../src/levels/level.ts';
import { playerOf } from '../src/levels/player.ts';
import { choiceAt } from './situation.ts';

const player = (id: LevelId) => playerOf(game, sense(game), { ...LEVELS.find((level) => level.id === id)!, slip: 0 });

/** What somebody of a level says in a movement phase, line by line. */
function marches(level: LevelId, lay: (table: Table) => void): string[] {
  const trial: Trial = inPhase({ phase: 'movement', lay });
  const bot = player(level);
  const x = new Context<never>(new Seeded('luck'));
  const lines: string[] = [];
  while (lines.at(-1) !== 'done' && lines.length < 60) {
    const { seat } = game.flow.question(trial.g)!.waiting[0];
    const { choice } = choiceAt(game, bot, trial.g, 100);
    lines.push(game.notation.format(choice as never));
    if (lines.at(-1) !== 'done') game.flow.choose(trial.g, seat, choice as never, x as never);
  }
  return lines;
}

const worthOf = (lay: (table: Table) => void): number =>
  learnedValue(game, features, weights)(inPhase({ phase: 'diplomacy', lay }).g, 0);

/** A British fleet in the middle of the Atlantic, and Brazil with nobody in it. */
const brazil = (t: Table) => t.unit('GB:fleet-veteran', 'H11').unit('GB:base', 'C14').unit('AU:base', 'D16');

describe('a march', () => {
  it('goes straight to where it ends', () => {
    const steps = marches('marshal', brazil).filter((line) => line.startsWith('step'));
    expect(steps.length).toBeGreaterThanOrEqual(5);
    expect(new Set(steps).size).toBe(steps.length);
  });

  it('is not followed as far by the gentler levels', () => {
    const { g } = inPhase({ phase: 'movement', lay: brazil });
    const { key, waiting } = game.flow.question(g)!;
    const far = (level: LevelId): number => {
      const plan =
        sense(game)
          .at?.(level)
          .next?.({ g, key, ...waiting[0] }, { t: 'move', square: 'H11' }) ?? [];
      return plan.filter(({ t }) => t === 'step').length;
    };
    expect(far('cadet')).toBeLessThanOrEqual(2);
    expect(far('ensign')).toBeLessThanOrEqual(4);
    expect(far('marshal')).toBeGreaterThan(4);
  });

  it('is left where nothing is gained by it', () => {
    expect(marches('marshal', (t) => t.unit('GB:army-recruit', 'C14').unit('AU:base', 'N16'))).toEqual(['done']);
  });
});

describe('a position', () => {
  const home = (t: Table) => t.unit('GB:base', 'C14').unit('PR:base', 'C16').unit('AU:base', 'D16');
  const french = (t: Table) => home(t).unit('FR:fleet-veteran', 'D13');

  it('is worth less with a fleet of the enemy within reach of London, and a garrison is worth the more for it', () => {
    const guarded = (t: Table) => t.unit('GB:army-veteran', 'C14');
    const worthOfGuard = (lay: (t: Table) => Table) => worthOf((t) => guarded(lay(t))) - worthOf(lay);
    expect(worthOfGuard(french)).toBeGreaterThan(worthOfGuard(home) + 2);
  });

  it('is worth less with more units in a square than it feeds', () => {
    const army = (square: string) => (t: Table) =>
      home(t).treasury(0, 0).unit('GB:army-recruit', 'C14', 5).unit('GB:army-recruit', square);
    expect(worthOf(army('C13'))).toBeGreaterThan(worthOf(army('C14')));
  });
});
