import { ExerciseRun } from '@cabinet-wars/host/exercises';
import { game } from '@cabinet-wars/imperial-struggle';
import { manifest } from '@cabinet-wars/imperial-struggle/manifest';
import { expect, it } from 'vitest';
import type { GameView } from '../../src/boards/imperial-struggle/read/seen.ts';

const book = await manifest.loadExercises!();

it('an exercise names the peace and the round as the table does, which counts a round of both sides as one', () => {
  for (const { id, ...exercise } of book.exercises) {
    const run = new ExerciseRun(game, { id, ...exercise });
    const { turn, round } = (run.table.view(run.seat) as GameView).open;
    for (const texts of Object.values(book.texts)) {
      const [, peace, number] = /^(?:Peace|Pace) (\d)(?:, round (\d))?/.exec(texts[id].task) ?? [];
      expect(Number(peace), id).toBe(turn);
      if (number !== undefined) expect(Number(number), id).toBe(Math.ceil(round / 2));
    }
  }
});
