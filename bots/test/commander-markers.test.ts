import { game } from '@cabinet-wars/seven-years-world-war';
import type { MarkerId, SquareId } from '@cabinet-wars/seven-years-world-war/data';
import { describe, expect, it } from 'vitest';
import { inPhase, type Table, type Trial } from '../../games/seven-years-world-war/test/kit.ts';
import { drawingOf } from '../../games/seven-years-world-war/test/powers-kit.ts';
import { sense } from '../src/judgement/seven-years-world-war/sense.ts';
import { LEVELS } from '../src/levels/level.ts';
import { playerOf } from '../src/levels/player.ts';
import { choiceAt } from './situation.ts';

const marshal = playerOf(game, sense(game), LEVELS.find(({ id }) => id === 'marshal')!);
const said = ({ g }: Trial): string => game.notation.format(choiceAt(game, marshal, g, 200).choice as never);

/** Plays on by what is offered first until that is asked. */
function until(key: string, trial: Trial): Trial {
  while (trial.key !== key) trial.play(trial.asked!, trial.offers()[0]);
  return trial;
}

describe('markers laid while something is under way', () => {
  const attack = (lay: (t: Table) => void): Trial =>
    inPhase({
      phase: 'combat',
      lay: (t) => {
        t.unit('PR:army-veteran', 'C16', 6)
          .unit('PR:base', 'C16')
          .unit('AU:army-recruit', 'D16', 4)
          .unit('AU:base', 'D16');
        t.g.startingPoints = [100, 100];
        lay(t);
      },
    });

  it.each([
    [1, 'play illuminati'],
    [6, 'pass'],
  ])('Illuminati has a bad throw thrown again, and no good one: %i', (die, answer) => {
    const thrown = attack((t) => t.hand(0, 'illuminati')).dice(die);
    until('roll.illuminati', thrown.play(0, 'attack C16 D16'));
    expect(said(thrown)).toBe(answer);
  });
});

describe('Attrition', () => {
  const armies = (where: SquareId): Trial =>
    inPhase({
      phase: 'combat',
      lay: (t) => {
        t.unit('PR:base', 'C16').hand(0, 'attrition').unit('AU:army-recruit', 'E17').unit('FR:base', 'B20');
        t.unit('AU:army-veteran', where, 6).unit('GB:army-veteran', 'C13', 4);
        t.g.startingPoints = [100, 100];
      },
    });

  it.each<SquareId>(['D16', 'D17'])('is laid where rivals stand thickest: %s', (where) => {
    const trial = armies(where);
    expect(said(trial)).toBe('play attrition');
    expect(said(until('attrition.square', trial.play(0, 'play attrition').passes()))).toBe(`at ${where}`);
  });
});

it('a hand that is full gives up what is still to be played rather than a leader in command', () => {
  const full = drawingOf(
    {
      phase: 'recruiting',
      lay: (t) => {
        t.unit('PR:army-veteran', 'C16', 3).unit('PR:base', 'C16').unit('AU:army-recruit', 'D16');
        t.leader('PR', 'general-1').hand(0, ...Array<MarkerId>(11).fill('forced-march'));
        t.g.startingPoints = [100, 100];
      },
    },
    3,
  );
  expect(full.key).toBe('draw-markers.makeRoom');
  expect(full.offers()).toContain('return-leader general-1 PR');
  expect(said(full)).toMatch(/^return [a-z-]+$/);
});
