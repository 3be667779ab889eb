import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Literal, literalsIn } from './literals.ts';

/** One text to be translated, as translators get it. */
export interface Entry {
  readonly file: string;
  /** Which text of the file, from 0. */
  readonly at: number;
  /** What it is about: the key it stands at. */
  readonly key: string;
  readonly text: string;
  /** What code puts into `{1}`, `{2}` … */
  readonly gaps?: readonly string[];
  /** The translation: empty where there is none yet. */
  readonly to: string;
}

export interface Catalogue {
  readonly language: string;
  readonly entries: readonly Entry[];
}

export interface Source {
  readonly file: string;
  readonly text: string;
  readonly literals: readonly Literal[];
}

/** English files: called `en`, or in a folder of that name. */
const ENGLISH = /(^|\/)(en\/.*|en(-[a-z-]+)?|[a-z-]+-en)\.ts$/;

/** Every file with texts in English that a clone holds. */
export function sources(clone: string): Source[] {
  const files = execFileSync('git', ['ls-files', '*.ts'], { cwd: clone, encoding: 'utf8' }).split('\n');
  return files
    .filter((file) => ENGLISH.test(file) && !/(^|\/)(test|e2e|trial)\//.test(file))
    .map((file) => {
      const text = readFileSync(join(clone, file), 'utf8');
      return { file, text, literals: literalsIn(text) };
    });
}

/** The file of another language that stands where the English one does. */
export const fileIn = (language: string, file: string): string =>
  file
    .replace(/(^|\/)en\//, `$1${language}/`)
    .replace(/(^|\/)en((-[a-z-]+)?\.ts)$/, `$1${language}$2`)
    .replace(/-en\.ts$/, `-${language}.ts`);

/** A catalogue of all texts, with what an earlier one had for those that have not changed. */
export function catalogueOf(language: string, all: readonly Source[], earlier: readonly Entry[] = []): Catalogue {
  const known = new Map(earlier.map((entry) => [keyOf(entry), entry.to]));
  const entries = all.flatMap(({ file, literals }) =>
    literals.map(({ key, text, gaps }, at): Entry => {
      const to = known.get(keyOf({ file, key, text })) ?? '';
      return { file, at, key, text, ...(gaps.length === 0 ? {} : { gaps }), to };
    }),
  );
  return { language, entries };
}

const keyOf = ({ file, key, text }: Pick<Entry, 'file' | 'key' | 'text'>): string => JSON.stringify([file, key, text]);
