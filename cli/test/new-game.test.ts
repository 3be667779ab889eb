import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cli, newFile, run } from './command.ts';

/** A new game with its kernel linked, as `npm install` links it. */
function begun(name: string): string {
  const folder = newFile(name);
  expect(cli('new-game', folder)).toMatchObject({ code: 0, err: '' });
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const kernel: string = dependencies['@cabinet-wars/kernel'];
  mkdirSync(join(folder, 'node_modules/@cabinet-wars'), { recursive: true });
  symlinkSync(join(folder, kernel.replace('file:', '')), join(folder, 'node_modules/@cabinet-wars/kernel'));
  return folder;
}

const laws = (folder: string) => spawnSync(process.execPath, ['laws.ts'], { cwd: folder, encoding: 'utf8' });

describe('new-game', () => {
  const folder = begun('secret-letters');

  it('makes a game that keeps the laws and that hosts play by its name', () => {
    expect(laws(folder).stdout).toContain('secret-letters keeps the laws');
    const outside = { CABINET_WARS_GAMES: join(folder, 'manifest.ts') };
    const played = run('cli', ['sim', 'secret-letters', '--games', '20', '--json'], '', outside);
    expect(played).toMatchObject({ code: 0, err: '' });
    const typed = '{"do":"new","game":"secret-letters","options":{"players":2}}\n';
    const { out } = run('cli', ['engine'], typed, outside);
    expect(JSON.parse(out)).toMatchObject({ ok: true, asks: [{ key: 'round.send' }, { key: 'round.send' }] });
  });

  it('whose laws catch a sample that deals out again what was seen spent', () => {
    const path = join(folder, 'game.ts');
    const sound = readFileSync(path, 'utf8');
    const faulty = sound.replace('!open.spent.includes(card) && ', '');
    expect(faulty).not.toBe(sound);
    writeFileSync(path, faulty);
    const { status, stderr } = laws(folder);
    expect(status).toBe(1);
    expect(stderr).toMatch(/Law 5 .*saw envoy-\d\d spent, but a sample has it hidden again/s);
  });

  it('that was not installed is refused in a sentence', () => {
    const bare = newFile('bare-letters');
    cli('new-game', bare);
    const { code, err } = run('cli', ['sim', 'bare-letters'], '', { CABINET_WARS_GAMES: join(bare, 'manifest.ts') });
    expect(code).toBe(2);
    expect(err).toMatch(
      /^.*manifest\.ts cannot be used: Cannot find package .*: run `npm install` in its folder first\n$/,
    );
  });

  it('refuses a name that can be no id, and a folder that is there', () => {
    expect(cli('new-game', newFile('My Game'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('small letters'),
    });
    expect(cli('new-game', folder)).toMatchObject({ code: 1, err: expect.stringContaining('already') });
  });
});
