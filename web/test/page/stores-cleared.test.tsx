// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { makeStore } from '../../src/boards/kit/store.ts';
import { friend, me } from '../office.ts';
import { doing, until } from './dom.ts';
import { atTable } from './table.tsx';

const prepared = makeStore<{ readonly attack: string | null }>({ attack: null });
const taste = makeStore<{ readonly isLarge: boolean }>({ isLarge: false }, true);

it('lets go of what one seat has prepared when it is left, but not of how one likes to look', async () => {
  const { client, leave } = await atTable({ seats: [me, friend], choices: 3, as: 0 });
  await doing(() => [prepared.set({ attack: 'Prague' }), taste.set({ isLarge: true })]);
  await doing(() => client.sit('spectator'));
  await until(() => expect(document.querySelector('.curtain')).not.toBeNull());
  expect(prepared.get().attack).toBeNull();
  expect(taste.get().isLarge).toBe(true);
  await doing(() => client.sit(0));
  await until(() => expect(document.querySelector('.table-page')).not.toBeNull());
  await doing(() => prepared.set({ attack: 'Prague' }));
  await leave();
  expect(prepared.get().attack).toBeNull();
});
