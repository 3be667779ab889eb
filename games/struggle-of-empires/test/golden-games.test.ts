import { readdirSync, readFileSync } from 'node:fs';
import { verifyTranscript, writeTranscript } from '@cabinet-wars/kernel';
import { readGolden, replayed } from '@cabinet-wars/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../src/data/numbers.ts';
import { game } from '../src/game.ts';
import { ENDINGS, type Ending, goldenFile } from './endings.ts';

const endings = Object.keys(ENDINGS) as Ending[];
const KILOBYTE = 1024;

describe.each(EDITIONS)('A recorded game of the %s edition', (edition) => {
  it.each(endings)('ends as promised, and every choice and die is checked again: %s', (ending) => {
    const text = readFileSync(goldenFile(edition, ending), 'utf8');
    const transcript = readGolden(text);
    expect(transcript.options).toMatchObject({ edition, players: 2 });
    expect(transcript.chance.kind).toBe('sealed');

    const { problems, choices, outcomes } = verifyTranscript(game, transcript);
    expect(problems).toEqual([]);
    expect(choices).toBeGreaterThan(100);
    expect(outcomes).toBeGreaterThan(50);

    const table = replayed(game, transcript);
    expect(table.result).toEqual(transcript.result);
    const { final } = table.view('open').open;
    expect(endings.filter((each) => ENDINGS[each](table.result!, final!))).toEqual([ending]);
    expect(writeTranscript(transcript)).toBe(text);
    expect(text.length).toBeLessThan(200 * KILOBYTE);
  });
});

it('There is a recorded game for each way to end, and no other file', () => {
  const names = EDITIONS.flatMap((edition) => endings.map((ending) => `${edition}-${ending}.txt`));
  expect(readdirSync(new URL('golden', import.meta.url)).toSorted()).toEqual(names.toSorted());
});

it('A recorded game with one die changed is found out', () => {
  const text = readFileSync(goldenFile('deluxe', 'plain-win'), 'utf8');
  const [die, number, face] = text.match(/#(\d+) (\d)\/6/)!;
  const changed = text.replace(die, `#${number} ${(Number(face) + 1) % 6}/6`);
  const { problems } = verifyTranscript(game, readGolden(changed));
  expect(problems[0].message).toContain(`outcome #${number}`);
});
