import type { GameEvent, ToldEvent } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import {
  chaptersOf,
  earlierThan,
  linesOf,
  stampedLines,
  stopAfter,
  stopBefore,
  stopsOf,
} from '../src/shell/time/story.ts';

const said = (id: number, t: string): ToldEvent<GameEvent> => ({ id, event: { t } });

describe('the log', () => {
  it('leaves out what was taken back, and says by whom', () => {
    const told: ToldEvent<GameEvent>[] = [
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
    const told: ToldEvent<GameEvent>[] = [
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
    const told: ToldEvent<GameEvent>[] = [said(0, 'war'), said(1, 'round'), { id: 2, takenBackFrom: 1, by: 0 }];
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

describe('the time of a line', () => {
  const chapter = ({ t }: GameEvent) =>
    t === 'war' ? { level: 1 as const, title: 'War' } : t === 'round' ? { level: 2 as const, title: 'Round' } : null;
  const told = [said(0, 'move'), said(1, 'war'), said(2, 'round'), said(3, 'move'), said(4, 'war'), said(5, 'move')];

  it('is the war and round it stands in, and the hour of the last stamp before it', () => {
    const stamps = [
      { from: 1, at: 1000 },
      { from: 4, at: 9000 },
    ];
    const lines = stampedLines(linesOf(told), stamps, chapter, new WeakMap());
    expect(lines.map(({ within }) => within.join(' '))).toEqual(['', 'War', 'War Round', 'War Round', 'War', 'War']);
    expect(lines.map(({ at }) => at)).toEqual([null, 1000, 1000, 1000, 9000, 9000]);
  });

  it('has before it what was told, the latest first, and not what was taken back', () => {
    const taken: ToldEvent<GameEvent>[] = [
      said(0, 'war'),
      said(1, 'move'),
      { id: 2, takenBackFrom: 1, by: 0 },
      said(3, 'build'),
      said(4, 'roll'),
    ];
    const last = stampedLines(linesOf(taken), [], chapter, new WeakMap()).at(-1)!;
    expect([...earlierThan(last)].map(({ t }) => t)).toEqual(['build', 'war']);
  });

  it('stays with the line, which is the same object whenever it is asked for', () => {
    const kept: Parameters<typeof stampedLines>[3] = new WeakMap();
    const first = stampedLines(linesOf(told.slice(0, 4)), [], chapter, kept);
    const then = stampedLines(linesOf(told), [], chapter, kept);
    expect(then.slice(0, 4).every((line, i) => line === first[i])).toBe(true);
  });
});
