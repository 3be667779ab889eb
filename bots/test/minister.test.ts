import { game } from '@cabinet-wars/imperial-struggle';
import { scoreNow } from '@cabinet-wars/imperial-struggle/reckoning';
import type { Choice, State } from '@cabinet-wars/imperial-struggle/view';
import { Context, Seeded } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { inRound, type Position, type Trial } from '../../games/imperial-struggle/test/kit.ts';
import { hold } from '../src/arena/index.ts';
import type { Dilemma } from '../src/greedy/judgement.ts';
import { plansOf } from '../src/greedy/plan.ts';
import { randomBot } from '../src/index.ts';
import { sense } from '../src/judgement/imperial-struggle/sense.ts';
import { ministerTexts } from '../src/judgement/imperial-struggle/texts.ts';
import { askedInRandomGame } from './asked.ts';
import { captainOf } from './captain.ts';
import { choiceAt } from './situation.ts';

const bot = captainOf(game, sense);
const moveOf = (trial: Trial) => choiceAt(game, bot, trial.g, 600);
const said = (trial: Trial): string => game.notation.format(moveOf(trial).choice as never);

/** Lets it play its round to the last word but one, with luck from a seed; what it chose, line by line. */
function roundOf(position: Position): { lines: string[]; g: State } {
  const trial = inRound(position);
  const x = new Context<never>(new Seeded('luck'));
  const lines: string[] = [];
  for (;;) {
    const { seat } = game.flow.question(trial.g)!.waiting[0];
    const move = moveOf(trial);
    lines.push(game.notation.format(move.choice as never));
    if (/^(end-round|pass)$/.test(lines.at(-1)!)) return { lines, g: trial.g };
    game.flow.choose(trial.g, seat, move.choice as never, x as never);
  }
}

describe('the minister', () => {
  it('leaves its last round better than it found it', () => {
    for (const tile of ['inv-01', 'inv-09'] as const) {
      // With a ministry to reveal there is always something left to say, and the round does not end by itself.
      const last: Position = { round: 8, tile, lay: (t) => t.faceDown('john-law') };
      const before = scoreNow(inRound(last).g).vp;
      expect(scoreNow(roundOf(last).g).vp, tile).toBeGreaterThan(before);
    }
  });

  it('does not stand still while its tile has points to spend', () => {
    const { lines } = roundOf({ tile: 'inv-17' });
    expect(lines).toContain('begin major');
    expect(lines.at(-1)).toBe('end-round');
  });

  it('thinks the same whatever the other side hides', () => {
    const one = inRound({ tile: null, lay: (t) => t.hand('britain', 'carnatic-war') });
    const other = inRound({ tile: null, lay: (t) => t.hand('britain', 'tax-reform') });
    expect(said(one)).toBe(said(other));
  });

  it('says why, in both languages', () => {
    const { why } = moveOf(inRound({ tile: null }));
    const telling = { name: String, seat: null } as never;
    expect(ministerTexts.en.why(why, telling)).toMatch(/tile/);
    expect(ministerTexts.it.why(why, telling)).toMatch(/tessera|tessere/);
  });

  it('has an answer to every question a game asks, and a reason for it', () => {
    const minister = { game, bot, texts: ministerTexts };
    const seen = new Set<string>();
    for (let i = 0; i < 4; i++) for (const key of askedInRandomGame(minister, {}, `asked.${i}`, 80)) seen.add(key);
    expect(seen.size).toBeGreaterThan(20);
  });

  it('beats whoever chooses by lot', { timeout: 120_000 }, async () => {
    const entrants = [
      { name: 'minister', bot },
      { name: 'random', bot: randomBot(game) },
    ];
    const contest = { game, settings: [{}], entrants, games: 2, seed: 'm', nodes: 60, milliseconds: 60_000 };
    const [minister] = await hold(contest);
    expect(minister.wins).toBe(2);
  });
});

it('what an ability costs in cards is weighed with what follows: it is neither all one has nor better than being behind', () => {
  const { judgement } = sense(game);
  const worthAt = (vp: number): number => {
    const trial = inRound({
      side: 'britain',
      lay: (on) => on.ministry('robert-walpole').hand('britain', 'tax-reform', 'acts-of-union'),
    });
    trial.g.vp = vp;
    const before = judgement.value(trial.g, trial.g.seatOf[1]);
    const plans = plansOf(game, judgement, dilemmaAt(trial), { nodes: 400, isLate: () => false });
    const draw = plans.find(({ choice }) => game.notation.format(choice as never) === 'ability walpole-draw')!;
    expect(Math.sign(before)).toBe(vp > 15 ? -1 : 1);
    return draw.gain;
  };
  // A card more or less changes a position by little, whoever leads.
  for (const vp of [28, 2]) expect(Math.abs(worthAt(vp))).toBeLessThan(4);
});

function dilemmaAt({ g }: Trial): Dilemma<State, Choice> {
  const { key, waiting } = game.flow.question(g)!;
  return { g, seat: waiting[0].seat, key, options: waiting[0].options };
}
