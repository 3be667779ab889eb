import { reckon, wordsOf } from '@cabinet-wars/host/lessons';
import { describe, expect, it } from 'vitest';
import { cli } from './command.ts';

describe('lessons', () => {
  it('prints every text of a lesson in order, with words and time', () => {
    const { code, out, err } = cli('lessons', 'struggle-of-empires');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^== struggle-of-empires: \d+ words, .*about \d+ minutes$/m);
    const steps = [...out.matchAll(/^(\d+)\. /gm)].map(([, step]) => Number(step));
    expect(steps).toEqual(steps.map((_, i) => i + 1));
    expect(out).not.toContain('imperial-struggle');
  });

  it('does so in Italian, and knows what it has not got', () => {
    expect(cli('lessons', 'imperial-struggle', '--language', 'it').out).toContain('La tua prima pace');
    expect(cli('lessons', 'chess').code).not.toBe(0);
    expect(cli('lessons', '--language', 'xx').code).not.toBe(0);
  });

  it('reckons by what is read, chosen and watched', () => {
    expect(wordsOf('One, two – three: 4.')).toBe(4);
    const step = { id: 'a', does: ['go', 'stop'], afterwards: ['x | y'] };
    const lesson = { id: 'l', minutes: 1, options: {}, seed: '1', seat: 0, opening: [], steps: [step] };
    const texts = {
      title: 'T',
      about: 'b',
      end: 'e',
      steps: { a: { title: 't', text: 'w '.repeat(297), others: { o: 'no' } } },
    };
    expect(reckon(lesson, texts)).toEqual({ words: 300, answers: 1, choices: 2, watched: 1, minutes: 2 });
  });
});
