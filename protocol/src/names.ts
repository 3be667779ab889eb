/**
 * Names nobody can imitate, after UTS 39 (Unicode security mechanisms), small enough to be read: letters of one script, none
 * that cannot be seen. That no two names look the same is the server's affair.
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
