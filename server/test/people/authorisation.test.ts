import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualNotices } from '../../src/notices/usual-choices.ts';
import { type House, openHouse } from '../house.ts';
import { Person } from '../person.ts';

/** Who knocks: a stranger; a member who sits nowhere; one who sits at the table; its owner; a moderator. */
const roles = ['stranger', 'member', 'seated', 'owner', 'moderator'] as const;
type Role = (typeof roles)[number];
type Verdict = 'in' | 401 | 403 | 404;

interface Door {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** A well-formed body, so that only the role decides. */
  readonly body?: unknown;
  /** In the order of `roles`. `in`: past the door, whatever the rules then say. */
  readonly verdicts: readonly Verdict[];
}

const everybody = ['in', 'in', 'in', 'in', 'in'] as const;
const members = [401, 'in', 'in', 'in', 'in'] as const;
const moderators = [401, 403, 403, 403, 'in'] as const;
/** A table that is not listed does not exist for those who do not sit there. */
const atTheTable = [401, 404, 'in', 'in', 'in'] as const;
const onLook = [404, 404, 'in', 'in', 'in'] as const;
/** What happens in a game is for its players: moderators see that a table is there, not what is played at it. */
const atTheGame = [404, 404, 'in', 'in', 404] as const;
const ownersOnly = [401, 404, 403, 'in', 'in'] as const;

const name = 'Somebody Else';
const password = 'a long enough password';

const browser = { endpoint: 'http://x.example', keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) } };

