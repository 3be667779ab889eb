import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { game as imperial } from '@cabinet-wars/imperial-struggle';
import { game as war } from '@cabinet-wars/seven-years-world-war';
import { game as empires } from '@cabinet-wars/struggle-of-empires';
import { describe, expect, it } from 'vitest';
import { botCalled, botsFor } from '../src/index.ts';

/** What lists are counted and looked up by. */
const COUNTED = ['0', '1', '2'];
const folder = new URL('../src/reference/', import.meta.url);

/** Every number written in the code of a folder, in order: its weights, whatever they are called. */
function numbersIn(name: string): string[] {
  const files = readdirSync(new URL(`${name}/`, folder)).sort();
  return files.flatMap((file) => {
    const text = readFileSync(new URL(`${name}/${file}`, folder), 'utf8');
    const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'[^']*'/g, '');
    return [...code.matchAll(/(?<![\w.])\d[\d_.]*/g)]
      .map(([number]) => number)
      .filter((number) => !COUNTED.includes(number));
  });
}

const frozen = {
  greedy: 'd972cb33c6ba48f4',
  'struggle-of-empires': '65c385ee3ce4b3cc',
  'imperial-struggle': 'ca107b289357a6df',
  'seven-years-world-war': '926011c7b0e65679',
};

describe('reference bots', () => {
  it.each(Object.entries(frozen))('keep every weight they had: %s', (name, known) => {
    const hash = createHash('sha256').update(numbersIn(name).join(' ')).digest('hex').slice(0, 16);
    expect(hash).toBe(known);
  });

  it.each([
    [empires, 'reference-planner'],
    [imperial, 'reference-minister'],
    [war, 'reference-commander'],
  ])('are called by their names and not offered at tables', async (game, id) => {
    const kind = await botCalled(game.id, id);
    expect(kind?.texts.it.name).toContain('riferimento');
    expect(typeof (await kind!.load())(game)).toBe('function');
    expect((await botsFor(game.id)).map((each) => each.id)).not.toContain(id);
  });
});
