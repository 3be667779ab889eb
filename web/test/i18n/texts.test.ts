import { languageNames } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { en as isEn } from '../../src/boards/imperial-struggle/i18n/en/index.ts';
import { it as isIt } from '../../src/boards/imperial-struggle/i18n/it/index.ts';
import { en as sywwEn } from '../../src/boards/seven-years-world-war/i18n/en/index.ts';
import { it as sywwIt } from '../../src/boards/seven-years-world-war/i18n/it/index.ts';
import { en } from '../../src/i18n/en.ts';
import { currentTexts, textsIn } from '../../src/i18n/index.ts';
import { it as italian } from '../../src/i18n/it.ts';
import { en as onlineEn } from '../../src/i18n/online/en.ts';
import { onlineTexts, reasonIn, serverEndingText, serverReasonText } from '../../src/i18n/online/index.ts';
import { it as onlineIt } from '../../src/i18n/online/it.ts';
import { en as trustEn } from '../../src/i18n/trust/en.ts';
import { it as trustIt } from '../../src/i18n/trust/it.ts';
import { change } from '../../src/settings.ts';

/** Every text of a table by its path. */
const flat = (table: object, path = ''): [string, unknown][] =>
  Object.entries(table).flatMap(([key, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null ? flat(value, `${path}${key}.`) : [[path + key, value]],
  );

/** Tables, and what is the same word in both languages. */
const TABLES = [
  ['the shell', en, italian, ['product', 'menu', 'bot']],
  ['online', onlineEn, onlineIt, ['password', 'account']],
  ['proofs and data', trustEn, trustIt, ['nonceFrom.client', 'kinds.bot']],
  [
    'Imperial Struggle',
    isEn,
    isIt,
    ['shortRegions.india', 'tileRows.bonus', 'bot', 'warSigns.WSS', 'warSigns.WAS', 'warSigns.AWI', 'bonus'],
  ],
  [
    'Seven Years World War',
    sywwEn,
    sywwIt,
    [
      'askMe.sentences.die.with',
      'askMe.sentences.marker.with',
      'askMe.sentences.initiative.with',
      'fight.notOpen.engagement',
      'fight.illuminati',
      'bot',
    ],
  ],
] as const;

describe.each(TABLES)('the texts of %s', (_, english, other, same) => {
  const [texts, translated] = [flat(english), new Map(flat(other))];

  it('are all there in Italian, of the same kind and with the same blanks', () => {
    expect([...translated.keys()].sort()).toEqual(texts.map(([path]) => path).sort());
    for (const [path, text] of texts) {
      const its = translated.get(path);
      expect(typeof its, path).toBe(typeof text);
      if (typeof text === 'function' && typeof its === 'function') expect(its.length, path).toBe(text.length);
    }
  });

  it('are translated: only what is one word in both is the same', () => {
    const isKey = (path: string) => /^keys(List)?\.\d+\.0$/.test(path);
    const equal = texts.filter(([path, text]) => typeof text === 'string' && text === translated.get(path));
    expect(equal.map(([path]) => path).filter((path) => !isKey(path))).toEqual(same);
  });

  it('begin and end with a letter or a sign, never with a space left over', () => {
    for (const [path, text] of [...texts, ...translated])
      if (typeof text === 'string') expect(text, path).toBe(text.trim());
  });
});

describe('the language of the page', () => {
  it.each([
    ['en', 'English', 'Close'],
    ['it', 'Italiano', 'Chiudi'],
    ['de', 'Deutsch', 'Schließen'],
  ] as const)('%s is called %s', (language, name, close) => {
    change({ language });
    expect([languageNames[language], textsIn(language).close, currentTexts().close]).toEqual([name, close, close]);
  });
});

describe('what the server says', () => {
  it('is said in words of the page, whatever reason it gives', () => {
    for (const why of Object.keys(onlineEn.reasons)) {
      const [english, its] = [serverReasonText({ why }, 'en'), serverReasonText({ why }, 'it')];
      expect(english, why).not.toBe(its);
      expect(`${english}${its}`, why).not.toMatch(/undefined|null\b/);
    }
  });

  it('is left to others where it is no reason of the server, nor one that every object has', () => {
    expect(serverReasonText({ why: 'not-connected' }, 'en')).toBeNull();
    expect(reasonIn(onlineTexts('en'), 'toString')).toBeNull();
    expect(reasonIn(onlineTexts('it'), 'constructor')).toBeNull();
  });

  it('names the one end of a game that no rules know', () => {
    expect([serverEndingText('resigned', 'en'), serverEndingText('resigned', 'it')]).toEqual([
      onlineEn.endedByResigning,
      onlineIt.endedByResigning,
    ]);
    expect(serverEndingText('track', 'en')).toBeNull();
  });
});

it('speaks of a coalition as of several', () => {
  expect(en.wins('Russia')).toBe('Russia wins');
  expect(en.wins('Great Britain & Prussia')).toBe('Great Britain & Prussia win');
  expect(en.nowDeciding('Great Britain & Prussia')).toBe('Great Britain & Prussia act');
});

describe('points', () => {
  it('have a real minus, and one of them is singular on either side of nought', () => {
    expect([-2, -1, 1, 2].map(en.points)).toEqual(['−2 points', '−1 point', '1 point', '2 points']);
    expect([-2, -1, 1, 2].map(italian.points)).toEqual(['−2 punti', '−1 punto', '1 punto', '2 punti']);
    expect([-1, 2].map(italian.pointsOf)).toEqual(['punto', 'punti']);
  });
});
