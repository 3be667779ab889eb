import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MARK = /\?language=([a-z]{2})$/;
/** A module that is one language's: `it.ts`, `it-peace.ts`, or anything in a folder `it/`. */
const OF_LANGUAGE = /\/(?:([a-z]{2})(?:-[a-z-]+)?\.ts|([a-z]{2})\/[^/]+\.ts)$/;
/** The module whose entries are the client in each language, and what stands in place of words in others. */
const entries = fileURLToPath(new URL('../src/shell/start-in.ts', import.meta.url));
const silence = fileURLToPath(new URL('../src/i18n/silence.ts', import.meta.url));

/** Languages there is a client for, each with those whose words it needs: its own, and what stands in where it has none. */
export type Spoken = Readonly<Record<string, readonly string[]>>;

/**
 * Builds the client once for each language, with the words of that language alone: a player downloads one. Sources need not know
 * of it: they name all languages, and of those that a client does not speak only the names are left.
 */
export function oneLanguage(spoken: Spoken): Plugin {
  return {
    name: 'one-language',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const language = languageOf(source) ?? languageOf(importer ?? '');
      if (language === null) return null;
      const from = importer?.replace(MARK, '');
      const found = await this.resolve(source.replace(MARK, ''), from, { ...options, skipSelf: true });
      if (found === null || found.external || !isSource(found.id)) return found;
      return { ...found, id: `${found.id}?language=${language}` };
    },
    load(id) {
      if (id === entries) return entriesFor(Object.keys(spoken));
      const language = languageOf(id);
      return language === null ? null : loadFor(id.replace(MARK, ''), spoken, spoken[language]);
    },
    outputOptions: (output) => ({ ...output, chunkFileNames: ({ moduleIds }) => fileOf(moduleIds) }),
  };
}

/** For threads, which think and say nothing: no language at all. */
export const noLanguage = (spoken: Spoken): Plugin => ({
  name: 'no-language',
  apply: 'build',
  enforce: 'pre',
  load: (id) => loadFor(id, spoken, []),
});

const languageOf = (id: string): string | null => MARK.exec(id)?.[1] ?? null;

/** What is written in TypeScript: styles, pictures, threads and libraries are the same in every language. */
const isSource = (id: string): boolean =>
  /\.tsx?$/.test(id) && !id.endsWith('.thread.ts') && !id.includes('/node_modules/');

/** Files of one language stand in a folder of its name: what keeps the client for use with no network takes only those. */
function fileOf(modules: readonly string[]): string {
  const [first, second] = new Set(modules.flatMap((id) => languageOf(id) ?? []));
  return first !== undefined && second === undefined ? `assets/${first}/[name]-[hash].js` : 'assets/[name]-[hash].js';
}

function entriesFor(languages: readonly string[]): string {
  const rows = languages.map((each) => `  ${each}: () => import('./start.tsx?language=${each}'),`);
  return `export const startIn = {\n${rows.join('\n')}\n};\n`;
}

/** A module in a language that is not spoken, without its words; null for every other. */
async function loadFor(path: string, all: Spoken, words: readonly string[]): Promise<string | null> {
  const match = OF_LANGUAGE.exec(path);
  const own = match?.[1] ?? match?.[2];
  if (own === undefined || !Object.hasOwn(all, own) || words.includes(own)) return null;
  return withoutWords(await readFile(path, 'utf8'), path);
}

/** The names a module exports, and behind each what can be passed on and put together with others, but says nothing. */
export function withoutWords(text: string, path: string): string {
  if (/^export (?!const|function|type|interface)/m.test(text))
    throw new Error(`${path}: only constants and functions can be left out of a language`);
  const names = [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  const rows = names.map((name) => `export const ${name} = silence;`);
  return [`import { silence } from ${JSON.stringify(silence)};`, ...rows, ''].join('\n');
}