const doors: readonly Door[] = [
  { method: 'POST', path: '/accounts', body: { name: '', password, language: 'en' }, verdicts: everybody },
  { method: 'POST', path: '/accounts/guest', body: { link: 'none', name, language: 'en' }, verdicts: everybody },
  { method: 'GET', path: '/registration', verdicts: everybody },
  { method: 'POST', path: '/sessions', body: { name, password }, verdicts: everybody },
  { method: 'POST', path: '/password-resets', body: { email: 'a@example.org' }, verdicts: everybody },
  { method: 'PUT', path: `/password-resets/${'0'.repeat(64)}`, body: { password }, verdicts: everybody },
  { method: 'PUT', path: `/email-confirmations/${'0'.repeat(64)}`, verdicts: everybody },
  { method: 'GET', path: '/me', verdicts: members },
  { method: 'PATCH', path: '/me', body: { language: 'en' }, verdicts: members },
  { method: 'PUT', path: '/me/password', body: { old: 'wrong', new: password }, verdicts: members },
  { method: 'POST', path: '/me/proof', body: { password: 'wrong' }, verdicts: members },
  { method: 'POST', path: '/me/proof/options', verdicts: members },
  { method: 'POST', path: '/me/proof/passkey', body: { id: 'x', response: { id: 'z' } }, verdicts: members },
  { method: 'POST', path: '/me/upgrade', body: { name, password }, verdicts: members },
  { method: 'GET', path: '/me/export', verdicts: members },
  { method: 'POST', path: '/me/deletion', body: { password: 'wrong' }, verdicts: members },
  { method: 'GET', path: '/me/sessions', verdicts: members },
  { method: 'GET', path: '/me/passkeys', verdicts: members },
  { method: 'DELETE', path: '/me/passkeys/none', verdicts: members },
  { method: 'POST', path: '/passkeys/register/options', verdicts: members },
  {
    method: 'POST',
    path: '/passkeys/register/verify',
    body: { id: 'x', name: 'y', response: { id: 'z' } },
    verdicts: members,
  },
  { method: 'POST', path: '/passkeys/sign-in/options', verdicts: everybody },
  { method: 'POST', path: '/passkeys/sign-in/verify', body: { id: 'x', response: { id: 'z' } }, verdicts: everybody },
  { method: 'GET', path: '/users/Nobody', verdicts: members },
  { method: 'GET', path: '/me/notifications', verdicts: members },
  { method: 'PUT', path: '/me/notifications', body: usualNotices, verdicts: members },
  { method: 'GET', path: '/push-key', verdicts: everybody },
  { method: 'POST', path: '/me/push', body: browser, verdicts: members },
  { method: 'DELETE', path: '/me/push', body: { endpoint: 'none' }, verdicts: members },
  { method: 'GET', path: '/me/webhooks', verdicts: members },
  { method: 'POST', path: '/me/webhooks', body: { url: 'http://x.example', style: 'json' }, verdicts: members },
  { method: 'DELETE', path: '/me/webhooks/none', verdicts: members },
  { method: 'POST', path: '/me/vacation', body: { days: 0 }, verdicts: members },
  { method: 'GET', path: '/me/tokens', verdicts: members },
  { method: 'POST', path: '/me/tokens', body: { name }, verdicts: members },
  { method: 'DELETE', path: '/me/tokens/none', verdicts: members },
  { method: 'GET', path: '/me/bots', verdicts: members },
  { method: 'POST', path: '/me/bots', body: { name, games: ['teaching'] }, verdicts: members },
  { method: 'PATCH', path: '/me/bots/none', body: {}, verdicts: members },
  { method: 'POST', path: '/me/bots/none/token', verdicts: members },
  { method: 'DELETE', path: '/me/bots/none', verdicts: members },
  { method: 'GET', path: '/bots', verdicts: everybody },
  { method: 'POST', path: '/components', body: { game: 'none', data: {} }, verdicts: members },
  { method: 'GET', path: `/components/${'0'.repeat(64)}`, verdicts: everybody },
  { method: 'GET', path: '/me/components', verdicts: members },
  { method: 'DELETE', path: `/me/components/${'0'.repeat(64)}`, verdicts: members },
  { method: 'GET', path: '/blocks', verdicts: members },
  { method: 'POST', path: '/blocks', body: { name }, verdicts: members },
  { method: 'DELETE', path: '/blocks/Nobody', verdicts: members },
  { method: 'POST', path: '/reports', body: { about: name, text: 'x' }, verdicts: members },
  { method: 'GET', path: '/moderation/reports', verdicts: moderators },
  { method: 'POST', path: '/moderation/reports/none', body: { outcome: 'x' }, verdicts: moderators },
  { method: 'GET', path: '/moderation/people', verdicts: moderators },
  { method: 'POST', path: '/moderation/people/Nobody/bar', body: { days: 1, why: 'x' }, verdicts: moderators },
  { method: 'POST', path: '/moderation/people/Nobody/unbar', body: { why: 'x' }, verdicts: moderators },
  {
    method: 'POST',
    path: '/moderation/people/Nobody/house',
    body: { house: true, why: 'x' },
    verdicts: moderators,
  },
  { method: 'POST', path: '/moderation/people/Nobody/deletion', body: { why: 'x' }, verdicts: moderators },
  { method: 'GET', path: '/moderation/tables', verdicts: moderators },
  { method: 'POST', path: '/moderation/tables/none/close', body: { why: 'x' }, verdicts: moderators },
  { method: 'POST', path: '/moderation/tables/none/deletion', body: { why: 'x' }, verdicts: moderators },
  { method: 'PUT', path: '/moderation/registration', body: { mode: 'open' }, verdicts: moderators },
  { method: 'POST', path: '/moderation/invitations', verdicts: moderators },
  { method: 'GET', path: '/moderation/log', verdicts: moderators },
  { method: 'GET', path: '/ratings/struggle-of-empires', verdicts: everybody },
  { method: 'GET', path: '/games', verdicts: everybody },
  { method: 'GET', path: '/games/teaching', verdicts: everybody },
  { method: 'GET', path: '/tables/open', verdicts: everybody },
  { method: 'GET', path: '/tables/playing', verdicts: everybody },
  { method: 'GET', path: '/tables/mine', verdicts: members },
  { method: 'POST', path: '/tables', body: { game: 'none' }, verdicts: members },
  { method: 'GET', path: '/invitations/none', verdicts: everybody },
  { method: 'GET', path: '/tables/{id}', verdicts: onLook },
  { method: 'GET', path: '/tables/{id}/chat', verdicts: onLook },
  { method: 'GET', path: '/tables/{id}/transcript', verdicts: atTheGame },
  { method: 'GET', path: '/tables/{id}/timeline', verdicts: atTheGame },
  { method: 'GET', path: '/tables/{id}/past?at=0', verdicts: atTheGame },
  { method: 'GET', path: '/tables/{id}/notes', verdicts: atTheTable },
  { method: 'PUT', path: '/tables/{id}/notes', body: { text: '' }, verdicts: atTheTable },
  { method: 'POST', path: '/tables/{id}/join', body: {}, verdicts: [401, 404, 'in', 'in', 404] },
  {
    method: 'PUT',
    path: '/tables/{id}/nonce',
    body: { nonce: 'a-fresh-word-of-mine' },
    verdicts: atTheTable,
  },
  { method: 'POST', path: '/tables/{id}/kick', body: { seat: 2 }, verdicts: ownersOnly },
  { method: 'POST', path: '/tables/{id}/readmit', body: { name }, verdicts: ownersOnly },
  { method: 'POST', path: '/tables/{id}/bots', body: { seat: 2, bot: null }, verdicts: ownersOnly },
  { method: 'POST', path: '/tables/{id}/invitations', body: { seat: 2, name: 'None' }, verdicts: ownersOnly },
  { method: 'POST', path: '/tables/{id}/start', verdicts: ownersOnly },
  { method: 'POST', path: '/tables/{id}/votes', body: { seat: 0, with: 'bot' }, verdicts: atTheTable },
  { method: 'POST', path: '/tables/{id}/rematch', verdicts: atTheTable },
  { method: 'POST', path: '/tables/{id}/return', verdicts: atTheTable },
  { method: 'POST', path: '/tables/{id}/resign', verdicts: atTheTable },
  { method: 'POST', path: '/tables/{id}/abandon', body: { agree: false }, verdicts: ownersOnly },
  { method: 'POST', path: '/tables/{id}/leave', verdicts: atTheTable },
  { method: 'GET', path: '/sessions', verdicts: everybody },
  { method: 'DELETE', path: '/sessions/all', verdicts: members },
  { method: 'DELETE', path: '/sessions', verdicts: everybody },
];

