import { DataSets } from '@cabinet-wars/kernel';
import { expect, test } from 'vitest';

const first = { id: 'printed', costs: [1, 2] };
const sets = () => new DataSets(first, ({ costs }) => ({ dearest: Math.max(...costs) }));

test('a game is played with the tables of the data set it names, whichever was asked for last', () => {
  const known = sets();
  const key = known.add({ id: 'dear', costs: [1, 9] });
  expect(known.of('printed')).toEqual({ dearest: 2 });
  expect(known.of(key)).toEqual({ dearest: 9 });
  expect(known.of('printed')).toEqual({ dearest: 2 });
  expect(known.of('printed')).toBe(known.of('printed'));
});

test('the same set may be added again, another of its name may not', () => {
  const known = sets();
  known.add(first);
  known.add({ ...first, costs: [...first.costs] });
  expect(known.isOther({ ...first })).toBe(false);
  const other = { ...first, costs: [3] };
  expect(known.isOther(other)).toBe(true);
  expect(() => known.add(other)).toThrow('two data sets are called printed');
});

test('two sets of one name are told apart by what is in them; games saved before that find the first', () => {
  const known = sets();
  const [one, other] = [4, 9].map((cost) => known.add({ id: 'mine', costs: [cost] }));
  expect(known.of(one)).toEqual({ dearest: 4 });
  expect(known.of(other)).toEqual({ dearest: 9 });
  expect(known.of('mine')).toEqual({ dearest: 4 });
});

test('a set nobody has added is not made up', () => {
  expect(() => sets().of('dear')).toThrow('the data set dear is not loaded');
});
