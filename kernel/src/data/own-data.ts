import { sha256 } from '../chance/sha256.ts';
import { isRecord } from '../guards.ts';

/** Components of an owner's own, whole: plain data with a name, which a game is played with in place of ours. */
export interface OwnData {
  readonly id: string;
}

export const isOwnData = (given: unknown): given is OwnData => isRecord(given) && typeof given.id === 'string';

/** What tells two sets of one name apart: SHA-256 of all that is in it, whatever the order of its entries. */
export function dataHash(data: object): string {
  const digest = sha256(new TextEncoder().encode(JSON.stringify(inOrder(data))));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What a state names the components by it is played with: so two sets of one name are never taken for each other. */
export const dataKey = (data: { readonly id: string }): string => `${data.id}@${dataHash(data).slice(0, 16)}`;

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, inOrder(value[key])]),
  );
}

/** A set that says what it is based on holds only what differs: the rest is ours. Lists are replaced whole. */
export function completed(ours: { readonly id: string }, given: unknown): unknown {
  if (!isRecord(given) || given.basedOn !== ours.id) return given;
  const { basedOn: _, ...differing } = given;
  return merged(ours, differing);
}

function merged(ours: unknown, given: unknown): unknown {
  if (!isRecord(ours) || !isRecord(given)) return given;
  const changed = Object.entries(given).map(([key, value]) => [
    key,
    Object.hasOwn(ours, key) ? merged(ours[key], value) : value,
  ]);
  return { ...ours, ...Object.fromEntries(changed) };
}

/** JSON in which lines may end in a comment (`//`) and lists in a comma. What is no such text throws a SyntaxError. */
export function readCommented(text: string): unknown {
  const withoutComments = text.replace(/("(?:\\.|[^"\\\n])*")|\/\/[^\n]*/g, (_, quoted) => quoted ?? '');
  return JSON.parse(withoutComments.replace(/("(?:\\.|[^"\\\n])*")|,(?=\s*[}\]])/g, (_, quoted) => quoted ?? ''));
}

const LINE = 110;

/** A set as a text to be edited: each part below what may be said of it. */
export function templateOf(data: OwnData, notes: Readonly<Record<string, string>>, heading = ''): string {
  const parts = Object.entries(data).map(
    ([part, value]) => `${comment(notes[part] ?? '', '  ')}  ${JSON.stringify(part)}: ${written(value, '  ')}`,
  );
  return `${comment(heading, '')}{\n${parts.join(',\n\n')}\n}\n`;
}

function comment(text: string, indent: string): string {
  if (text === '') return '';
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length > LINE) lines.push(`${indent}// ${word}`);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return `${lines.join('\n')}\n`;
}

/** What fits a line stands on one. */
function written(value: unknown, indent: string): string {
  const short = JSON.stringify(value).replaceAll(
    /("(?:\\.|[^"\\])*")|([,:])/g,
    (_, quoted, mark) => quoted ?? `${mark} `,
  );
  if (typeof value !== 'object' || value === null || short.length + indent.length <= LINE) return short;
  const inner = `${indent}  `;
  const rows = Array.isArray(value)
    ? value.map((each) => inner + written(each, inner))
    : Object.entries(value).map(([key, each]) => `${inner}${JSON.stringify(key)}: ${written(each, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${rows.join(',\n')}\n${indent}${close}`;
}
