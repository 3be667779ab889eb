import { describe, expect, it } from 'vitest';
import { inLanguage, isLanguage, languages, PSEUDO, translatedOr } from '../src/index.ts';

const tables = {
  en: {
    language: 'en',
    id: 'war',
    title: 'War',
    lines: ['One', ['Two']],
    won: (by: number) => `won by ${by}`,
    none: () => null,
  },
  it: {
    language: 'it',
    id: 'war',
    title: 'Guerra',
    lines: ['Uno', ['Due']],
    won: (by: number) => `vinta di ${by}`,
    none: () => null,
  },
};

describe('A table of texts in a language', () => {
  it('is that language’s own', () => {
    for (const language of languages) expect(inLanguage(tables, language)).toBe(tables[language]);
  });

  it('is English made longer and accented in the pseudo-language, whatever makes the sentence', () => {
    const table = inLanguage(tables, PSEUDO);
    expect(table.title).toBe('⟦Wár·⟧');
    expect(table.lines).toEqual(['⟦Øñë·⟧', ['⟦Twö·⟧']]);
    expect(table.won(3)).toBe('⟦wöñ bý 3···⟧');
    expect(table.none()).toBeNull();
  });

  it('keeps ids in the pseudo-language, says which language it is, and is made once', () => {
    expect(inLanguage(tables, PSEUDO)).toMatchObject({ id: 'war', language: PSEUDO });
    expect(inLanguage(tables, PSEUDO)).toBe(inLanguage(tables, PSEUDO));
  });
});

it('takes what is stored or sent for a language only if it is one', () => {
  expect([isLanguage('it'), isLanguage(PSEUDO), isLanguage('xx'), isLanguage(undefined)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([translatedOr('it'), translatedOr(PSEUDO), translatedOr('xx', 'it')]).toEqual(['it', 'en', 'it']);
});
