import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PICKED } from './picked.ts';

/** The icons every board uses, and nothing of the thousands of others. */
export const files = (): Record<string, string> =>
  iconFile('src/counters/generated/icons.ts', PICKED, 'ICON', 'IconName');

/** One file with the path of each picked icon, in its box of 512. */
export function iconFile(
  path: string,
  picked: Readonly<Record<string, string>>,
  name: string,
  type: string,
): Record<string, string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const all: Record<string, { body: string }> = JSON.parse(readFileSync(file, 'utf8')).icons;
  const rows = Object.entries(picked).map(([key, icon]) => `  ${key}: '${pathOf(all[icon].body, icon)}',`);
  const text = [
    '// Made by `npm run art -w web` from game-icons (CC BY 3.0, see CREDITS.md). Change art/icons, not this file.',
    `export const ${name} = {`,
    ...rows,
    '} as const;',
    `export type ${type} = keyof typeof ${name};`,
    '',
  ];
  return { [path]: text.join('\n') };
}

function pathOf(body: string, icon: string): string {
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
  if (!paths.length) throw new Error(`The icon ${icon} is no path`);
  return paths.map(rounded).join('');
}

/** To tenths of the 512, each figure set apart. Arcs stay as they are: their flags may be written together. */
function rounded(d: string): string {
  if (/a/i.test(d)) return d;
  return d.replace(/-?\d*\.\d+/g, (figure) => {
    const value = `${Math.round(Number(figure) * 10) / 10 || 0}`.replace(/^(-?)0\./, '$1.');
    return value.startsWith('-') ? value : ` ${value}`;
  });
}
