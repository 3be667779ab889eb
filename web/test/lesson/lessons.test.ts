import { games } from '@cabinet-wars/games';
import { LessonRun, reckon } from '@cabinet-wars/host/lessons';
import { languages } from '@cabinet-wars/kernel';
import { describe, expect, it } from 'vitest';
import { inGestures, walk, wander } from './walk.ts';

const loaded = await Promise.all(
  games.map(async (each) => ({
    id: each.id,
    promised: each.lessonMinutes,
    ...(await each.load()),
    books: (await each.loadLessons?.()) ?? [],
  })),
);

describe.each(loaded)('the lessons of $id', ({ game, texts, books, promised }) => {
  it('can be played to their ends along every branch they name', () => {
    for (const { lesson } of books) expect(walk(game, lesson)).toEqual([]);
  });

  it('can be played in gestures too', () => {
    for (const { lesson } of books) expect(() => inGestures(game, lesson)).not.toThrow();
  });

  it('stand where they are meant to after any way a learner may take', () => {
    for (const { lesson } of books)
      for (const [at, { may }] of lesson.steps.entries())
        for (let way = 0; may !== undefined && way < 12; way++) expect(wander(game, lesson, at, way)).toBeNull();
  });

  it.each(languages)('say everything in %s', (language) => {
    for (const { lesson, texts: inLanguages } of books) {
      const stepTexts = inLanguages[language];
      expect(Object.keys(stepTexts.steps)).toEqual(lesson.steps.map(({ id }) => id));
      for (const { id, others = {} } of lesson.steps)
        expect(Object.keys(stepTexts.steps[id].others ?? {}).sort(), id).toEqual(Object.keys(others).sort());
    }
  });

  it.each(languages)(
    'take as long in %s as the first page promises, and never more than a quarter of an hour',
    (language) => {
      for (const { lesson, texts: inLanguages } of books) {
        expect(lesson.minutes).toBe(promised);
        expect(reckon(lesson, inLanguages[language]).minutes).toBe(promised);
        expect(promised).toBeGreaterThanOrEqual(10);
        expect(promised).toBeLessThanOrEqual(15);
      }
    },
  );

  it.each(languages)('point at sections of the rules that exist in %s', (language) => {
    const sections = new Set((texts[language].rules ?? []).map(({ id }) => id));
    for (const { lesson } of books)
      for (const { id, section } of lesson.steps) if (section !== undefined) expect(sections, id).toContain(section);
  });
});

describe('a lesson being taken', () => {
  const { game, books } = loaded.find(({ id }) => id === 'struggle-of-empires')!;
  const [{ lesson }] = books;

  it('begins any step from its own position, dice included', () => {
    const through = new LessonRun(game, lesson);
    for (let at = 0; at < lesson.steps.length; at++) {
      expect(new LessonRun(game, lesson, at).table.save().snapshot.state).toEqual(through.table.save().snapshot.state);
      for (const text of through.wanted) {
        const own = through.table.asks(through.seat).own!;
        through.choose(own.askId, [game.notation.parse(text)!]);
      }
      through.passOver();
      while (through.follow());
    }
  });

  /** A lesson of another game, at a step. */
  function at(id: string, step: string) {
    const { game: other, books: of } = loaded.find((each) => each.id === id)!;
    const run = new LessonRun(
      other,
      of[0].lesson,
      of[0].lesson.steps.findIndex((each) => each.id === step),
    );
    const weigh = (...texts: string[]) => run.weigh(...texts.map((text) => other.notation.parse(text)!));
    const say = (text: string) => run.choose(run.table.asks(run.seat).own!.askId, [other.notation.parse(text)!]);
    return { weigh, say };
  }

  it('lights what is meant: one tile, or a row of choices that one button stands for', () => {
    const tile = at('imperial-struggle', 'tile');
    expect(tile.weigh('tile inv-06').isMeant).toBe(true);
    expect(tile.weigh('tile inv-02')).toEqual({ isMeant: false, step: 11 });
    const market = at('imperial-struggle', 'market');
    expect(market.weigh('begin major', 'shift kurpa').isMeant).toBe(true);
    expect(market.weigh('begin major', 'shift vellore').isMeant).toBe(false);
    const court = at('seven-years-world-war', 'diplomacy');
    expect(court.weigh('diplomacy UP diplomacy-3', 'lay diplomacy-2', 'done').isMeant).toBe(true);
    expect(court.weigh('diplomacy UP diplomacy-3', 'done').isMeant).toBe(false);
  });

  it('does not light what ends a step before anything is done, nor say that it comes in a later one', () => {
    const taxes = at('seven-years-world-war', 'taxes');
    expect(taxes.weigh('done')).toEqual({ isMeant: false, step: null });
    const recruit = at('seven-years-world-war', 'recruit');
    expect(recruit.weigh('recruit GB army').isMeant).toBe(true);
    expect(recruit.weigh('done').isMeant).toBe(false);
    const attack = at('seven-years-world-war', 'attack');
    expect(attack.weigh('done').isMeant).toBe(true);
    attack.say('done');
    expect(attack.weigh('done').isMeant).toBe(false);
    expect(attack.weigh('attack C16 C17').isMeant).toBe(true);
  });
});
