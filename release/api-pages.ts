import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Something a package offers, as its types declare it. */
export interface Declared {
  readonly name: string;
  /** What the comment above it says. */
  readonly about: string;
  readonly code: string;
}

const DECLARATION = /^export (?:declare )?(?:abstract )?(?:const|function|class|interface|type|enum) (\w+)/;
const MANY_FROM = /^export \* from ['"](\.[^'"]+)['"];/;
const SOME_FROM = /^export (?:type )?\{([^}]*)\} from ['"](\.[^'"]+)['"];/;

/** What a file of types declares and hands on: only names of `wanted`, where it is given. */
export function declaredIn(path: string, wanted: ReadonlySet<string> | null = null): Declared[] {
  const found: Declared[] = [];
  const add = (some: readonly Declared[]) => {
    for (const each of some)
      if (
        (wanted === null || wanted.has(each.name)) &&
        !found.some(({ name, code }) => name === each.name && code === each.code)
      )
        found.push(each);
  };
  for (const { about, code } of statementsOf(readFileSync(path, 'utf8'))) {
    const name = DECLARATION.exec(code)?.[1];
    const many = MANY_FROM.exec(code);
    const some = SOME_FROM.exec(code);
    if (name !== undefined) add([{ name, about, code }]);
    else if (many !== null) add(declaredIn(typesAt(path, many[1]), wanted));
    else if (some !== null) add(declaredIn(typesAt(path, some[2]), namesIn(some[1])));
  }
  return found;
}

/** The file of types a module's path means. */
const typesAt = (from: string, module: string): string => join(dirname(from), module.replace(/\.(ts|js)$/, '.d.ts'));

const namesIn = (list: string): ReadonlySet<string> =>
  new Set(
    list.split(',').map(
      (each) =>
        each
          .trim()
          .replace(/^type /, '')
          .split(' as ')[0],
    ),
  );

interface Statement {
  readonly about: string;
  readonly code: string;
}

/** The statements at the top of a file of types, each with the comment above it. */
export function statementsOf(text: string): Statement[] {
  const statements: Statement[] = [];
  let about = '';
  let lines: string[] = [];
  let depth = 0;
  let isComment = false;
  for (const line of text.split('\n')) {
    if (lines.length === 0 && (isComment || line.startsWith('/*'))) {
      about = line.startsWith('/*') ? line : `${about}\n${line}`;
      isComment = !line.includes('*/');
      continue;
    }
    if (lines.length === 0 && (line.trim() === '' || line.startsWith('//'))) continue;
    lines.push(line);
    depth += levels(line);
    if (depth > 0 || !/[;}]$/.test(line)) continue;
    statements.push({ about: wordsOf(about), code: lines.join('\n') });
    [about, lines, depth] = ['', [], 0];
  }
  return statements;
}

/** How many more brackets a line opens than it closes; what stands in texts and comments does not count. */
function levels(line: string): number {
  const code = line.replace(/'[^']*'|"[^"]*"|`[^`]*`|\/\*.*?\*\/|\/\/.*$|=>/g, '').replace(/^\s*\*.*$|^\s*\/\*.*$/, '');
  return [...code].reduce((sum, each) => sum + ('{(['.includes(each) ? 1 : '})]'.includes(each) ? -1 : 0), 0);
}

const wordsOf = (comment: string): string =>
  comment
    .replace(/^\/\*\*?|\*\/\s*$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*\s?/, '').trim())
    .filter((line) => line !== '')
    .join(' ');

/** The page of a package: what each of its entries offers, in the order of names. */
export function apiPage(
  name: string,
  entries: Readonly<Record<string, { readonly types: string }>>,
  home: string,
): string {
  const sections = Object.entries(entries).map(([entry, { types }]) => {
    const all = declaredIn(join(home, types)).sort((a, b) => a.name.localeCompare(b.name, 'en'));
    return `## ${join(name, entry)}\n\n${all.map(sectionOf).join('\n')}`;
  });
  return `# ${name}: everything it offers\n\nMade from its types; the comments are the sources'.\n\n${sections.join('\n')}`;
}

const sectionOf = ({ name, about, code }: Declared): string =>
  `### ${name}\n\n${about === '' ? '' : `${about}\n\n`}\`\`\`ts\n${code.replace(/^export (declare )?/, '')}\n\`\`\`\n`;
