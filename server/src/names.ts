/** What a careless eye takes for a Latin letter, by that letter: Cyrillic, Greek, digits, letters with a stroke. */
const lookLike: Readonly<Record<string, string>> = {
  a: 'аα',
  b: 'вβь',
  c: 'сςϲ',
  d: 'ԁđ',
  e: 'еε',
  h: 'һнħ',
  i: 'іιı',
  j: 'јϳȷ',
  k: 'кκ',
  l: 'ӏ1ł',
  m: 'м',
  n: 'ηп',
  o: 'оοσ0ø',
  p: 'рρ',
  q: 'ԛ',
  r: 'г',
  s: 'ѕ',
  t: 'тτŧ',
  u: 'υμ',
  v: 'νѵ',
  w: 'ԝω',
  x: 'хχ',
  y: 'уүγ',
};
const plain = new Map(
  Object.entries(lookLike).flatMap(([letter, others]) => [...others].map((each) => [each, letter])),
);

/** Two names with one skeleton look the same, more or less: accents, signs between letters and capitals do not count. */
export function nameSkeleton(name: string): string {
  // A capital I is a small l to the eye, and would be lost among small letters.
  const small = name.normalize('NFKC').replaceAll('I', 'l').toLowerCase().normalize('NFD');
  const letters = [...small.replaceAll(/[\u0300-\u036f]/g, '')].map((letter) => plain.get(letter) ?? letter);
  return letters
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/[ ._'’-]/g, '');
}

/** By which a person is found: capitals and the kind of apostrophe do not count. */
export const nameKey = (name: string): string => name.trim().normalize('NFKC').toLowerCase().replaceAll('’', "'");
