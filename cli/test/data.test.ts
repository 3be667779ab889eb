import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copy } from '@cabinet-wars/kernel';
import { defaultData } from '@cabinet-wars/struggle-of-empires/data';
import { describe, expect, it } from 'vitest';
import { cli, newFile, run } from './command.ts';

function fileOf(data: unknown): string {
  const path = newFile('my-counters.json');
  writeFileSync(path, typeof data === 'string' ? data : JSON.stringify(data));
  return path;
}

const sim = (path: string, game = 'struggle-of-empires') => cli('sim', game, '--games', '2', '--data', path, '--json');

describe("--data with components of one's own", () => {
  it('plays with them', () => {
    const mine = { ...copy(defaultData), id: 'mine' };
    expect(sim(fileOf(mine))).toMatchObject({ code: 0, err: '' });
  });

  it('names every fault with where it stands', () => {
    const wrong = { ...copy(defaultData), id: 'My Box!', seaDie: { arrives: 9, stays: 1, sinks: 1 } };
    const { code, err } = sim(fileOf(wrong));
    expect(code).toBe(1);
    expect(err).toContain('my-counters.json cannot be used:');
    expect(err).toContain('seaDie.arrives');
    expect(err).toContain('id: a name of small letters');
  });

  it('refuses what is no JSON, what is not there, and games without replaceable data', () => {
    expect(sim(fileOf('{ counters'))).toMatchObject({ code: 1, err: expect.stringContaining('is no JSON') });
    expect(sim('nowhere.json')).toMatchObject({ code: 1, err: expect.stringContaining('there is no such file') });
    expect(sim(fileOf({}), 'teaching')).toMatchObject({
      code: 2,
      err: expect.stringContaining('no data that could be'),
    });
  });
});

describe('components of one’s own', () => {
  it('are handed out with comments, whole or based on ours, and taken back as they are', () => {
    const whole = newFile('whole.jsonc');
    expect(cli('components', 'struggle-of-empires', '--out', whole)).toMatchObject({ code: 0, err: '' });
    expect(readFileSync(whole, 'utf8')).toContain('// The faces of the country counters');
    expect(sim(whole)).toMatchObject({ code: 0, err: '' });
    const { out } = cli('components', 'struggle-of-empires', '--based-on', '--language', 'it');
    expect(out).toContain('// Il nome della tua serie');
    expect(sim(fileOf(out.replace('"mine"', '"small"')))).toMatchObject({ code: 0, err: '' });
  });

  it('go with a save and a transcript, so that nobody need have the file', () => {
    const folder = newFile('.');
    const data = fileOf(
      '{ "id": "cheap", "basedOn": "reconstructed", "seaDie": { "arrives": 6, "stays": 0, "sinks": 0 } }',
    );
    const [saved, transcript] = ['table.json', 'game.txt'].map((name) => join(folder, name));
    const typed = `save ${saved}\ntranscript ${transcript}\nquit\n`;
    const args = ['play', 'struggle-of-empires', '--players', '2', '--seats', 'me,me', '--data', data];
    expect(run('cli', args, typed)).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(readFileSync(saved, 'utf8')).saved.header.data).toMatchObject({ id: 'cheap' });
    expect(run('cli', ['play', '--load', saved], 'quit\n')).toMatchObject({ code: 0, err: '' });
    expect(readFileSync(transcript, 'utf8')).toMatch(/^data: \{"id":"cheap"/m);
  });
});
