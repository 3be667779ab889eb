import { Context, chanceOf, Seeded } from '@cabinet-wars/kernel';
import { game } from '@cabinet-wars/seven-years-world-war';
import { COMMAND_VALUE, MARKER } from '@cabinet-wars/seven-years-world-war/data';
import type { Event } from '@cabinet-wars/seven-years-world-war/view';
import { describe, expect, it } from 'vitest';
import type { GameChoice } from '../../src/boards/seven-years-world-war/read/seen.ts';
import { lessonsOf, priceOfLesson, schoolsOf, stillDue } from '../../src/boards/seven-years-world-war/shop/train.ts';
import { type Moment, momentWhen } from './kit.ts';

/** Somebody with a leader who has at least so many to train in one square. */
const withTrainees = (count: number): Moment =>
  momentWhen(
    { players: 2 },
    1,
    ({ ask, view }) =>
      ask.key === 'training.hub' &&
      view.open.treasury[ask.seat] > 20 &&
      schoolsOf(ask, view.open).some(({ grounds }) => grounds.some(({ trainees }) => trainees.length >= count)),
  );

describe('training as a table', () => {
  const moment = withTrainees(2);
  const { ask, view } = moment;
  const schools = schoolsOf(ask, view.open);

  it('offers each leader the recruits he commands, at their price', () => {
    for (const { trainer, grounds } of schools)
      for (const { trainees } of grounds) {
        expect(trainees.length).toBeGreaterThan(0);
        expect(trainees.length).toBeLessThanOrEqual(COMMAND_VALUE[MARKER[trainer.marker]]);
      }
    const school = schools.find(({ grounds }) => grounds[0].trainees.length >= 2)!;
    const { square, trainees } = school.grounds[0];
    expect(priceOfLesson(school, { square, count: 2 })).toBe(trainees[0].price + trainees[1].price);
  });

  it.each([1, 2])('says for %i what the rules accept, step by step', (count) => {
    const school = schools.find(({ grounds }) => grounds[0].trainees.length >= 2)!;
    let due: readonly GameChoice[] = lessonsOf(
      [{ school, lesson: { square: school.grounds[0].square, count } }],
      ask,
      view.open,
    );
    expect(due.filter(({ t }) => t === 'upgrade')).toHaveLength(count);
    const { g, seat } = moment;
    const after = structuredClone(g);
    const x = new Context<Event>(chanceOf(new Seeded(1)), () => undefined);
    let question = game.flow.run(after, x);
    for (let n = 0; n < 8 && question !== null; n++) {
      const { key, waiting } = question;
      const [now] = waiting;
      if (!key.startsWith('training.') || now.seat !== seat) break;
      const left = stillDue(due, { ...ask, key, options: now.options });
      if (left.length === 0) break;
      due = left.slice(1);
      question = game.flow.choose(after, seat, left[0], x);
    }
    expect(due).toEqual([]);
    // Whoever trains fewer than he could also says that it is enough: no half-finished lesson is left to ask about.
    expect(question?.key).not.toBe('training.trainee');
    expect(after.treasury[seat]).toBeLessThan(g.treasury[seat]);
  });
});
