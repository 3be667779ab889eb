import type { ToldEvent } from '@cabinet-wars/kernel';
import { expect, it } from 'vitest';
import { stillHolding } from '../../src/boards/kit/still-holding.ts';

type Event = { readonly t: string };
const event = (id: number, t: string): ToldEvent<Event> => ({ id, event: { t } });
const kinds = (told: readonly ToldEvent<Event>[]) => stillHolding<Event>()(told).map(({ t }) => t);

it('is everything told, while nothing is taken back', () => {
  expect(kinds([event(1, 'march'), event(2, 'dice')])).toEqual(['march', 'dice']);
});

it('leaves out what was taken back, and goes on after it', () => {
  const told = [event(1, 'march'), event(2, 'build'), event(3, 'pay'), { id: 4, takenBackFrom: 2, by: 0 }];
  expect(kinds([...told, event(5, 'pass')])).toEqual(['march', 'pass']);
});

it('leaves out what was taken back twice over', () => {
  const undone = (id: number, takenBackFrom: number): ToldEvent<Event> => ({ id, takenBackFrom, by: 0 });
  expect(kinds([event(1, 'a'), event(2, 'b'), undone(3, 2), event(4, 'c'), undone(5, 1)])).toEqual([]);
});

it('is read once from a story, however many ask', () => {
  const read = stillHolding<Event>();
  const told = [event(1, 'march')];
  expect(read(told)).toBe(read(told));
  expect(read([...told])).not.toBe(read(told));
});
