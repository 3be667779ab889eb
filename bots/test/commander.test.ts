import { Context, Seeded } from '@cabinet-wars/kernel';
import { game } from '@cabinet-wars/seven-years-world-war';
import { describe, expect, it } from 'vitest';
import { inPhase, newTrial, type Table, type Trial } from '../../games/seven-years-world-war/test/kit.ts';
import { play } from '../src/arena/index.ts';
import { randomBot } from '../src/index.ts';
import { levelsOf } from '../src/judgement/seven-years-world-war/diplomacy.ts';
import { features } from '../src/judgement/seven-years-world-war/features.ts';
import { weights } from '../src/judgement/seven-years-world-war/generated/weights.ts';
import { sense } from '../src/judgement/seven-years-world-war/sense.ts';
import { commanderTexts } from '../src/judgement/seven-years-world-war/texts.ts';
import { learnedValue } from '../src/learning-of.ts';
import { askedInRandomGame } from './asked.ts';
import { captainOf } from './captain.ts';
import { choiceAt } from './situation.ts';

const bot = captainOf(game, sense);
const moveOf = (trial: Trial) => choiceAt(game, bot, trial.g, 400);
const said = (trial: Trial): string => game.notation.format(moveOf(trial).choice as never);

/** Lets it play a phase of its own to its end, with luck from a seed; what it chose, line by line. */
function phaseOf(phase: 'movement' | 'combat', lay: (table: Table) => void): { lines: string[]; trial: Trial } {
  const trial = inPhase({ phase, lay });
  const x = new Context<never>(new Seeded('luck'));
  const lines: string[] = [];
  while (lines.at(-1) !== 'done' && lines.length < 60) {
    const { seat } = game.flow.question(trial.g)!.waiting[0];
    const { choice } = moveOf(trial);
    lines.push(game.notation.format(choice as never));
    if (lines.at(-1) !== 'done') game.flow.choose(trial.g, seat, choice as never, x as never);
  }
  return { lines, trial };
}

describe('the commander', () => {
  it('attacks a weak enemy, and lets a strong one be', () => {
    const weak = phaseOf('combat', (t) => t.unit('PR:army-veteran', 'C16', 6).unit('AU:army-recruit', 'D16'));
    expect(weak.lines[0]).toBe('attack C16 D16');
    const strong = phaseOf('combat', (t) => t.unit('PR:army-recruit', 'C16').unit('AU:army-veteran', 'D16', 6));
    expect(strong.lines).toEqual(['done']);
  });

  it('marches to where something is to be had', () => {
    const { lines, trial } = phaseOf('movement', (t) =>
      t.unit('PR:army-veteran', 'C17', 6).unit('PR:base', 'C17').unit('AU:base', 'D16'),
    );
    expect(lines.some((line) => line.startsWith('step'))).toBe(true);
    expect(trial.at('C17')).toContain('PR:base');
  });

  it('courts the neutral power that brings most', () => {
    const trial = inPhase({
      phase: 'diplomacy',
      lay: (t) =>
        t
          .hand(0, 'diplomacy-3', 'diplomacy-2')
          .unit('PR:base', 'C16')
          .unit('AU:base', 'D16')
          .unit('SP:base', 'E13')
          .unit('SP:base', 'H4')
          .unit('SP:base', 'H6')
          .unit('SP:base', 'L7')
          .unit('UP:base', 'J9'),
    });
    expect(moveOf(trial).choice).toMatchObject({ t: 'diplomacy', power: 'SP' });
  });

  it('holds diplomacy dearer than another marker, as long as a power is neutral', () => {
    const read = (lay: (table: Table) => Table) => {
      const { g } = inPhase({ phase: 'diplomacy', lay: (t) => lay(t.unit('PR:base', 'C16').unit('AU:base', 'D16')) });
      return learnedValue(game, features, weights)(g, 0);
    };
    const all = { GB: 0, PR: 0, FR: 0, AU: 1, RU: 1, SP: 1, UP: 1, OT: 1, ME: 1, MC: 1 } as const;
    const gain = (lay: (table: Table) => Table) =>
      read((t) => lay(t).hand(0, 'diplomacy-3')) - read((t) => lay(t).hand(0, 'attrition'));
    expect(gain((t) => t)).toBeGreaterThan(1);
    expect(gain((t) => t.control(all))).toBeCloseTo(0);
  });

  it('knows that the level of victory decides', () => {
    const [below, above, far] = [118, 122, 140].map(levelsOf);
    expect(above - below).toBeGreaterThan(far - levelsOf(136));
    expect(levelsOf(20)).toBeLessThan(0.1);
    expect(levelsOf(260)).toBeGreaterThan(3.9);
  });

  it('deploys as suggested', () => {
    const trial = newTrial({ players: 2 });
    game.flow.run(trial.g, new Context<never>(new Seeded('set-up')) as never);
    expect(said(trial)).toBe('suggested');
  });

  it('says why, in both languages', () => {
    const { why } = moveOf(
      inPhase({ phase: 'combat', lay: (t) => t.unit('PR:army-veteran', 'C16', 6).unit('AU:base', 'D16') }),
    );
    const telling = { name: String, seat: null } as never;
    expect(commanderTexts.en.why(why, telling)).toMatch(/die|attack/);
    expect(commanderTexts.it.why(why, telling)).toMatch(/dado|attacco/);
  });

  it('has an answer to every question a game asks, and a reason for it', () => {
    const commander = { game, bot, texts: commanderTexts };
    const all = { legions: true, minorRecruiting: true, increasingTaxes: true, pillage: true, enlightenment: true };
    const seen = new Set<string>();
    for (let players = 2; players <= 4; players++)
      for (const key of askedInRandomGame(commander, { ...all, players }, `asked.${players}`, 60)) seen.add(key);
    expect(seen.size).toBeGreaterThan(50);
  });

  it('beats whoever chooses by lot', { timeout: 120_000 }, async () => {
    const contest = { game, options: { players: 2 }, seed: 'c', nodes: 30, milliseconds: 60_000 };
    const { result } = await play({ ...contest, bots: [bot, randomBot(game)] });
    expect(result.places[0]).toEqual([0]);
  });
});
