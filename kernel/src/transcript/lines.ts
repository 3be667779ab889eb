import type { Plain } from '../plain.ts';
import type { Problem } from './transcript.ts';

const MOST_CHARACTERS = 16_000_000;
const LONGEST_LINE = 2_000_000;
const DEEPEST_DATA = 64;

/** Thrown inside the reader alone; what comes out of it is a `Problem`. */
export class BadLine extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** A text being read line by line. */
export class Lines {
  readonly #lines: readonly string[];
  #at = 0;

  constructor(text: string) {
    if (text.length > MOST_CHARACTERS)
      throw new BadLine(1, `the text is longer than ${MOST_CHARACTERS} characters: this is no transcript`);
    this.#lines = text.replace(/\n$/, '').split('\n');
    const long = this.#lines.findIndex((line) => line.length > LONGEST_LINE);
    if (long >= 0) throw new BadLine(long + 1, `the line is longer than ${LONGEST_LINE} characters`);
  }

  /** The number of the line about to be read, from 1. */
  get number(): number {
    return this.#at + 1;
  }

  get over(): boolean {
    return this.#at >= this.#lines.length;
  }

  /** Reads a line if it has the form wanted. */
  maybe(form: RegExp): RegExpExecArray | null {
    const found = this.over ? null : form.exec(this.#lines[this.#at]);
    if (found !== null) this.#at++;
    return found;
  }

  /** Reads a line that must have the form wanted. */
  must(form: RegExp, wanted: string): RegExpExecArray {
    const found = this.maybe(form);
    if (found !== null) return found;
    return this.fail(this.over ? `the text ends where ${wanted} should stand` : `expected ${wanted}`);
  }

  /** Something is wrong with the line about to be read, or with one just read. */
  fail(message: string, line = this.number): never {
    throw new BadLine(line, message);
  }

  /** Data written as JSON on the line just read. */
  json(text: string): Plain {
    const line = this.number - 1;
    if (isTooDeep(text)) return this.fail('the data is nested too deeply', line);
    try {
      return JSON.parse(text);
    } catch {
      return this.fail('this is not JSON', line);
    }
  }

  /** A string written as JSON on the line just read. */
  text(text: string): string {
    const value = this.json(text);
    return typeof value === 'string' ? value : this.fail('this is not a string', this.number - 1);
  }

  /** A list written as JSON on the line just read, all of one kind. */
  list<T extends Plain>(text: string, isOne: (value: Plain) => value is T, wanted: string): T[] {
    const value = this.json(text);
    return Array.isArray(value) && value.every(isOne) ? value : this.fail(wanted, this.number - 1);
  }
}

export const isText = (value: Plain): value is string => typeof value === 'string';
export const isNumber = (value: Plain): value is number => Number.isFinite(value);

/** Looked at before parsing: what recurses over the data later must not run out of stack. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{]|[\]}]/g)) {
    if (token === '[' || token === '{') depth++;
    else if (token === ']' || token === '}') depth--;
    if (depth > DEEPEST_DATA) return true;
  }
  return false;
}

export const problemOf = (fault: unknown): Problem => {
  if (fault instanceof BadLine) return { line: fault.line, message: fault.message };
  throw fault;
};
