import { readdirSync, readFileSync } from 'node:fs';
import { verifyTranscript, writeTranscript } from '@cabinet-wars/kernel';
import { readGolden } from '@cabinet-wars/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { game } from '../src/game.ts';
import { ENDINGS, type Ending, goldenFile } from './endings.ts';

const endings = Object.keys(ENDINGS) as Ending[];
const KILOBYTE = 1024;

describe('A recorded game', () => {
  it.each(endings)('ends as promised, and every choice and every draw is checked again: %s', (ending) => {
    const text = readFileSync(goldenFile(ending), 'utf8');
    const transcript = readGolden(text);
    expect(transcript.chance.kind).toBe('sealed');
    const { problems, choices, outcomes } = verifyTranscript(game, transcript);
    expect(problems).toEqual([]);
    expect(choices).toBeGreaterThan(30);
    expect(outcomes).toBeGreaterThan(50);
    expect(endings.filter((each) => ENDINGS[each](transcript.result!))).toEqual([ending]);
    expect(writeTranscript(transcript)).toBe(text);
    expect(text.length).toBeLessThan(100 * KILOBYTE);
  });

  it('is found out if one draw is changed', () => {
    const text = readFileSync(goldenFile('france-at-thirty'), 'utf8');
    const [draw, number, value] = text.match(/#(\d+) (\d+)\/15 hidden/)!;
    const changed = text.replace(draw, `#${number} ${(Number(value) + 1) % 15}/15 hidden`);
    const { problems } = verifyTranscript(game, readGolden(changed));
    expect(problems[0].message).toContain(`outcome #${number}`);
  });
});

it('There is a recorded game for each way to win, and no other file', () => {
  const names = endings.map((ending) => `${ending}.txt`);
  expect(readdirSync(new URL('golden', import.meta.url)).toSorted()).toEqual(names.toSorted());
});
