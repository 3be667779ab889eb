import { readdirSync, readFileSync } from 'node:fs';
import { verifyTranscript, writeTranscript } from '@cabinet-wars/kernel';
import { readGolden, replayed } from '@cabinet-wars/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { game } from '../src/game.ts';
import { ENDINGS, endingOf, goldenFile } from './endings.ts';

const KILOBYTE = 1024;

describe('A recorded game', () => {
  it.each(ENDINGS)('ends as promised, and every choice and die is checked again: %s', (ending) => {
    const text = readFileSync(goldenFile(ending), 'utf8');
    const transcript = readGolden(text);
    expect(transcript.chance.kind).toBe('sealed');

    const { problems, choices, outcomes } = verifyTranscript(game, transcript);
    expect(problems).toEqual([]);
    expect(choices).toBeGreaterThan(50);
    expect(outcomes).toBeGreaterThan(20);

    const table = replayed(game, transcript);
    expect(table.result).toEqual(transcript.result);
    expect(endingOf(table.result!)).toBe(ending);
    expect(table.view('open').open.turn === 7).toBe(ending !== 'treaty');
    expect(writeTranscript(transcript)).toBe(text);
    expect(text.length).toBeLessThan(400 * KILOBYTE);
  });
});

it('There is a recorded game for each level of victory and one by treaty, and no other file', () => {
  const names = ENDINGS.map((ending) => goldenFile(ending).pathname.split('/').at(-1)!);
  expect(readdirSync(new URL('golden', import.meta.url)).toSorted()).toEqual(names.toSorted());
});

it('A recorded game with one die changed is found out', () => {
  const text = readFileSync(goldenFile('global'), 'utf8');
  const [die, number, face] = text.match(/#(\d+) (\d)\/6/)!;
  const changed = text.replace(die, `#${number} ${(Number(face) + 1) % 6}/6`);
  const { problems } = verifyTranscript(game, readGolden(changed));
  expect(problems[0].message).toContain(`outcome #${number}`);
});
