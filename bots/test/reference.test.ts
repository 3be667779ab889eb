import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { game as imperial } from '@cabinet-wars/imperial-struggle';
import { game as war } from '@cabinet-wars/seven-years-world-war';
import { game as empires } from '@cabinet-wars/struggle-of-empires';
import { describe, expect, it } from 'vitest';
import { botCalled, botsFor } from '../src/index.ts';

const folder = new URL('../src/reference/', import.meta.url);

/** Every number written in the code of a folder, in order: its weights, whatever they are called. */
function numbersIn(name: string): string[] {
  const files = readdirSync(new URL(`${name}/`, folder)).sort();
  return files.flatMap((file) => {
    const text = readFileSync(new URL(`${name}/${file}`, folder), 'utf8');
    const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'[^']*'/g, '');
    return [...code.matchAll(/(?<![\w.])\d[\d_.]*/g)].map(([number]) => number);
  });
}

const frozen = {
  greedy: '9424d9628e42c7e2',
  'struggle-of-empires': 'b6155d4ccb978a11',
  'imperial-struggle': 'b3668cfe72018b24',
  'seven-years-world-war': 'b40b97f39c927e84',
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
