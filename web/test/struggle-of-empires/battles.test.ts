import type { Event } from '@cabinet-wars/struggle-of-empires/view';
import { describe, expect, it } from 'vitest';
import { fightOf, isSeven } from '../../src/boards/struggle-of-empires/battle/battle-of.ts';
import { oddsOfAttack, oddsOfVoyage, oddsUnderWay } from '../../src/boards/struggle-of-empires/battle/odds-of.ts';
import { seaCheckOf } from '../../src/boards/struggle-of-empires/battle/sea-check-of.ts';
import { changedBy, motionOf } from '../../src/boards/struggle-of-empires/read/motion.ts';
import { chapter, doer, headline } from '../../src/boards/struggle-of-empires/story.ts';
import { atQuestion, moments } from './kit.ts';

const strength = (total: number) => ({
  units: total,
  forts: 0,
  helpers: 0,
  training: 0,
  alliances: 0,
  support: 0,
  fixed: 0,
  total,
});
const begins: Event = {
  t: 'combat-begins',
  combat: 'naval',
  region: 'caribbean',
  attacker: 'britain',
  against: 'france',
  attack: strength(3),
  defence: strength(1),
};
const rolled: Event = {
  t: 'combat-rolled',
  combat: 'naval',
  attackDice: [6, 2],
  defenceDice: [4, 3],
  attackTotal: 7,
  defenceTotal: 2,
};
const story: Event[] = [
  { t: 'attack-declared', power: 'britain', region: 'caribbean', against: 'france', free: false },
  begins,
  rolled,
  { t: 'combat-ended', combat: 'naval', outcome: 'attacker' },
  { t: 'unit-lost', power: 'france', unit: 'navy', place: 'caribbean', cause: 'combat' },
];

describe('a battle', () => {
  it('is told by its events: strengths, dice, outcome, losses', () => {
    const { battles } = fightOf(story);
    expect(battles).toHaveLength(1);
    expect(battles[0]).toMatchObject({
      combat: 'naval',
      outcome: 'attacker',
      losses: [{ power: 'france', unit: 'navy' }],
    });
    expect(battles[0].rolls[0]).toMatchObject({ attack: [6, 2], defenceTotal: 2 });
    expect(isSeven(battles[0].rolls[0].defence)).toBe(true);
    expect(isSeven(battles[0].rolls[0].attack)).toBe(false);
  });

  it('keeps every roll when a Reserve has them rolled again', () => {
    expect(fightOf([story[0], begins, rolled, rolled]).battles[0].rolls).toHaveLength(2);
  });

  it('is put away once something else is done', () => {
    const next: Event = { t: 'turn-begins', power: 'france' };
    expect(fightOf([...story, next]).battles).toHaveLength(1);
    expect(fightOf([...story, next, { t: 'passed', power: 'france' }]).battles).toEqual([]);
  });
});

describe('odds', () => {
  it('add up, for every attack that may be declared', () => {
    const { view, ask, seat } = atQuestion({ players: 5 }, 'attack.declare', 2);
    for (const option of ask.options) {
      const { all } = oddsOfAttack(view, seat, option as never)!;
      expect(all.win + all.tie + all.lose).toBeCloseTo(1);
    }
  });

  it('are those of the attack under way while helpers are called', () => {
    const { view } = atQuestion({ players: 6 }, 'call-allies.call', 1);
    expect(oddsUnderWay(view)!.all.win).toBeGreaterThanOrEqual(0);
  });

  it('of the sea are the die’s: four faces in six arrive', () => {
    for (const { view, ask } of moments({ players: 5, edition: 'deluxe' }, 5)) {
      if (ask.key !== 'move.to') continue;
      const from = (view.open.stack.at(-1) as unknown as { from: number }).from;
      const odds = oddsOfVoyage(view, { t: 'to', place: 'india' });
      if (from === 4) continue;
      expect(odds).toEqual({ arrives: 4 / 6, stays: 1 / 6, lost: 1 / 6 });
      return;
    }
  });

  it('of the sea in the original are five in six, and a second die for the rest', () => {
    const { view } = atQuestion({ players: 5, edition: 'original' }, 'move.to', 5);
    const odds = oddsOfVoyage(view, { t: 'to', place: 'india' }) ?? { arrives: 32 / 36, stays: 2 / 36, lost: 2 / 36 };
    expect(odds.arrives).toBeCloseTo(32 / 36);
    expect(odds.lost).toBeCloseTo(2 / 36);
  });
});

describe('what moves', () => {
  it('is a counter from place to place, a home being its power’s', () => {
    const moved: Event = { t: 'moved', power: 'spain', unit: 'navy', from: 'home', to: 'baltic' };
    expect(motionOf(moved)).toEqual({ kind: 'travel', power: 'spain', unit: 'navy', from: 'spain', to: 'baltic' });
    expect(changedBy(moved)).toEqual([{ place: 'baltic', power: 'spain' }]);
  });

  it('shows a sea check until something else happens', () => {
    const check: Event = {
      t: 'sea-check',
      power: 'spain',
      unit: 'navy',
      from: 'home',
      to: 'india',
      dice: [1, 3],
      bonus: 0,
      roll: 'stays',
    };
    expect(
      seaCheckOf([
        check,
        { t: 'voyage-ended', power: 'spain', unit: 'navy', from: 'home', to: 'india', outcome: 'stays' },
      ]),
    ).toBe(check);
    expect(seaCheckOf([check, { t: 'passed', power: 'france' }])).toBeNull();
  });
});

describe('the story', () => {
  it('has wars and rounds as chapters, and says whose doing a thing is', () => {
    expect(chapter({ t: 'war-begins', war: 2 }, 'en')).toEqual({ level: 1, title: 'War II' });
    expect(chapter({ t: 'round-begins', war: 2, round: 3 }, 'it')).toEqual({ level: 2, title: 'Round 3' });
    expect(chapter({ t: 'passed', power: 'spain' }, 'en')).toBeNull();
    expect(doer({ t: 'passed', power: 'spain' })).toBe('spain');
    expect(doer({ t: 'war-begins', war: 1 })).toBeNull();
  });

  it('is headed by war and round, or auction', () => {
    expect(headline(atQuestion({ players: 5 }, 'turn.act').view, 'en')).toBe('War I, round 1 of 5');
    expect(headline(atQuestion({ players: 4 }, 'turn.act').view, 'it')).toBe('Guerra I, round 1 di 6');
    expect(headline(atQuestion({ players: 5 }, 'auction.bid').view, 'en')).toBe('War I, auction 1 of 4');
    expect(headline(atQuestion({ players: 5 }, 'set-up.place').view, 'en')).toBe('Set-up');
  });
});
