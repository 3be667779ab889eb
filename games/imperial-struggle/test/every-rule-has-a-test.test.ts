import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const here = new URL('.', import.meta.url);
const doc = readFileSync(new URL('../../../docs/rulings/imperial-struggle.md', here), 'utf8');
const tests = readdirSync(here)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, here), 'utf8'))
  .join('\n');

/** The numbers of a part's tables. */
const numbered = (part: string): number[] => [...part.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number));
const [rules, rulings] = doc.slice(doc.indexOf('\n## Rules')).split('\n## Rulings');

/** Every number tests name: `rule 17`, `rules 39 and 40`, `rulings 35 to 38`. */
function named(word: string): Set<number> {
  const found = new Set<number>();
  for (const [, from, join, to] of tests.matchAll(new RegExp(`${word}s? (\\d+)(?: (and|to) (\\d+))?`, 'g'))) {
    const last = join === undefined ? Number(from) : Number(to);
    if (join === 'to') for (let n = Number(from); n <= last; n++) found.add(n);
    found.add(Number(from)).add(last);
  }
  return found;
}

it('Each numbered rule is tested by its number', () => {
  const tested = named('rule');
  expect(numbered(rules)).toEqual(Array.from({ length: 51 }, (_, i) => i + 1));
  expect(numbered(rules).filter((number) => !tested.has(number))).toEqual([]);
});

it('Each ruling is tested by its number', () => {
  const tested = named('ruling');
  const numbers = numbered(rulings);
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, i) => i + 1));
  expect(numbers.filter((number) => !tested.has(number))).toEqual([]);
});
