import { expect, it } from 'vitest';
import { en } from '../../src/i18n/en.ts';
import { headlineOf } from '../../src/shell/end/headline.ts';
import type { Sitting } from '../../src/shell/table-state/use-table.ts';

const names = ['Britain', 'France', 'Spain'];
const at = (countsApart?: true) =>
  ({ telling: { name: (seat: number) => names[seat] }, loaded: { board: { countsApart } } }) as unknown as Sitting;
const ended = (places: readonly (readonly number[])[], scores: readonly number[]) => ({
  places,
  scores,
  reason: 'most-points',
});

it('says by how much it was won where points are counted apart', () => {
  expect(headlineOf(at(true), ended([[1], [0], [2]], [82, 83, 60]), en)).toBe('France wins by 1 point');
  expect(headlineOf(at(true), ended([[2], [0, 1]], [70, 70, 82]), en)).toBe('Spain wins by 12 points');
});

it('says no margin where one gains what the other loses, nor where something else broke a tie', () => {
  expect(headlineOf(at(), ended([[1], [0]], [11, 19]), en)).toBe('France wins');
  expect(headlineOf(at(true), ended([[0], [1]], [80, 80]), en)).toBe('Britain wins');
});

it('names all who share the victory', () => {
  expect(headlineOf(at(true), ended([[0, 2], [1]], [80, 70, 80]), en)).toBe('Britain and Spain share the victory');
});
