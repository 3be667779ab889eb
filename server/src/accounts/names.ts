/**
 * Names nobody can imitate, after UTS 39 (Unicode security mechanisms), small enough to be read: letters of one script,
 * none that cannot be seen, and no two names that look the same.
 */

/** Latin without the letters of phonetics and old manuscripts, many of which look like plain ones. */
const LATIN = /[A-Za-zÀ-ÖØ-öø-žƠơƯưǍ-ǜǦ-ǭǰǴǵǸ-țȞȟȦ-ȳḀ-ẛẞẠ-ỹ]/u;

/** Scripts in everyday use (UAX 31, table 5). Chinese, Japanese and Korean are written with several at once. */
const scripts: readonly RegExp[] = [
  LATIN,
  /[Ͱ-ϡ]/u,
  /[Ѐ-ӿ]/u,
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー々]/u,
  /[\p{sc=Hang}\p{sc=Han}]/u,
  /[\p{sc=Bopo}\p{sc=Han}]/u,
  ...['Arab', 'Armn', 'Beng', 'Deva', 'Ethi', 'Geor', 'Gujr', 'Guru', 'Hebr', 'Khmr', 'Knda', 'Laoo']
    .concat(['Mlym', 'Mymr', 'Orya', 'Sinh', 'Taml', 'Telu', 'Thaa', 'Thai', 'Tibt'])
    .map((script) => new RegExp(`\\p{sc=${script}}`, 'u')),
];

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const SHAPE = /^[\p{L}0-9]+(?:[ ._'’-][\p{L}0-9]+)*$/u;

/** Letters and digits of one script, with single signs between them. */
export function isName(name: string): boolean {
  if (INVISIBLE.test(name) || !SHAPE.test(name)) return false;
  const letters = [...name].filter((each) => /\p{L}/u.test(each));
  return letters.length === 0 || scripts.some((script) => letters.every((letter) => script.test(letter)));
}

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
