import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sources } from '../src/translate/catalogue.ts';
import { gapFault, literalsIn, withTexts } from '../src/translate/literals.ts';
import { translationsOf } from '../src/translate/written.ts';
import { cli, newFile } from './command.ts';

const clone = fileURLToPath(new URL('../../', import.meta.url));

describe('texts for translators', () => {
  it('are those people read, with the gaps that code fills in, and not ids, keys or modules', () => {
    const source = `import { x } from './x.ts'; // not 'this'
      export const en = {
        title: 'Learn by playing',
        'two-words': "It’s here",
        kind: (k: 'a' | 'b') => (k === 'a' ? 'first' : \`the \${k === 'b' ? 'other' : name({ k })} of \${n}\`),
        language: 'en',
      };`;
    expect(literalsIn(source).map(({ key, text, gaps }) => [key, text, gaps])).toEqual([
      ['title', 'Learn by playing', []],
      ['two-words', 'It’s here', []],
      ['kind', 'first', []],
      ['kind', 'the {1} of {2}', ["k === 'b' ? 'other' : name({ k })", 'n']],
    ]);
  });

  it('take the place of the English, gaps in whatever order', () => {
    const source = `const en = { of: (a: string, b: string) => \`\${a} of \${b}\`, it: 'Don’t' };`;
    const literals = literalsIn(source);
    expect(withTexts(source, literals, ['{2}s {1}', "L'altro"])).toBe(
      `const en = { of: (a: string, b: string) => \`\${b}s \${a}\`, it: 'L\\'altro' };`,
    );
    expect(gapFault(literals[0], '{1}')).toBe('{2} is missing');
    expect(gapFault(literals[0], '{1} {2} {3}')).toBe('there is no {3}');
    expect(gapFault(literals[1], 'Nein')).toBeNull();
  });

  it('are found in a language that is there already: keys left out, forms that differ, gaps in another order', () => {
    const english = literalsIn(
      `const en = { a: 'One', b: (n: number, m: string) => \`\${n} of \${m}\`, c: 'Three', d: ['x', 'y'], e: (n: number) => \`\${n}\u00a0left\` };`,
    );
    const theirs = literalsIn(
      `const de = { ...en, b: (n: number, m: string) => \`\${m}: \${n} davon\`, c: 'Drei', d: ['nur dies'], e: (n: number) => \`noch \${n + 1}\` };`,
    );
    expect([...translationsOf(english, theirs)]).toEqual([
      [1, '{2}: {1} davon'],
      [2, 'Drei'],
    ]);
  });

  it('of every file of ours are read, and written back as they were', () => {
    const all = sources(clone);
    expect(all.length).toBeGreaterThan(50);
    for (const { file, text, literals } of all) {
      const back = withTexts(
        text,
        literals,
        literals.map((literal) => literal.text),
      );
      const again = literalsIn(back).map((literal) => [literal.text, literal.gaps]);
      expect([file, again]).toEqual([file, literals.map((literal) => [literal.text, literal.gaps])]);
    }
  });

  it('of a language that is there already go out with what it says, and a report counts them', () => {
    const path = newFile('de.json');
    expect(cli('translate', 'export', 'de', '--out', path)).toMatchObject({ code: 0, err: '' });
    const { entries } = JSON.parse(readFileSync(path, 'utf8'));
    expect(entries).toContainEqual(
      expect.objectContaining({ file: 'web/src/i18n/en.ts', text: 'Close', to: 'Schließen' }),
    );
    expect(cli('translate', 'report', path).out).toMatch(/de: [3-9]\d\d of \d{4,} texts, \d %; 0 with a fault/);
  });

  it('go out as a catalogue, come back as files, and a report says how far one has got', () => {
    const path = newFile('fr.json');
    expect(cli('translate', 'export', 'fr', '--out', path)).toMatchObject({ code: 0, err: '' });
    const catalogue = JSON.parse(readFileSync(path, 'utf8'));
    const learn = catalogue.entries.find(
      (entry: { file: string; key: string }) => entry.file === 'web/src/i18n/learn/en.ts' && entry.key === 'title',
    );
    learn.to = 'Apprendre en jouant';
    writeFileSync(path, JSON.stringify(catalogue));
    expect(cli('translate', 'report', path).out).toMatch(/fr: 1 of \d{4,} texts, 0 %; 0 with a fault/);
    expect(cli('translate', 'import', path, '--to', dirname(path))).toMatchObject({ code: 0, err: '' });
    expect(readFileSync(join(dirname(path), 'web/src/i18n/learn/fr.ts'), 'utf8')).toContain(
      "title: 'Apprendre en jouant',",
    );
    const next = newFile('again.json');
    cli('translate', 'export', 'fr', '--earlier', path, '--out', next);
    expect(cli('translate', 'report', next).out).toContain('fr: 1 of');
  });
});
