import type { Seeded } from '@cabinet-wars/kernel';

const strings = [
  '',
  ' ',
  '../../../../etc/passwd',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '\u0000',
  '\uD800',
  '%00',
  '%2e%2e%2f',
  '#{7*7}',
  '{{7*7}}',
  'null',
  'true',
  '-1',
  '9'.repeat(40),
  'é'.repeat(300),
  '🏴'.repeat(60),
  'a'.repeat(5000),
];
const numbers = [-1, 0, 0.5, 1e308, -1e308, 2 ** 53, 99, 65536];
const names = ['__proto__', 'constructor', 'prototype', 'toString', 'id', 't', 'seat', 'length', 'name', ''];

export const pick = <T>(list: readonly T[], chance: Seeded): T => list[chance.roll(list.length)];

/** Any JSON at all. */
export function junk(chance: Seeded, depth = 3): unknown {
  const kind = chance.roll(depth > 0 ? 7 : 5);
  if (kind === 0) return pick(strings, chance);
  if (kind === 1) return pick(numbers, chance);
  if (kind === 2) return chance.roll(2) === 0;
  if (kind === 3) return null;
  if (kind === 4) return chance.roll(1000);
  if (kind === 5) return Array.from({ length: chance.roll(6) }, () => junk(chance, depth - 1));
  const fields = Array.from({ length: 1 + chance.roll(5) }, () => [pick(names, chance), junk(chance, depth - 1)]);
  // Text, since an object of ours would lose a field called __proto__ on the way.
  return JSON.parse(`{${fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`);
}

/** A text that is meant to be JSON and is not, or is far too much of it. */
export function brokenText(chance: Seeded): string {
  const whole = JSON.stringify(junk(chance)) ?? 'null';
  const kind = chance.roll(5);
  if (kind === 0) return whole.slice(0, chance.roll(whole.length));
  if (kind === 1) return `${whole}}`;
  if (kind === 2) return '['.repeat(10_000);
  if (kind === 3) return `{"a":"${'x'.repeat(100_000)}"}`;
  return String.fromCharCode(...Array.from({ length: 1 + chance.roll(40) }, () => chance.roll(256)));
}

export const segment = (chance: Seeded): string =>
  encodeURIComponent(pick(strings, chance).replace(/\uD800/g, '')).slice(0, 400);

/** An address of one's own, but for one in two that shares: the limits must be reached, and must not stop everything. */
export const somewhere = (chance: Seeded): string =>
  chance.roll(2) === 0 ? '10.9.9.9' : `10.${Array.from({ length: 3 }, () => chance.roll(256)).join('.')}`;
