import { conform, mustConform } from '@cabinet-wars/kernel/conformance';
import { describe, expect, it } from 'vitest';
import type { Fault } from './faults.ts';
import { closely, toy } from './toy.ts';

const failureOf = (fault: Fault, law: 2 | 3 | 4) =>
  conform(toy(fault), { ...closely, laws: [law], shrink: 4000 }).failures[0];

/** The numbered lines of a transcript: one for each choice. */
const choicesOf = (transcript: string): string[] => transcript.split('\n').filter((line) => /^[1-9]\d*\. /.test(line));

describe('a failure is told by a short transcript', () => {
  it('with the fewest choices that lead to it, each of them the simplest', () => {
    const { transcript } = failureOf('same option twice', 2);
    expect(choicesOf(transcript)).toEqual([
      '1. seat 0: bank 1',
      '2. seat 0: bank 1',
      '3. seat 0: bid 0',
      '4. seat 1: bid 0',
      '5. seat 0: pass',
      '6. seat 1: pass [draw 3 of 10]',
    ]);
  });

  it('with game, seed, options and what came of chance', () => {
    const { law, message, transcript } = failureOf('chance of its own', 3);
    expect(law).toBe(3);
    expect(message).toContain('score');
    expect(transcript).toMatch(
      /^toy, at the (flow|table), seed \S+, options {"players":2,"short":false}\n0\. set-up \[draw/,
    );
  });

  it('with its first and last lines where the game never ends', () => {
    const { message, transcript } = failureOf('endless game', 4);
    expect(message).toBe('not over after 400 choices');
    expect(transcript.split('\n').length).toBeLessThan(100);
    expect(transcript).toContain('lines …');
  });

  it('and the test that wanted no failure shows all of it', () => {
    const broken = toy('dead end');
    expect(() => mustConform(broken, { ...closely, laws: [2] })).toThrow(/Law 2 .*dead end: seat 1[\s\S]*seed 1\/0/);
  });
});
