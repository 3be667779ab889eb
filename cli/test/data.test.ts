import { writeFileSync } from 'node:fs';
import { copy } from '@cabinet-wars/kernel';
import { defaultData } from '@cabinet-wars/struggle-of-empires/data';
import { describe, expect, it } from 'vitest';
import { cli, newFile } from './command.ts';

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
