import {
  exportTranscript,
  journalOf,
  readTranscript,
  Scripted,
  Seeded,
  Table,
  type Transcript,
  wholeTranscript,
  writeTranscript,
} from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { game, played, seal } from './played.ts';

const textOf = (table: Table) => writeTranscript(exportTranscript(game, table.header, table.journal, 'spectator'));

function parsed(text: string): Transcript {
  const read = readTranscript(text);
  if (!read.ok) throw new Error(`line ${read.problem.line}: ${read.problem.message}`);
  return read.transcript;
}

describe('a finished game as a transcript', () => {
  const seeds = [1, 2, 3, 4, 5, 6];

  it.each(seeds)('comes back byte by byte from its own text (seed %i)', (seed) => {
    const text = textOf(played(seed));
    expect(writeTranscript(parsed(text))).toBe(text);
  });

  it.each(seeds)('can be played again to the same result and the same journal (seed %i)', (seed) => {
    const table = played(seed);
    const replayable = journalOf(game, parsed(textOf(table)));
    if (!replayable.ok) throw new Error(replayable.problem.message);
    expect(replayable.header).toEqual(table.header);
    expect(replayable.journal).toEqual(table.journal);
    const again = Table.replay(game, replayable.header, replayable.journal as never);
    expect(again.result).toEqual(table.result);
    expect(again.view('open')).toEqual(table.view('open'));
  });

  it('has met every kind of entry in these games', () => {
    const kinds = new Set(seeds.flatMap((seed) => played(seed).journal.map((entry) => entry.t)));
    expect([...kinds].sort()).toEqual(['answer', 'carry-out', 'choose', 'order', 'propose', 'undo', 'withdraw']);
  });

  it('reads like the game: who, what, which dice', () => {
    const text = textOf(played(1));
    expect(text).toMatch(/^cabinet-wars transcript 1\ngame: teaching\nrules: 1\noption players: 3\n/);
    expect(text).toContain('seat red: "Anna"\nseat blue: "Bruno \\"B.\\""\nseat green: "Carla\\nC."\n');
    expect(text).toMatch(/\n\d+\. (red|blue|green) \| attack [a-z]+ [a-z]+\n/);
    expect(text).toMatch(/\n {3}= #\d+ [0-5]\/6, #\d+ [0-5]\/6/);
    expect(text).toContain(`\nseed: ${seal.seed}\nend\n`);
  });

  it('is whole when somebody looks on, since nothing is hidden any more', () => {
    expect(parsed(textOf(played(1))).kind).toBe('whole');
  });
});

describe('where the numbers came from', () => {
  it('is said of seeded games, whose seed is no secret kept from anybody', () => {
    const text = textOf(played(2, Number.POSITIVE_INFINITY, new Seeded('a "seed"')));
    expect(text).toContain('\nchance: seeded\nstart: set-up\n');
    expect(text).toContain('\nseed: "a \\"seed\\""\n');
    expect(writeTranscript(parsed(text))).toBe(text);
  });

  it('is said to be unknown where it cannot be written down', () => {
    const table = played(2, 0, new Scripted(new Array(40).fill(0)));
    const text = writeTranscript(wholeTranscript(game, table.header, table.journal, null));
    expect(text).toContain('\nchance: other\n');
    expect(text).not.toContain('seed');
    expect(writeTranscript(parsed(text))).toBe(text);
  });
});

describe('a game that did not begin with the set-up', () => {
  it('carries its first state and can be played again', () => {
    const fork = played(3, 20).fork(new Seeded(9)) as Table;
    const text = writeTranscript(wholeTranscript(game, fork.header, fork.journal, null));
    const replayable = journalOf(game, parsed(text));
    if (!replayable.ok) throw new Error(replayable.problem.message);
    expect(replayable.header.start).toEqual(fork.header.start);
    expect(Table.replay(game, replayable.header, replayable.journal as never).view(0)).toEqual(fork.view(0));
  });
});
