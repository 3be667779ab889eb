import { exportTranscript, readTranscript, writeTranscript } from '@cabinet-wars/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { game, played } from './played.ts';

const table = played(1);
const good = writeTranscript(exportTranscript(game, table.header, table.journal, 0));
const problemWith = (text: string) => {
  const read = readTranscript(text);
  return read.ok ? null : read.problem;
};
const lineOf = (part: string) => good.slice(0, good.indexOf(part)).split('\n').length;

describe('text that is no transcript', () => {
  it.each([
    ['nothing at all', '', 1, 'cabinet-wars transcript'],
    ['a letter', 'Dear Anna,\n', 1, 'cabinet-wars transcript'],
    ['a format of the future', good.replace('transcript 1', 'transcript 2'), 1, 'only format 1'],
    ['a header cut off', good.slice(0, good.indexOf('rules:')), 3, 'the text ends'],
    ['a body cut off', good.slice(0, good.indexOf('\n10. ') + 1), lineOf('\n10. ') + 1, 'the text ends'],
    [
      'an unknown seat',
      good.replace('\n10. ', '\n10. x').replace(/\n10\. x\w+/, '\n10. purple'),
      lineOf('\n10. ') + 1,
      'no seat is called purple',
    ],
    ['a number left out', good.replace('\n10. ', '\n11. '), lineOf('\n10. ') + 1, 'should be written "10.'],
    ['broken JSON', good.replace('"Anna"', '"An\\na\\"'), lineOf('seat red'), 'not JSON'],
    ['an outcome that is none', good.replace('#0 ', '#zero '), lineOf('#0 '), 'is no outcome'],
    ['an outcome too large', good.replace(/#0 \d+\/20/, '#0 20/20'), lineOf('#0 '), '20 is not below 20'],
    ['something after the end', `${good}PS\n`, good.split('\n').length, 'nothing may follow'],
    ['carriage returns', good.replaceAll('\n', '\r\n'), 2, 'expected the game'],
    ['a game without an end', good.replace('\nend\n', '\n'), good.split('\n').length - 1, 'the text ends'],
  ])('%s is told with its line', (_what, text, line, message) => {
    const problem = problemWith(text);
    expect(problem?.message).toContain(message);
    expect(problem?.line).toBe(line);
  });

  it('is refused when it is nested beyond measure or far too long', () => {
    expect(problemWith(good.replace('start: set-up', `start: {"a":${'['.repeat(100)}`.concat('}')))).toMatchObject({
      message: 'the data is nested too deeply',
    });
    expect(problemWith('x'.repeat(16_000_001))).toMatchObject({ line: 1 });
  });

  it('never throws, and what it does take it gives back byte by byte', () => {
    const cut = fc.nat(good.length);
    const mangled = fc.tuple(cut, cut, fc.string({ maxLength: 6 })).map(([a, b, put]) => {
      const [from, to] = a < b ? [a, Math.min(b, a + 12)] : [b, Math.min(a, b + 12)];
      return good.slice(0, from) + put + good.slice(to);
    });
    fc.assert(
      fc.property(mangled, (text) => {
        const read = readTranscript(text);
        if (read.ok) expect(writeTranscript(read.transcript)).toBe(text);
        else expect(read.problem.line).toBeGreaterThan(0);
      }),
      { seed: 1756, numRuns: 300 },
    );
  });
});
