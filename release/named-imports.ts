import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** An import of what lies in a folder of that name, as the compiler leaves it. */
const BY_NAME = /import\(__rewriteRelativeImportExtension\(`(\.\.?\/(?:[\w-]+\/)*)\$\{([\w.]+)\}\/([\w-]+)\.ts`\)\)/g;

/**
 * A built file whose imports by name are a table of all there are: what bundles for a browser find by reading. A name that is not in
 * it is refused as Vite refuses one, in the words the sources know.
 */
export const withNamedImports = (path: string, text: string): string =>
  text.replaceAll(BY_NAME, (_, to: string, name: string, file: string) => {
    const rows = foldersWith(join(dirname(path), to), `${file}.js`).map(
      (folder) => `"${folder}": () => import("${to}${folder}/${file}.js")`,
    );
    const absent = `Promise.reject(new Error(\`Unknown variable dynamic import: ${to}\${${name}}/${file}.ts\`))`;
    return `({ __proto__: null, ${rows.join(', ')} }[${name}] ?? (() => ${absent}))()`;
  });

const foldersWith = (folder: string, file: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, file)))
    .map(({ name }) => name)
    .sort();
