// @vitest-environment happy-dom
import { games } from '@cabinet-wars/games';
import { languages } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../src/boards/figures.ts';
import { wordsIn } from './words-in.ts';

/** Five minutes, read slowly. */
const MOST_WORDS = 1000;

const told = games.filter(({ loadHowToPlay }) => loadHowToPlay !== undefined);

describe.each(told)('how $id is played', ({ id, load, loadHowToPlay }) => {
  it('is told in five minutes, and more is said in each language alike', async () => {
    const { texts } = await loadHowToPlay!();
    const shapes = languages.map((language) =>
      texts[language].chapters.map(({ body, figure, only = {} }) => ({
        figure,
        parts: body.map((part) => (typeof part === 'string' ? 1 : part.length)),
        only: Object.keys(only),
      })),
    );
    expect(shapes[1]).toEqual(shapes[0]);
    for (const language of languages) {
      const { about, chapters } = texts[language];
      const all = chapters.flatMap(({ title, body, caption = '' }) => [title, caption, ...body.flat()]);
      expect(wordsIn([about, ...all].join(' ')), language).toBeLessThan(MOST_WORDS);
      expect(wordsIn([about, ...all].join(' ')), language).toBeGreaterThan(500);
    }
  });

  it('is told of editions the game has, by the names it gives them', async () => {
    const { editions, texts } = await loadHowToPlay!();
    const { game, texts: ofGame } = await load();
    const named = texts.en.chapters.flatMap(({ only = {} }) => Object.keys(only));
    expect(new Set(named)).toEqual(new Set(editions?.values ?? []));
    if (editions === null) return;
    const field = game.options.fields[editions.option];
    expect(field).toMatchObject({ kind: 'one-of' });
    for (const value of editions.values) {
      expect(field).toHaveProperty('values', expect.arrayContaining([value]));
      expect(ofGame.it.value(editions.option, value)).not.toBe(value);
    }
  });

  it('has every picture it speaks of, each with what is to be seen on it', async () => {
    const { texts } = await loadHowToPlay!();
    const figures = await figuresOf(id);
    const shown = texts.en.chapters.flatMap(({ figure }) => figure ?? []);
    expect(shown.length).toBeGreaterThan(3);
    expect(Object.keys(figures).sort()).toEqual([...shown].sort());
    for (const language of languages)
      for (const { figure, caption } of texts[language].chapters)
        expect(caption === undefined).toBe(figure === undefined);
  });
});
