/** Relative links of a page, without the part after `#`. */
export const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, to]) => to.replace(/#.*$/, ''))
    .filter((to) => to !== '' && !/^[a-z]+:/.test(to));

/** Paths in code style that begin in one of the project's folders, or end in a source file; patterns and examples with `<…>` not. */
export const pathsIn = (text: string, folders: readonly string[]): string[] =>
  [...text.matchAll(/`([\w./-]+)`/g)]
    .map(([, code]) => code)
    .filter((code) => code.includes('/') && !/^[./]/.test(code) && !code.includes('...'))
    .filter((code) => folders.includes(code.split('/')[0]) || /\.(tsx?|css)$/.test(code));

/** Scripts after `npm run`, and commands after `cabinet-wars`. A script of one package (`-w`) is that package's own. */
export function commandsIn(text: string): { npm: string[]; own: string[] } {
  const npm = [...text.matchAll(/npm run ([a-z][\w:-]*)(?![^\n`]* -w )/g)].map(([, name]) => name);
  const own = [...text.matchAll(/(?:`|-- |npx )cabinet-wars ([a-z-]+)(?![a-z-]| \d)/g)].map(([, name]) => name);
  return { npm, own };
}
