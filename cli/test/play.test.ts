import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cli, newFile, run } from './command.ts';

const play = (typed: readonly string[], ...args: string[]) =>
  run('cli', ['play', 'teaching', '--seed', '1', ...args], typed.map((line) => `${line}\n`).join(''));

describe('npm run play', () => {
  it('asks, takes a number or a choice in notation, and tells what happens', () => {
    const { code, out, err } = play(['bid 2', '1', 'quit']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('— Red —');
    expect(out).toMatch(/1\. pass {2}\[pass\]/);
    expect(out).toMatch(/2\. bid 1 … bid 4 {2}\[bid 1 …\]/);
    expect(out).toContain('Red bids 2');
  });

  it('tells what the seat itself can see, the middle of its own turn included', () => {
    const typed = ['1', '1', '1', 'tile inv-09', 'begin major', 'quit'].map((line) => `${line}\n`).join('');
    const { out } = run('cli', ['play', 'imperial-struggle', '--seed', '3'], typed);
    expect(out).toContain('(3 D)  [draw-event]');
  });

  it('asks for the value of a range, or takes it with the number', () => {
    expect(play(['2', '3', 'quit']).out).toContain('number from 1 to 4> 3\n  Red bids 3');
    expect(play(['2 3', 'quit']).out).toContain('Red bids 3');
    expect(play(['2 30', 'quit']).out).not.toContain('Red bids');
  });

  it('speaks Italian, too', () => {
    const { out } = play(['1', 'undo', 'quit'], '--language', 'it');
    expect(out).toContain('— Rosso —');
    expect(out).toContain('Rosso si ritira dall’asta.');
    expect(out).toContain('non puoi annullarla');
  });

  it('explains why not, and what it does not understand', () => {
    const { out } = play(['why recruit hill', 'why dance', 'dance', '17', 'help', 'orders', 'offers', 'quit']);
    expect(out).toMatch(/why recruit hill\n\S/);
    expect(out).toContain('"dance" is not a choice');
    expect(out.match(/That is no number on the list/g)).toHaveLength(2);
    expect(out).toContain('why <notation>');
    expect(out).toContain('ask me about reactions');
    expect(out).toContain('No offers.');
  });

  it('takes back a choice where that can be, and says why where not', () => {
    const { out } = play(['undo', '1', '1', 'undo', 'undo', 'quit'], '--seats', 'me,me,me', '--option', 'auction=off');
    expect(out).toContain('There is nothing to take back.\n');
    expect(out.match(/takes? that back|nothing to take back|it stands/g)!.length).toBeGreaterThan(1);
  });

  it('saves a table and takes it up again where it was', () => {
    const file = newFile('table.json');
    const before = play(['bid 4', `save ${file}`, 'quit']).out;
    expect(before).toContain(`Written to ${file}.`);
    const { code, out } = run('cli', ['play', '--load', file], 'quit\n');
    expect(code).toBe(0);
    expect(out).toContain('Red bids 4');
    expect(play([`load ${file}`, 'load /no/such/file', 'quit']).out).toContain('cannot read /no/such/file');
  });

  it('writes what the seat may know while the game lasts', () => {
    const file = newFile('game.txt');
    play(['bid 4', `transcript ${file}`, 'quit']);
    expect(readFileSync(file, 'utf8')).toContain('kind: redacted, as red may know it, not replayable');
    expect(cli('verify', file)).toMatchObject({ code: 1, out: expect.stringContaining('redacted') });
  });

  it('plays a whole game hot-seat through a pipe', () => {
    const { code, out } = play(
      [...new Array(600).fill('1'), 'quit'],
      '--seats',
      'me,me,me',
      '--option',
      'length=short',
    );
    expect(code).toBe(0);
    expect(out).toContain('The game is over.');
    expect(out).toMatch(/\n1\. (Red|Blue|Green)/);
  });

  it('seats bots that play to the end without anybody', () => {
    const { code, out } = play([], '--seats', 'random,random,random', '--option', 'length=short');
    expect(code).toBe(0);
    expect(out).toContain('The game is over.');
  });

  it("seats the game's usual bot, and with a seed the same game comes again", () => {
    const file = newFile('strongest.json');
    run('cli', ['play', 'imperial-struggle'], `save ${file}\nquit\n`);
    expect(JSON.parse(readFileSync(file, 'utf8')).sitters).toEqual(['me', 'captain']);
    const game = (bot: string) =>
      run('cli', ['play', 'imperial-struggle', '--seed', '5', '--seats', `${bot},me`], '1\n1\n1\n1\nquit\n').out;
    const played = game('captain');
    expect(game('captain')).toBe(played);
    expect(game('random')).not.toBe(played);
  });

  it('lets bots answer offers before anything else', () => {
    const offer = 'offer {"t":"gift","from":0,"to":1,"gold":1}';
    const { out } = play([offer, 'offers', 'quit']);
    expect(out).toContain('No offers.');
    expect(out).not.toContain('accept, decline');
  });

  it('asks whoever sits here about an offer at once', () => {
    const offer = 'offer {"t":"gift","from":0,"to":1,"gold":1}';
    const { out } = play([offer, 'dance', 'offers', 'accept', 'offers', 'quit'], '--seats', 'me,me,random');
    expect(out.match(/offer 1 by Red/g)!.length).toBeGreaterThan(2);
    expect(out).toContain('accept, decline, or Enter to leave it open> dance\nThat is no number on the list');
    expect(out).toMatch(/> accept\n {2}Red gives 1 gold to Blue/);
    const left = play([offer, '', 'quit'], '--seats', 'me,me,random').out;
    expect(left.match(/Enter to leave it open/g)).toHaveLength(1);
  });

  it('takes up a table with its bots, and says so where one is unknown', () => {
    const file = newFile('bots.json');
    play(['bid 2', `save ${file}`, 'quit']);
    expect(JSON.parse(readFileSync(file, 'utf8')).sitters).toEqual(['me', 'random', 'random']);
    expect(run('cli', ['play', '--load', file], 'quit\n').code).toBe(0);
    const stranger = readFileSync(file, 'utf8').replace('"random"', '"robot"');
    writeFileSync(file, stranger);
    expect(cli('play', '--load', file)).toMatchObject({
      code: 1,
      err: expect.stringContaining('no bot of this game is called "robot"'),
    });
  });

  it('says how it is used where there is no terminal and no game is named', () => {
    const { code, out } = run('cli', ['play']);
    expect(code).toBe(0);
    expect(out).toContain('npm run play -- <game>');
    expect(out).toContain('teaching');
  });

  it('ends well when the input does', () => {
    expect(play([])).toMatchObject({ code: 0, out: expect.stringContaining('The input ended before the game.') });
  });

  it.each([
    [['teching'], 2, 'did you mean "teaching"?'],
    [['teaching', '--seats', 'me,robot,me'], 2, 'a seat is one of me, random, not "robot"'],
    [
      ['struggle-of-empires', '--seats', 'me,minister'],
      2,
      'a seat is one of me, cadet, ensign, captain, marshal, random, not "minister"',
    ],
    [['teaching', '--seats', 'me'], 2, 'names 1 seats, this game has 3'],
    [['teaching', '--language', 'fr'], 2, '--language is one of en, it, not "fr"'],
    [['--load', '/no/such/file'], 1, 'cannot read /no/such/file: there is no such file or folder'],
  ])('%j is told in one line', (args, code, message) => {
    const ran = cli('play', ...args);
    expect(ran.code).toBe(code);
    expect(ran.err).toContain(message);
    expect(ran.err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('does not choke on a file that is no table', () => {
    const file = newFile('bad.json');
    for (const text of [
      '',
      '{}',
      '[1]',
      '{"cabinetWars":"table","sitters":["me"],"saved":{"header":{"game":"teaching"}}}',
    ]) {
      writeFileSync(file, text);
      const { code, err } = cli('play', '--load', file);
      expect({ text, code }).toEqual({ text, code: 1 });
      expect(err.trimEnd().split('\n')).toHaveLength(1);
    }
  });
});