describe('every door and who may go through', () => {
  let house: House;
  const people = {} as Record<Role, Person>;
  let table: string;
  beforeAll(async () => {
    house = await openHouse({ databaseUrl: null, file: ':memory:' });
    for (const role of roles) {
      people[role] = new Person(house.server);
      if (role !== 'stranger') await people[role].signUp(`The ${role}`);
    }
    await house.server.services.store.db
      .updateTable('users')
      .set({ role: 'moderator' })
      .where('name', '=', 'The moderator')
      .execute();
    const game = { game: 'struggle-of-empires', options: { players: 3 }, access: 'private' };
    const { body } = await people.owner.post('/tables', game);
    table = body.id;
    await people.seated.post(`/tables/${table}/join`, { link: body.link });
  });
  afterAll(() => house.server.close());

  const patternOf = (path: string): RegExp =>
    new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`);

  it('is in the list', async () => {
    const { paths } = (await house.server.inject('/api/v1/openapi.json')).json();
    for (const [path, methods] of Object.entries(paths as Record<string, object>))
      for (const method of Object.keys(methods)) {
        if (!path.startsWith('/api/v1/')) continue;
        const found = doors.some(
          (door) => door.method === method.toUpperCase() && patternOf(path).test(`/api/v1${door.path.split('?')[0]}`),
        );
        expect(found, `${method} ${path}`).toBe(true);
      }
  });

  describe.each(doors)('$method $path', ({ method, path, body, verdicts }) => {
    it.each(roles.map((role, i) => [role, verdicts[i]] as const))('%s: %s', async (role, verdict) => {
      const visitor = new Person(house.server);
      visitor.cookie = people[role].cookie;
      const { status, body: said } = await visitor.send(method, path.replace('{id}', table), body);
      expect(status, JSON.stringify(said)).toBeLessThan(500);
      const why = said?.reason?.why;
      // Past the door the rules may still say no, but not for who somebody is.
      if (verdict === 'in')
        expect(['not-signed-in', 'not-allowed', 'not-owner', 'no-such-table']).not.toContain(expected(path, why));
      else expect([status, why]).toEqual([verdict, expect.any(String)]);
    });
  });

  /** A wish that names nothing may be answered with "no such table", or refused for what it names: that is past the door. */
  const expected = (path: string, why: string | undefined) =>
    path.startsWith('/invitations') || path === '/accounts/guest' || path.endsWith('/votes') || path.includes('/none/')
      ? undefined
      : why;
});
