import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** A module that is a whole language's, as the build tells them apart; one that is not whole has English beside it. */
const languageOf = (path: string): string | undefined =>
  /(?:^|\/)(?:(en|it)(?:-[a-z-]+)?\.ts|(en|it)\/[^/]+\.ts)$/.exec(path)?.slice(1).find(Boolean);

it('no language takes words from another: a client has only its own, and they would be silent there', () => {
  const files = globSync('{games,web,bots}/**/src/**/*.ts', {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  });
  const own = files.filter((file) => languageOf(file) !== undefined);
  expect(own.length).toBeGreaterThan(20);
  const taken = own.flatMap((file) => {
    const text = readFileSync(`${root}/${file}`, 'utf8');
    const from = [...text.matchAll(/^import (?!type)[^;]*from '(\.[^']+)'/gm)].map(([, path]) => path);
    return from
      .filter((path) => ![undefined, languageOf(file)].includes(languageOf(path)))
      .map((path) => `${file} ${path}`);
  });
  expect(taken).toEqual([]);
});
