import { readdirSync, readFileSync } from 'node:fs';
import { journalOf, Table } from '@cabinet-wars/kernel';
import { readGolden } from '@cabinet-wars/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { game } from '../src/game.ts';

const folder = new URL('old/', import.meta.url);

/** A game that version 1 has recorded, as its host would load it: a snapshot from before, and what was done since. */
function loaded(file: string) {
  const transcript = readGolden(readFileSync(new URL(file, folder), 'utf8'));
  const read = journalOf(game, transcript);
  if (!read.ok) throw new Error(JSON.stringify(read));
  const { header, journal } = read;
  const { snapshot } = Table.replay(game, header, []).save();
  const saved = { header, journal, forgotten: 0, snapshot } as Parameters<typeof Table.load<typeof game>>[1];
  return { table: Table.load(game, saved), transcript };
}

describe('A game that version 1 has begun', () => {
  it.each(readdirSync(folder))('goes on where it was, with the journal it has: %s', (file) => {
    const { table, transcript } = loaded(file);
    expect(table.header.stateVersion).toBe(game.stateVersion);
    expect(table.result).toEqual(transcript.result);
  });
});
