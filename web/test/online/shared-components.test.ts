import { dataHash } from '@cabinet-wars/kernel';
import { game } from '@cabinet-wars/struggle-of-empires';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openSite, type Site, signUp } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  await signUp();
});
afterAll(() => site.close());

const mine = { id: 'mine', basedOn: 'reconstructed', seaDie: { arrives: 2, stays: 3, sinks: 1 } };

it('components of somebody’s own come from the server by their hash, and no others in their place', async () => {
  const { post } = await import('../../src/online/api.ts');
  const { fetchComponents } = await import('../../src/online/fetch-components.ts');
  const { hash } = await post<'POST /components'>('components', { game: game.id, data: mine });
  const data = await fetchComponents(hash);
  expect(data).toMatchObject({ id: 'mine', seaDie: mine.seaDie });
  expect(dataHash(data)).toBe(hash);
  const other = { ...data, id: 'other' };
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json({ hash, game: game.id, data: other }));
  await expect(fetchComponents(hash)).rejects.toThrow('not');
  vi.restoreAllMocks();
  await expect(fetchComponents('0'.repeat(64))).rejects.toThrow('no-such-components');
});
