import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Named } from '../../src/boards/kit/Named.tsx';
import { partsOf } from '../../src/boards/kit/sentence-parts.ts';

const joined = (sentence: string, names: readonly string[]) =>
  partsOf(sentence, names).map(({ text, isName }) => (isName ? `[${text}]` : text));

it('cuts a sentence at every name in it', () => {
  expect(joined('Spain attacks Portugal in Spain', ['Spain', 'Portugal'])).toEqual([
    '[Spain]',
    ' attacks ',
    '[Portugal]',
    ' in ',
    '[Spain]',
  ]);
});

it('takes the longer of two names that begin alike', () => {
  expect(joined('to East Indies', ['East', 'East Indies'])).toEqual(['to ', '[East Indies]']);
});

it('loses no letter of a sentence, with or without names', () => {
  for (const sentence of ['', 'nobody here', 'Spain', 'a Spain'])
    expect(
      partsOf(sentence, ['Spain'])
        .map(({ text }) => text)
        .join(''),
    ).toBe(sentence);
});

it('is drawn with its names standing out', () => {
  expect(renderToStaticMarkup(Named({ text: 'Peace with Spain.', names: ['Spain'] }))).toBe(
    'Peace with <strong>Spain</strong>.',
  );
});
