import { nodeFor, type Source } from './packages.ts';

/** The package.json a package is published with, which lists the siblings it imports: its entries lead to JavaScript and types, its siblings have its own version. */
export function publishedJson(
  { folder, name, version, description, exports, bin, dependencies }: Source,
  imported: readonly string[],
): object {
  const siblings = Object.fromEntries(imported.filter((each) => each !== name).map((each) => [each, '*']));
  return {
    name,
    version,
    description,
    license: 'MIT',
    type: 'module',
    sideEffects: folder === 'server' || folder === 'cli',
    engines: { node: nodeFor(folder) },
    exports: { ...entriesOf(exports), './package.json': './package.json' },
    ...(Object.keys(bin).length === 0 ? {} : { bin: mapped(bin, built) }),
    files: ['dist', 'src', 'API.md', ...(folder === 'cli' ? ['client'] : [])],
    dependencies: mapped({ ...siblings, ...dependencies }, (range) => (range === '*' ? version : range)),
  };
}

/** Entries of the published package; what is for tests alone is not among them. */
export const entriesOf = (exports: Source['exports']) =>
  mapped(
    Object.fromEntries(Object.entries(exports).filter(([, path]) => !/^\.\/(test|trial)\//.test(path))),
    (path) => ({ types: built(path).replace(/\.js$/, '.d.ts'), default: built(path) }),
  );

const built = (path: string): string => path.replace(/^\.\/(src\/)?/, './dist/').replace(/\.ts$/, '.js');

const mapped = <T, U>(table: Readonly<Record<string, T>>, make: (row: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(table).map(([key, row]) => [key, make(row)]));
