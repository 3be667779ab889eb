// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepProgress, progressOf } from '../../src/lesson/progress.ts';

beforeEach(() => localStorage.clear());

describe('how far one has come in a lesson', () => {
  it('is kept by game and lesson', () => {
    keepProgress('a', 'first', 4, 9);
    expect(progressOf('a', 'first')).toEqual({ at: 4, isFinished: false });
    expect(progressOf('b', 'first')).toEqual({ at: 0, isFinished: false });
  });

  it('begins again after its end, and stays finished', () => {
    keepProgress('a', 'first', 9, 9);
    expect(progressOf('a', 'first')).toEqual({ at: 0, isFinished: true });
    keepProgress('a', 'first', 2, 9);
    expect(progressOf('a', 'first')).toEqual({ at: 2, isFinished: true });
  });

  it('is nothing where what was kept means nothing', () => {
    for (const kept of ['{', '[]', '7', '{"a/first":{"at":"x"}}', '{"a/first":3}']) {
      localStorage.setItem('cabinet-wars lessons', kept);
      expect(progressOf('a', 'first')).toEqual({ at: 0, isFinished: false });
    }
  });
});
