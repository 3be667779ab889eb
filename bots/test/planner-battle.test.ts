import { describe, expect, it } from 'vitest';
import { inTurn } from '../../games/struggle-of-empires/test/kit.ts';
import { answerTo, choiceOf, decide } from './empires.ts';

const top = ['france', 'austria'] as const;
const bottom = ['britain', 'spain', 'russia'] as const;
const options = { edition: 'deluxe' } as const;

/** Austria attacks Britain in the German States, and calls France, who stands there too. */
function austriaCalls(britain: number, austria: number, france: number) {
  return inTurn({
    options,
    top,
    bottom,
    war: 2,
    active: 'austria',
    lay: (t) =>
      t
        .units('austria', 'army', 'german-states', 2)
        .units('france', 'army', 'german-states')
        .units('britain', 'army', 'german-states', 2)
        .tokens('britain', 'german-states', 3)
        .tokens('austria', 'german-states')
        .vp('britain', britain)
        .vp('austria', austria)
        .vp('france', france),
  }).play('austria', 'action attack');
}

describe('the planner in battles', () => {
  it('comes to the help of an ally who hits the leader', () => {
    const trial = austriaCalls(45, 10, 30).play('austria', 'call france');
    expect(choiceOf(trial, 'france')).toBe('commit 1 0');
  });

  it('stays out where helping would only raise the leader', () => {
    const trial = austriaCalls(2, 60, 30).play('austria', 'call france');
    expect(choiceOf(trial, 'france')).toBe('commit 0 0');
  });

  it('calls those who could turn its own battle', () => {
    const trial = austriaCalls(30, 30, 30);
    expect(choiceOf(trial, 'austria')).toBe('call france');
  });

  it('offers no gold for help, and no more than one thing before it chooses', () => {
    const trial = austriaCalls(60, 30, 30);
    const first = decide(trial, 'austria');
    if (first.t === 'offer') expect(first.deal).toMatchObject({ t: 'promise', to: trial.g.seatOf[1] });
    expect(decide(trial, 'austria', { offers: [], made: 1 }).t).toBe('choose');
  });

  it('lets a local alliance serve where it tips the scales', () => {
    const trial = inTurn({
      options,
      top,
      bottom,
      lay: (t) =>
        t
          .units('france', 'army', 'baltic', 5)
          .units('france', 'navy', 'baltic', 1)
          .alliance('france', 'sweden')
          .units('britain', 'army', 'baltic', 1)
          .units('britain', 'navy', 'baltic', 4)
          .tokens('britain', 'baltic', 2),
    }).play('france', 'action attack', 'fight-at-sea yes');
    trial.play('britain', 'fight-at-sea yes');
    expect(trial.key).toBe('attack.alliances');
    expect(choiceOf(trial, 'france')).toBe('ally-as sweden army');
  });

  it('gives up the unit that hurts least', () => {
    const trial = inTurn({
      options,
      top,
      bottom,
      lay: (t) =>
        t
          .units('france', 'army', 'india', 5)
          .units('france', 'navy', 'india')
          .units('britain', 'army', 'india')
          .units('britain', 'fort', 'india')
          .tokens('britain', 'india', 2),
    });
    trial.dice(5, 1, 3, 3).play('france', 'action attack');
    expect(trial.key).toBe('losses.choose');
    expect(choiceOf(trial, 'britain')).toBe('lose britain army');
  });
});

describe('the planner and offers', () => {
  const quiet = () => inTurn({ options, top, bottom });

  it('accepts a gift', () => {
    const trial = quiet();
    expect(answerTo(trial, 'france', { t: 'gold', from: trial.g.seatOf[0], gold: 2 })).toBe(true);
  });

  it('takes no gold for what it might not do', () => {
    const trial = quiet();
    for (const promise of ['attack', 'stay-out', 'propose', 'not-bid', 'help'])
      expect(answerTo(trial, 'france', { t: 'gold', from: trial.g.seatOf[4], gold: 3, promise })).toBe(false);
  });

  it('takes gold for a peace its alliance keeps anyway, and for no other', () => {
    const trial = quiet();
    const from = (power: number) => ({ t: 'gold', from: trial.g.seatOf[power], gold: 1, promise: 'peace' });
    expect(answerTo(trial, 'france', from(4))).toBe(true);
    expect(answerTo(trial, 'france', from(0))).toBe(false);
  });

  it('takes gold for help it would give, and then gives it', () => {
    const trial = austriaCalls(45, 10, 30);
    const deal = { t: 'gold', from: trial.g.seatOf[4], gold: 1, promise: 'help' };
    expect(answerTo(trial, 'france', deal)).toBe(true);
    const unwilling = austriaCalls(2, 60, 30);
    expect(answerTo(unwilling, 'france', deal)).toBe(false);
  });
});
