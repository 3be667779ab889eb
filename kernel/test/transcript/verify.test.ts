import {
  exportTranscript,
  readTranscript,
  Seeded,
  sealedOutcome,
  seedHash,
  verifyTranscript,
  writeTranscript,
} from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { game, played, seal } from './played.ts';

const table = played(1);
const good = writeTranscript(exportTranscript(game, table.header, table.journal, 0));

function problemsOf(text: string) {
  const read = readTranscript(text);
  if (!read.ok) throw new Error(`line ${read.problem.line}: ${read.problem.message}`);
  return verifyTranscript(game, read.transcript).problems;
}

const lineOf = (part: string | RegExp) => good.slice(0, good.search(part)).split('\n').length + 1;

describe('verifying a transcript', () => {
  it('finds nothing wrong with a game as it was played', () => {
    expect(problemsOf(good)).toEqual([]);
    const seeded = played(2, Number.POSITIVE_INFINITY, new Seeded(5));
    const text = writeTranscript(exportTranscript(game, seeded.header, seeded.journal, 0));
    expect(problemsOf(text)).toEqual([]);
    expect(problemsOf(text.replace('seed: "5"', 'seed: "6"'))).not.toEqual([]);
  });

  it('says how much it has looked at', () => {
    const read = readTranscript(good);
    if (!read.ok) throw new Error(read.problem.message);
    const { choices, outcomes } = verifyTranscript(game, read.transcript);
    expect(outcomes).toBe(good.match(/#\d+ /g)!.length);
    expect(choices).toBe(good.match(/ \| /g)!.length);
  });

  it('finds a die that was turned', () => {
    const [, counter, value] = /#(\d+) ([0-4])\/6[,\n]/.exec(good)!;
    const turned = good.replace(`#${counter} ${value}/6`, `#${counter} ${Number(value) + 1}/6`);
    const right = sealedOutcome(seal, Number(counter), 6);
    expect(problemsOf(turned)[0].message).toBe(
      `outcome #${counter} is ${Number(value) + 1}/6, the seed gives ${right}/6`,
    );
  });

  it('finds a number passed over', () => {
    const skipped = good.replace('#3 ', '#4 ');
    expect(problemsOf(skipped)).toContainEqual({
      line: lineOf(/\n0\. set-up/),
      message: 'outcome #4 stands where #3 should',
    });
  });

  it('finds dice that stand beside the wrong choice', () => {
    const moved = good.replace(/\n(\d+\. \w+ \| .+)\n(\d+\. \w+ \| .+)\n( {3}= .+)\n/, '\n$1\n$3\n$2\n');
    expect(moved).not.toBe(good);
    expect(problemsOf(moved)[0].message).toMatch(/\d outcomes stand here, the rules call for 0/);
  });

  it('finds a seed that is not the one promised', () => {
    const other = 'ab'.repeat(32);
    const problems = problemsOf(good.replace(`seed: ${seal.seed}`, `seed: ${other}`));
    expect(problems).toContainEqual(expect.objectContaining({ message: expect.stringContaining(seedHash(other)) }));
  });

  it('finds a choice nobody was offered, on its line', () => {
    const forged = good.replace(/\n(\d+\. \w+) \| attack .*\n/, '\n$1 | attack hill hill\n');
    expect(forged).not.toBe(good);
    const [problem] = problemsOf(forged);
    expect(problem.line).toBe(lineOf(/\n\d+\. \w+ \| attack /));
    expect(problem.message).toContain('was not offered');
  });

  it('finds a word that is no choice at all', () => {
    const [problem] = problemsOf(good.replace(/ \| attack .*\n/, ' | attack the moon\n'));
    expect(problem.message).toContain('"attack the moon" is no choice');
  });

  it('finds an offer answered by somebody it was not made to', () => {
    const found = /\n(\d+\. )(\w+)( (?:accepts|declines) \d+)\n/.exec(good)!;
    const another = ['red', 'blue', 'green'].find(
      (label) => label !== found[2] && !offererOf(found[3]).includes(label),
    )!;
    const forged = good.replace(found[0], `\n${found[1]}${another}${found[3]}\n`);
    expect(problemsOf(forged)).toContainEqual(expect.objectContaining({ message: 'not-your-offer' }));
  });

  it('finds a result that was improved', () => {
    const scores = /scores: \[(\d+),/.exec(good)!;
    const better = good.replace(scores[0], `scores: [${Number(scores[1]) + 1},`);
    expect(problemsOf(better)).toEqual([
      { line: lineOf(/\nresult: /), message: expect.stringContaining('the result is not what the rules say') },
    ]);
  });

  it('finds a game broken off that claims a result, and rules that are not these', () => {
    const last = Number(/\n(\d+)\. [^\n]*(\n {3}[^\n]*)*\n\nresult/.exec(good)![1]);
    const cut = good.replace(new RegExp(`\\n${last}\\. [^\\n]*(\\n {3}[^\\n]*)*\\n\\nresult`), '\n\nresult');
    expect(problemsOf(cut)).toContainEqual(expect.objectContaining({ message: expect.stringContaining('not over') }));
    expect(problemsOf(good.replace('rules: 1', 'rules: 2'))).toEqual([
      { line: 3, message: 'played by rules 2, checked by rules 1' },
    ]);
  });

  it('finds options the game does not have', () => {
    expect(problemsOf(good.replace('option players: 3', 'option players: 9'))[0]).toMatchObject({ line: 4 });
  });
});

const offererOf = (answer: string): string =>
  new RegExp(`(\\w+) offers ${answer.trim().split(' ')[1]} `).exec(good)![1];
