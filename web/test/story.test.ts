import type { GameEvent, Told } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { chaptersOf, linesOf, stopAfter, stopBefore, stopsOf } from '../src/shell/time/story.ts';

const said = (id: number, t: string): Told<GameEvent> => ({ id, event: { t } });

describe('the log', () => {
  it('leaves out what was taken back, and says by whom', () => {
    const told: Told<GameEvent>[] = [
      said(0, 'war'),
      said(1, 'move'),
      { id: 2, takenBackFrom: 1, by: 0 },
      said(3, 'build'),
    ];
    expect(linesOf(told)).toEqual([
      { kind: 'event', id: 0, event: { t: 'war' } },
      { kind: 'taken-back', id: 2, by: 0 },
      { kind: 'event', id: 3, event: { t: 'build' } },
    ]);
  });

  it('forgets a taking back that was itself taken back', () => {
    const told: Told<GameEvent>[] = [
      said(0, 'war'),
      said(1, 'move'),
      said(2, 'move'),
      { id: 3, takenBackFrom: 2, by: 0 },
      { id: 4, takenBackFrom: 1, by: 0 },
    ];
    expect(linesOf(told).map(({ id }) => id)).toEqual([0, 4]);
  });
});

describe('chapters', () => {
  const chapter = (event: GameEvent) =>
    event.t === 'war'
      ? ({ level: 1, title: 'War' } as const)
      : event.t === 'round'
        ? ({ level: 2, title: 'Round' } as const)
        : null;

  it('begin where the game says, at the moment one could know it', () => {
    const told = [said(0, 'war'), said(1, 'round'), said(2, 'move'), said(3, 'round')];
    expect(chaptersOf(told, [0, 0, 4, 9], chapter)).toEqual([
      { level: 1, title: 'War', id: 0, at: 0 },
      { level: 2, title: 'Round', id: 1, at: 0 },
      { level: 2, title: 'Round', id: 3, at: 9 },
    ]);
  });

  it('do not begin with what was taken back', () => {
    const told: Told<GameEvent>[] = [said(0, 'war'), said(1, 'round'), { id: 2, takenBackFrom: 1, by: 0 }];
    expect(chaptersOf(told, [0, 1, 2], chapter).map(({ id }) => id)).toEqual([0]);
  });
});

describe('stepping', () => {
  const stops = stopsOf([0, 0, 3, 3, 7], 9);
  it('stops where something became known, and at both ends', () => expect(stops).toEqual([0, 3, 7, 9]));
  it('goes back and forth between them', () => {
    expect(stopBefore(stops, 9)).toBe(7);
    expect(stopBefore(stops, 5)).toBe(3);
    expect(stopAfter(stops, 3)).toBe(7);
  });
  it('stays where it is at the ends', () => {
    expect(stopBefore(stops, 0)).toBe(0);
    expect(stopAfter(stops, 9)).toBe(9);
  });
});
