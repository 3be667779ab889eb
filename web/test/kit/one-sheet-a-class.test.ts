import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const boards = join(import.meta.dirname, '../../src/boards');

/** What rules of one class alone set, by class, outside of any query. */
function propertiesIn(css: string): [string, string][] {
  const plain = css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/@(media|container|keyframes|supports)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors, body]) =>
    selectors
      .split(',')
      .map((selector) => selector.trim())
      .filter((selector) => /^\.[a-z-]+$/.test(selector))
      .flatMap((selector) =>
        [...body.matchAll(/([a-z-]+)\s*:/g)].map(([, property]): [string, string] => [selector, property]),
      ),
  );
}

// Which sheet comes last is up to the build: the shading of what a force can reach was once lost to another of that name.
it.each(['struggle-of-empires', 'imperial-struggle', 'seven-years-world-war'])(
  'no two style sheets of %s set the same property of the same class',
  (board) => {
    const set = new Map<string, string>();
    const twice: string[] = [];
    for (const sheet of globSync('**/*.css', { cwd: join(boards, board) }))
      for (const [selector, property] of propertiesIn(readFileSync(join(boards, board, sheet), 'utf8'))) {
        const key = `${selector} ${property}`;
        const before = set.get(key) ?? sheet;
        if (before !== sheet) twice.push(`${key}: ${before} and ${sheet}`);
        set.set(key, sheet);
      }
    expect(twice).toEqual([]);
  },
);
