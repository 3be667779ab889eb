import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../src/store/lines.ts';
import { newFile } from './command.ts';

async function read(text: string, longest?: number): Promise<string[]> {
  const file = newFile('lines');
  writeFileSync(file, text);
  return Array.fromAsync(linesOf(file, longest));
}

describe('the lines of a backup', () => {
  it('end at a line feed and at no other letter that ends a line', async () => {
    const said = JSON.stringify({ text: 'one\u2028two\u2029three\u0085four' });
    expect(said).toContain('\u2028');
    expect(await read(`${said}\n"a\r"\n`)).toEqual([said, '"a\r"']);
  });

  it('are whole however the file is read in pieces', async () => {
    const lines = ['é'.repeat(70_000), '', 'x'.repeat(200_000), 'the last, without its end'];
    expect(await read(lines.join('\n'))).toEqual(lines);
  });

  it('are refused where one is longer than any of a backup', async () => {
    await expect(read(`short\n${'x'.repeat(300_000)}`, 100_000)).rejects.toThrow('line 2');
  });
});
