import { Seeded } from '@cabinet-wars/kernel';
import { game as war } from '@cabinet-wars/seven-years-world-war';
import { describe, expect, it } from 'vitest';
import { inPhase, type Trial } from '../../games/seven-years-world-war/test/kit.ts';
import { disbandingOf } from '../../games/seven-years-world-war/test/money-kit.ts';
import { dealt } from '../../games/seven-years-world-war/test/set-up-kit.ts';
import type { Move } from '../src/index.ts';
import { sense } from '../src/judgement/seven-years-world-war/sense.ts';
import { LEVELS, type LevelId } from '../src/levels/level.ts';
import { playerOf } from '../src/levels/player.ts';
import { situationOf } from './situation.ts';

const SEEDS = Array.from({ length: 16 }, (_, i) => `slip.${i}`);

/** All that somebody of a level says to a question, by as many seeds. */
function sayings(id: LevelId, { g }: Trial): readonly string[] {
  const bot = playerOf(war, sense(war), LEVELS.find((level) => level.id === id)!);
  const { seat } = war.flow.question(g)!.waiting[0];
  const asked = situationOf(war, g, seat, { offers: [], made: 1 });
  const said = SEEDS.map((seed) => bot(asked, { nodes: 400, milliseconds: 60_000, chance: new Seeded(seed) }) as Move);
  const choices = said.map((move) => (move.t === 'choose' ? war.notation.format(move.choice as never) : move.t));
  return [...new Set(choices)];
}

/** Recruits who may attack veterans, in a game of so many points. */
const attacking = (recruits: number, veterans: number, points: number): Trial =>
  inPhase({
    phase: 'combat',
    lay: (t) => {
      t.unit('PR:army-recruit', 'C16', recruits).unit('AU:army-veteran', 'D16', veterans);
      t.g.startingPoints = [points, points];
    },
  });

describe.each(LEVELS.map(({ id }) => id))('however easily it slips, a %s', (id) => {
  it('pays what it owes in writing', () => {
    const owing = inPhase({
      phase: 'end-of-turn',
      turn: 3,
      lay: (t) => {
        t.treasury(0, 7).unit('PR:base', 'C16').unit('AU:base', 'D16');
        t.g.agreements.push({ clause: 'pay', by: 0, to: 1, about: null, points: 5, until: 3 });
      },
    });
    expect(owing.offers()).toEqual(['honour yes', 'honour no']);
    expect(sayings(id, owing)).toEqual(['honour yes']);
  });

  it('keeps its units', () => {
    const position = disbandingOf({ lay: (t) => t.unit('PR:army-veteran', 'C16', 3).unit('AU:base', 'D16') });
    expect(position.offers()).toContain('disband');
    expect(sayings(id, position)).toEqual(['done']);
  });

  it('begins from where forces are usually deployed', () => {
    expect(sayings(id, dealt('european', 2))).toEqual(['suggested']);
  });

  it('makes no hopeless attack where it may leave things as they are', () => {
    expect(sayings(id, attacking(1, 3, 60))).toEqual(['done']);
  });
});

it('a Cadet slips all the same', () => {
  expect(sayings('cadet', attacking(4, 1, 300)).toSorted()).toEqual(['attack C16 D16', 'done']);
});

describe('a slip is never absurd', () => {
  /** How often of two hundred times somebody attacks who thinks that worth so many usual slips less than leaving things be. */
  function attacksOf(id: LevelId, short: number): number {
    const level = LEVELS.find((each) => each.id === id)!;
    const usual = sense(war);
    const slip = level.slip * usual.unit;
    const judgement: typeof usual.judgement = {
      ...usual.judgement,
      worth: ({ g, seat }, choice) =>
        usual.judgement.value(g, seat) + (choice.t === 'done' ? 4 * slip : (4 - short) * slip),
    };
    const bot = playerOf(war, { ...usual, judgement, at: () => judgement }, level);
    const { g } = attacking(4, 1, 300);
    const asked = situationOf(war, g, war.flow.question(g)!.waiting[0].seat, { offers: [], made: 1 });
    const seeds = Array.from({ length: 200 }, (_, i) => `absurd.${i}`);
    const moves = seeds.map(
      (seed) => bot(asked, { nodes: 400, milliseconds: 60_000, chance: new Seeded(seed) }) as Move,
    );
    return moves.filter((move) => move.t === 'choose' && (move.choice as { t: string }).t === 'attack').length;
  }

  it.each(['cadet', 'ensign', 'captain'] as const)('%s', (id) => {
    expect(attacksOf(id, 1.9)).toBeGreaterThan(0);
    expect(attacksOf(id, 2.1)).toBe(0);
  });
});
