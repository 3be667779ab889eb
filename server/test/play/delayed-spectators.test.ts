import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Ground, ground, lots } from './ground.ts';
import { playOn, until } from './players.ts';

let here: Ground;
let now = 1_000_000;
beforeEach(async () => {
  here = await ground({ databaseUrl: null, file: ':memory:' }, { now: () => now });
});
afterEach(() => here.close());

it('spectators of a delayed table see what was, then what came of it', async () => {
  const table = await here.begin('teaching', { options: { players: 2 }, row: { delay: 60 } });
  const people = [await here.sit(table, 'u0'), await here.sit(table, 'u1')];
  const first = structuredClone(people[0].state.open);
  now += 1000;
  await playOn(people, lots(21), 12);
  const watcher = await here.sit(table, null);
  expect(watcher.state.open).toEqual(first);
  const then = structuredClone(people[0].state.open);
  expect(then).not.toEqual(first);
  now += 59_000;
  await playOn(people, lots(22), 4);
  const later = await here.sit(table, null);
  expect(later.state.open).toEqual(first);
  now += 2000;
  await until(() => JSON.stringify(watcher.state.open) === JSON.stringify(then), 'what was');
  now += 60_000;
  await until(() => JSON.stringify(watcher.state.open) === JSON.stringify(people[0].state.open), 'what is');
  await until(() => watcher.state.told.length === later.state.told.length, 'the story');
  expect(watcher.state.told.length).toBeGreaterThan(0);
  expect(watcher.state.deadline).toBeNull();
});

it('a delayed table shows its end late, too', async () => {
  const table = await here.begin('teaching', { options: { players: 2 }, row: { delay: 60 } });
  const people = [await here.sit(table, 'u0'), await here.sit(table, 'u1')];
  now += 1000;
  await playOn(people, lots(23));
  const watcher = await here.sit(table, null);
  expect(watcher.state).toMatchObject({ viewer: 'spectator', result: null, seed: null });
  now += 61_000;
  await until(() => watcher.state.result !== null, 'the end');
  expect(watcher.state.result).toEqual(people[0].state.result);
});
