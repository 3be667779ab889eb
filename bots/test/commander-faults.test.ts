import { Context, Seeded } from '@cabinet-wars/kernel';
import { game } from '@cabinet-wars/seven-years-world-war';
import { POWERS, SQUARES, tablesOf } from '@cabinet-wars/seven-years-world-war/data';
import type { State } from '@cabinet-wars/seven-years-world-war/view';
import { describe, expect, it } from 'vitest';
import { inPhase, type Table } from '../../games/seven-years-world-war/test/kit.ts';
import { features } from '../src/judgement/seven-years-world-war/features.ts';
import { survey } from '../src/judgement/seven-years-world-war/ground.ts';
import { isThoughtOf } from '../src/judgement/seven-years-world-war/marching/marches.ts';
import { SIGHTS } from '../src/judgement/seven-years-world-war/marching/sight.ts';
import { exposed } from '../src/judgement/seven-years-world-war/reach.ts';
import { sense } from '../src/judgement/seven-years-world-war/sense.ts';
import { LEVELS } from '../src/levels/level.ts';
import { playerOf } from '../src/levels/player.ts';
import { choiceAt } from './situation.ts';

const marshal = playerOf(game, sense(game), { ...LEVELS.find(({ id }) => id === 'marshal')!, slip: 0 });

/** Plays on as the Marshal would until a phase is done; what was said. */
function playedBy(g: State): string[] {
  const x = new Context<never>(new Seeded('luck'));
  const lines: string[] = [];
  while (lines.at(-1) !== 'done' && lines.length < 60) {
    const { seat } = game.flow.question(g)!.waiting[0];
    const { choice } = choiceAt(game, marshal, g, 100);
    lines.push(game.notation.format(choice as never));
    if (lines.at(-1) !== 'done') game.flow.choose(g, seat, choice as never, x as never);
  }
  return lines;
}

/** A base in every square of value that either coalition owns: neutral lands alone stand empty. */
function held(table: Table): void {
  const { g } = table;
  const { owner, value } = tablesOf(g);
  SQUARES.forEach((square, i) => {
    if (value[i] > 0 && g.control[owner[i]] >= 0) table.unit(`${POWERS[owner[i]]}:base`, square);
  });
}

describe('a fleet', () => {
  it('passes the empty coast of a neutral and does not stay there, which would be an invasion (4.413)', () => {
    const { g } = inPhase({
      phase: 'movement',
      lay: (table) => {
        held(table);
        table.unit('GB:fleet-veteran', 'O16');
      },
    });
    const before = [...g.control];
    expect(playedBy(g).filter((line) => line.startsWith('step')).length).toBeGreaterThan(3);
    expect(g.control).toEqual(before);
  });

  it('takes the strongest aboard: of equals of several nations one, or every order of embarking would be thought out', () => {
    const trial = inPhase({
      phase: 'movement',
      control: { GB: 0, PR: 0, AU: 0, RU: 0, FR: 1, SP: 1 },
      lay: (t) => {
        t.unit('FR:base', 'D14').unit('GB:fleet-veteran', 'C14', 3);
        for (const nation of ['GB', 'PR', 'AU', 'RU']) t.unit(`${nation}:army-veteran`, 'C14');
      },
    });
    trial.play(0, 'move C14', 'take GB:fleet-veteran');
    const { options } = game.flow.question(trial.g)!.waiting[0];
    const staff = { game, value: sense(game).judgement.value, sight: SIGHTS.marshal };
    const armies = options.filter((option) => option.t === 'take' && option.piece.includes('army'));
    expect(armies).toHaveLength(4);
    expect(armies.filter((option) => isThoughtOf(staff as never, trial.g, option as never))).toHaveLength(1);
  });
});

it('a tie for the next year’s initiative does not stop whoever foresees the end of this one', () => {
  const { g } = inPhase({
    phase: 'pillage',
    seat: 1,
    turn: 2,
    options: { pillage: true },
    control: { GB: -1, PR: -1, FR: -1, AU: 0, RU: 1 },
    lay: (t) => t.unit('AU:base', 'D17').unit('RU:army-veteran', 'D16'),
  });
  expect(game.flow.question(g)?.key).toBe('pillage.hub');
  expect(choiceAt(game, marshal, g, 100).choice).toMatchObject({ t: expect.any(String) });
});

it('winter that has been paid for is not feared again', () => {
  const { g } = inPhase({
    phase: 'provisioning',
    lay: (t) =>
      t
        .unit('GB:fleet-veteran', 'D11', 2)
        .unit('GB:base', 'C14')
        .unit('FR:fleet-recruit', 'E11')
        .unit('FR:fleet-veteran', 'E11')
        .unit('FR:base', 'D14')
        .treasury(0, 6)
        .treasury(1, 0),
  });
  const read = (seat: number): number => {
    const out = new Float64Array(features.size);
    features.read(g as never, seat, out);
    return out[features.names.indexOf('winter, not paid for')];
  };
  expect([g.treasury[0], read(0)]).toEqual([0, 0]);
  expect(read(1)).toBeGreaterThan(0);
});

it('who may come by sea counts with what is aboard, in whatever order counters lie', () => {
  const fear = (fleet: string, army: string): number => {
    const { g } = inPhase({
      phase: 'diplomacy',
      lay: (t) =>
        t
          .unit('GB:army-veteran', 'C14')
          .unit('PR:base', 'C16')
          .loaded(`${fleet}:fleet-recruit`, `${fleet}:army-veteran`, 'D12')
          .unit(`${army}:army-veteran`, 'D14'),
    });
    survey(g);
    return exposed(g, 0);
  };
  expect(fear('FR', 'RU')).toBe(fear('RU', 'FR'));
});
