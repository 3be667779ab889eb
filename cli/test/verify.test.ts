import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cli, newFile } from './command.ts';

describe('npm run verify', () => {
  const file = newFile('game.txt');
  const made = cli('play', 'teaching', '--seats', 'random,random,random', '--seed', '4', '--transcript', file);
  const good = readFileSync(file, 'utf8');
  const changed = (from: string | RegExp, to: string) => {
    const other = newFile('changed.txt');
    writeFileSync(other, good.replace(from, to));
    return { other, ...cli('verify', other) };
  };

  it('finds nothing wrong with a game just played', () => {
    expect(made.code).toBe(0);
    const { code, out, err } = cli('verify', file);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/teaching, \d+ choices legal, \d+ outcomes as its sealed seed gives, result right/);
  });

  it('shows each step of the proof', () => {
    const { out } = cli('verify', file);
    const hash = /seed-hash: (\w+)/.exec(good)![1];
    const seed = /\nseed: (\w+)/.exec(good)![1];
    expect(out).toContain(`1. promised when the table was laid out: seed-hash ${hash}`);
    expect(out).toMatch(/2\. then the nonces, by chair:\n {3}0 "0" {2}red, from its client/);
    expect(out).toContain(`3. told at the end: seed ${seed}\n   its SHA-256 is ${hash}: right`);
    expect(out).toContain('4. seats were not drawn by lot');
    expect(out).toContain('5. every roll, as the seed and the nonces give it: right');
    const shown = out.match(/#\d+ \d+\/\d+/g)!;
    expect(shown).toHaveLength(good.match(/#\d+ /g)!.length);
    expect(changed(seed, seed.replace(/^./, seed.startsWith('a') ? 'b' : 'a')).out).toMatch(
      /its SHA-256 is \w+: WRONG/,
    );
  });

  it('does not mind line ends that a mail program has changed', () => {
    expect(changed(/\n/g, '\r\n').code).toBe(0);
  });

  it('says which outcome differs and on which line', () => {
    const [found, counter, value, n] = /#(\d+) (\d+)\/(\d+) hidden/.exec(good)!;
    const turned = (Number(value) + 1) % Number(n);
    const { code, out, other } = changed(found, `#${counter} ${turned}/${n} hidden`);
    expect(code).toBe(1);
    expect(out).toContain(`${other}:16: outcome #${counter} is ${turned}/${n}, the seed gives ${value}/${n}`);
  });

  it('says on which line a text stops being a transcript', () => {
    const { code, err, other } = changed('rules: 1', 'rules: one');
    expect({ code, err }).toEqual({
      code: 1,
      err: `cabinet-wars: ${other}:3: expected the version of the rules, \`rules: 1\`\n`,
    });
  });

  it('knows no game it was not told of', () => {
    expect(changed('game: teaching', 'game: chess')).toMatchObject({
      code: 1,
      err: expect.stringContaining('"chess"'),
    });
  });

  it('wants one file that is there', () => {
    expect(cli('verify')).toMatchObject({ code: 2 });
    expect(cli('verify', '/no/such/file')).toMatchObject({ code: 1, err: expect.stringContaining('no such file') });
  });
});
