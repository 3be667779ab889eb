import { choiceIn } from '@cabinet-wars/kernel';
import { powerOf } from '@cabinet-wars/struggle-of-empires/data';
import { describe, expect, it } from 'vitest';
import { meaningOf, threatOf } from '../../src/boards/struggle-of-empires/auction/threat.ts';
import { oddsUnderWay } from '../../src/boards/struggle-of-empires/battle/odds-of.ts';
import { fromDefence, oddsWith, stakesOf } from '../../src/boards/struggle-of-empires/battle/stakes.ts';
import { board } from '../../src/boards/struggle-of-empires/index.tsx';
import { type GameChoice, idOf } from '../../src/boards/struggle-of-empires/read/seen.ts';
import { atQuestion, type Moment, momentWhen } from './kit.ts';
import { boardProps } from './props.ts';

const OPTIONS = { players: 6, edition: 'original' } as const;
const called = (seed: number): Moment => momentWhen(OPTIONS, seed, ({ ask }) => ask.key === 'call-allies.call');

describe('an attack under way', () => {
  it('is told over the prompt to whoever is attacked, and to nobody else', () => {
    const asked = (seed: number) => boardProps(called(seed));
    const befallen = [1, 2, 3, 4, 5, 6].map((seed) => {
      const { seat } = called(seed);
      const isMine = stakesOf(called(seed).view, seat)!.isPrincipal;
      expect(board.befallen!(asked(seed))).toBe(isMine ? 'You are attacked' : null);
      return isMine;
    });
    expect(new Set(befallen).size).toBe(2);
  });

  it('has the odds of nobody coming as it stands, and better ones for whoever is helped', () => {
    const { view, seat, ask } = called(2);
    expect(oddsWith(view, []).all).toEqual(oddsUnderWay(view)!.all);
    const stakes = stakesOf(view, seat)!;
    const mine = (helpers: readonly number[]) => {
      const { all } = oddsWith(view, helpers);
      return stakes.isMine ? fromDefence({ ...oddsWith(view, helpers), all }).all.win : all.win;
    };
    for (const option of ask.options) {
      const choice = choiceIn<GameChoice>(option);
      if (choice?.t === 'call') expect(mine([powerOf(choice.power)])).toBeGreaterThanOrEqual(mine([]));
    }
  });

  it('is seen by the defender the other way round', () => {
    const odds = oddsUnderWay(called(3).view)!;
    const { all } = fromDefence(odds);
    expect([all.win, all.tie, all.lose]).toEqual([odds.all.lose, odds.all.tie, odds.all.win]);
    expect(fromDefence(fromDefence(odds))).toEqual(odds);
  });
});

describe('a proposal', () => {
  it('names as safe whoever would be on my side, and as a threat whoever would not', () => {
    const { view } = momentWhen(
      OPTIONS,
      4,
      ({ ask, view: { open } }) => ask.key === 'auction.bid' && open.top.length === 1,
    );
    const me = idOf(view.open.top[0])!;
    const [a, b] = view.open.plays
      .flatMap((power) => idOf(power) ?? [])
      .filter((power) => power !== me && power !== idOf(view.open.bottom[0]));
    const meaning = meaningOf(view.open, me, { a, b })!;
    expect(meaning.safe.map(({ power }) => power)).toEqual([a]);
    expect(meaning.threats.map(({ power }) => power)).toEqual([b]);
  });

  it('puts no more at risk than there is', () => {
    const { view } = atQuestion(OPTIONS, 'turn.act', 5);
    const [me, ...others] = view.open.plays.flatMap((power) => idOf(power) ?? []);
    for (const power of others) {
      const { atRisk, ofAll } = threatOf(view.open, me, power);
      expect(atRisk).toBeLessThanOrEqual(ofAll);
    }
  });
});
