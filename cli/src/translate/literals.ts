/** A text in a source file: where it stands, what it says, and the code in its gaps. */
export interface Literal {
  readonly from: number;
  readonly to: number;
  /** The key it stands at, as far as the line tells. */
  readonly key: string;
  /** With `{1}`, `{2}` … where code puts something in. */
  readonly text: string;
  readonly gaps: readonly string[];
}

/** Where something that is no text for people begins: modules, comparisons, types, choices between ids. */
const NO_TEXT =
  /(?:\bfrom|\bimport|\bcase|===|!==|[|<&]|\btypeof|\bin|\blanguage:|\bid:|\bt:|\bedition:|\.split\(|\.join\(|\.includes\(|\[)\s*$/;

/** Every text of a source file that people read, in order. */
export function literalsIn(source: string): Literal[] {
  const found: Literal[] = [];
  let at = 0;
  while (at < source.length) {
    const two = source.slice(at, at + 2);
    if (two === '//') at = ends(source, '\n', at);
    else if (two === '/*') at = ends(source, '*/', at);
    else if (source[at] === "'" || source[at] === '"') {
      const to = quotedEnd(source, at);
      note(found, source, at, to, [source.slice(at + 1, to - 1)], []);
      at = to;
    } else if (source[at] === '`') at = template(found, source, at);
    else at++;
  }
  return found.sort((a, b) => a.from - b.from);
}

const ends = (source: string, mark: string, from: number): number => {
  const at = source.indexOf(mark, from);
  return at < 0 ? source.length : at + mark.length;
};

function quotedEnd(source: string, from: number): number {
  let at = from + 1;
  while (at < source.length && source[at] !== source[from]) at += source[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** A text with gaps; what stands in a gap is code, which may hold texts of its own. */
function template(found: Literal[], source: string, from: number): number {
  const parts: string[] = [''];
  const gaps: string[] = [];
  let at = from + 1;
  while (at < source.length && source[at] !== '`') {
    if (source.startsWith('${', at)) {
      const to = gapEnd(source, at + 2);
      gaps.push(source.slice(at + 2, to));
      parts.push('');
      at = to + 1;
      continue;
    }
    const length = source[at] === '\\' ? 2 : 1;
    parts[parts.length - 1] += source.slice(at, at + length);
    at += length;
  }
  note(found, source, from, at + 1, parts, gaps);
  return at + 1;
}

function gapEnd(source: string, from: number): number {
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    if (source[at] === '`') at = template([], source, at) - 1;
    else if (source[at] === "'" || source[at] === '"') at = quotedEnd(source, at) - 1;
    else if (source[at] === '{') depth++;
    else if (source[at] === '}' && depth-- === 0) return at;
  }
  return source.length;
}

function note(
  found: Literal[],
  source: string,
  from: number,
  to: number,
  parts: readonly string[],
  gaps: readonly string[],
): void {
  const [before, after] = [source.slice(Math.max(0, from - 60), from), source.slice(to, to + 3)];
  const isKey = after.startsWith(':') && /[{,\n]\s*$/.test(before);
  const isType = /^ \|[^|]/.test(after);
  if (isKey || isType || NO_TEXT.test(before) || !parts.some((part) => /\p{L}/u.test(part))) return;
  const text = parts.map((part, i) => (i === 0 ? part : `{${i}}${part}`)).join('');
  found.push({ from, to, key: keyAt(source, from), text: text.replaceAll(/\\(['"`])/g, '$1'), gaps });
}

/** The nearest name before a colon, on this line or above. */
const keyAt = (source: string, from: number): string =>
  [...source.slice(0, from).matchAll(/(?:^|[{,]|\n)\s*'?([\w-]+)'?\s*:/g)].at(-1)?.[1] ?? '';

/** The source with other texts in place of its own; those without one stay. */
export function withTexts(
  source: string,
  literals: readonly Literal[],
  texts: readonly (string | undefined)[],
): string {
  let result = '';
  let at = 0;
  for (const [i, literal] of literals.entries()) {
    const text = texts[i];
    result +=
      source.slice(at, literal.from) +
      (text === undefined ? source.slice(literal.from, literal.to) : written(text, literal));
    at = literal.to;
  }
  return result + source.slice(at);
}

function written(text: string, { gaps }: Literal): string {
  if (gaps.length === 0) return `'${text.replaceAll(/\\(?![nrtu\\])/g, '\\\\').replaceAll("'", "\\'")}'`;
  const escaped = text.replaceAll('`', '\\`').replaceAll('${', '\\${');
  return `\`${escaped.replaceAll(/\{(\d+)\}/g, (mark, n) => (gaps[Number(n) - 1] === undefined ? mark : `\${${gaps[Number(n) - 1]}}`))}\``;
}

/** What is wrong with a translation: gaps that are missing, or that there are not. */
export function gapFault({ gaps }: Literal, text: string): string | null {
  const marks = [...text.matchAll(/\{(\d+)\}/g)].map(([, n]) => Number(n));
  const missing = gaps.flatMap((_, i) => (marks.includes(i + 1) ? [] : [`{${i + 1}}`]));
  if (missing.length > 0) return `${missing.join(', ')} is missing`;
  const extra = marks.filter((n) => n < 1 || n > gaps.length);
  return extra.length > 0 ? `there is no {${extra[0]}}` : null;
}
