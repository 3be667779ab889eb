import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../house.ts';
import { eachStore } from '../kit.ts';
import { PASSWORD, Person } from '../person.ts';

eachStore('accounts', (fresh) => {
  let house: House;
  let anna: Person;
  beforeAll(async () => {
    house = await openHouse(await fresh());
  });
  afterAll(() => house.server.close());
  beforeEach(async () => {
    await house.forget();
    anna = await new Person(house.server).signUp('Anna');
  });

  it('I sign up and am signed in', async () => {
    expect(await anna.get('/me')).toMatchObject({ status: 200, body: { name: 'Anna', kind: 'member', email: null } });
    expect(anna.cookie).not.toBeNull();
  });

  it('I sign out and in again, and only with my password', async () => {
    expect((await anna.send('DELETE', '/sessions')).status).toBe(200);
    expect(await anna.get('/me')).toMatchObject({ status: 401, body: { reason: { why: 'not-signed-in' } } });
    const wrong = await anna.post('/sessions', { name: 'Anna', password: 'not my password' });
    const nobody = await anna.post('/sessions', { name: 'Nobody', password: 'not my password' });
    expect(wrong).toEqual(nobody);
    expect(wrong).toMatchObject({ status: 403, body: { reason: { why: 'wrong-password' } } });
    expect(await anna.post('/sessions', { name: 'ANNA', password: PASSWORD })).toMatchObject({ status: 200 });
    expect((await anna.get('/me')).body.name).toBe('Anna');
  });

  it('nobody else can take my name, or one that looks like it', async () => {
    const other = new Person(house.server);
    for (const name of ['Anna', 'anna', 'ANNA', 'Ａnna'])
      expect(await other.post('/accounts', { name, password: PASSWORD, language: 'it' })).toMatchObject({
        status: 409,
        body: { reason: { why: 'name-taken' } },
      });
  });

  it.each([
    { name: 'x', password: PASSWORD },
    { name: ' - ', password: PASSWORD },
    { name: '<b>Anna</b>', password: PASSWORD },
    { name: 'Bert', password: 'short' },
    { name: 'Bert', password: PASSWORD, email: 'nowhere' },
    { name: 'Bert', password: PASSWORD, role: 'moderator' },
    { name: 7, password: PASSWORD },
    {},
  ])('%j is no account', async (given) => {
    expect(await new Person(house.server).post('/accounts', { language: 'en', ...given })).toMatchObject({
      status: 400,
      body: { ok: false, reason: { why: 'malformed' } },
    });
  });

  it('I sign out everywhere at once', async () => {
    const phone = new Person(house.server);
    await phone.post('/sessions', { name: 'Anna', password: PASSWORD });
    expect((await phone.get('/me/sessions')).body).toHaveLength(2);
    await anna.send('DELETE', '/sessions/all');
    expect((await phone.get('/me')).status).toBe(401);
  });

  it('a browser not seen for three months must sign in again', async () => {
    house.pass(91 * 86_400_000);
    expect((await anna.get('/me')).status).toBe(401);
  });

  describe('mail', () => {
    it('my address is mine once I have followed the link', async () => {
      await (await anna.prove()).send('PATCH', '/me', { email: 'Anna@Example.org' });
      expect((await anna.get('/me')).body).toMatchObject({ email: 'anna@example.org', emailConfirmed: false });
      const word = await house.linkTo('anna@example.org', 'confirm-email');
      expect((await anna.send('PUT', `/email-confirmations/${word}`)).status).toBe(200);
      expect((await anna.get('/me')).body.emailConfirmed).toBe(true);
      expect(await anna.send('PUT', `/email-confirmations/${word}`)).toMatchObject({ status: 404 });
    });

    it('I forget my password and get a new one by a link that works once and for an hour', async () => {
      await (await anna.prove()).send('PATCH', '/me', { email: 'anna@example.org' });
      await anna.send('PUT', `/email-confirmations/${await house.linkTo('anna@example.org', 'confirm-email')}`);
      const program = new Person(house.server);
      program.token = (await anna.post('/me/tokens', { name: 'my bot' })).body.token;
      expect((await program.get('/me')).status).toBe(200);
      const stranger = new Person(house.server);
      const known = await stranger.post('/password-resets', { email: 'anna@example.org' });
      const unknown = await stranger.post('/password-resets', { email: 'nobody@example.org' });
      expect(known).toEqual(unknown);
      await house.settle();
      const word = await house.linkTo('anna@example.org', 'reset-password');
      const next = { password: 'quite another password' };
      expect((await stranger.send('PUT', `/password-resets/${word}`, next)).status).toBe(200);
      expect((await stranger.send('PUT', `/password-resets/${word}`, next)).status).toBe(404);
      for (const one of [anna, program]) expect((await one.get('/me')).status).toBe(401);
      expect((await anna.post('/sessions', { name: 'Anna', password: PASSWORD })).status).toBe(403);
      expect((await anna.post('/sessions', { name: 'Anna', ...next })).status).toBe(200);
      await stranger.post('/password-resets', { email: 'anna@example.org' });
      await house.settle();
      const late = await house.linkTo('anna@example.org', 'reset-password');
      house.pass(3_600_001);
      expect((await stranger.send('PUT', `/password-resets/${late}`, next)).status).toBe(404);
    });
  });

  it('I change my password if I know the old one, and every other browser is signed out', async () => {
    const next = 'quite another password';
    expect((await anna.send('PUT', '/me/password', { old: 'wrong', new: next })).status).toBe(403);
    const phone = new Person(house.server);
    await phone.post('/sessions', { name: 'Anna', password: PASSWORD });
    expect((await anna.send('PUT', '/me/password', { old: PASSWORD, new: next })).status).toBe(200);
    expect([(await anna.get('/me')).status, (await phone.get('/me')).status]).toEqual([200, 401]);
    expect((await anna.post('/sessions', { name: 'Anna', password: next })).status).toBe(200);
  });

  it('I take everything kept about me away, and then it is gone', async () => {
    await new Person(house.server).signUp('Bert');
    await anna.post('/blocks', { name: 'Bert' });
    await anna.post('/reports', { about: 'Bert', text: 'swears' });
    const { id } = (await anna.post('/tables', { game: 'struggle-of-empires' })).body;
    await anna.send('PUT', `/tables/${id}/notes`, { text: 'attack' });
    const told = { occasion: 'o', way: 'mail', target: 'anna@example.org', kind: 'turn', table_id: id } as const;
    await house.server.services.store.db
      .insertInto('outbox')
      .values({
        ...told,
        id: 'n',
        user_id: (await anna.get('/me')).body.id,
        facts: '{}',
        due: 1,
        attempts: 0,
        done: 2,
        fault: null,
      })
      .execute();
    const { body } = await anna.get('/me/export');
    expect(body).toMatchObject({
      account: { name: 'Anna', language: 'en' },
      sessions: [{}],
      blocked: [{ name: 'Bert' }],
      reports: [{ text: 'swears' }],
      notes: [{ table_id: id, text: 'attack' }],
      notices: [{ kind: 'turn', table_id: id, target: 'anna@example.org', done: 2 }],
      seats: [{ id }],
    });
    expect(JSON.stringify(body)).not.toContain('argon2');
    expect((await anna.post('/me/deletion', { password: 'wrong' })).status).toBe(403);
    expect((await anna.post('/me/deletion', { password: PASSWORD })).status).toBe(200);
    expect((await anna.get('/me')).status).toBe(401);
    expect((await anna.post('/sessions', { name: 'Anna', password: PASSWORD })).status).toBe(403);
    const { rows } = await house.everything();
    expect(rows).not.toContain('Anna');
    await new Person(house.server).signUp('Anna');
  });

  it('a page of another site cannot act for me', async () => {
    const answer = await house.server.inject({
      method: 'POST',
      url: '/api/v1/me/deletion',
      headers: { cookie: anna.cookie!, origin: 'https://elsewhere.example', host: 'localhost:80' },
      payload: { password: PASSWORD },
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ reason: { why: 'wrong-origin' } });
  });

  it('guessing is slow: the eleventh try in a minute is refused', async () => {
    const guesser = new Person(house.server);
    let last = await guesser.post('/sessions', { name: 'Anna', password: 'guess' });
    for (let i = 0; i < 10; i++) last = await guesser.post('/sessions', { name: 'Anna', password: 'guess' });
    expect(last).toMatchObject({ status: 429, body: { ok: false, reason: { why: 'too-many-requests' } } });
  });

  it('guessing is slow from a network with many addresses too, for each account by itself', async () => {
    const guess = (i: number, name: string) =>
      new Person(house.server, undefined, `10.200.0.${i}`).post('/sessions', { name, password: 'guess' });
    const answers = [];
    for (let i = 0; i < 32; i++) answers.push((await guess(i, ' BERTA')).status);
    expect(answers.slice(0, 30)).toEqual(Array(30).fill(403));
    expect(answers.slice(30)).toEqual([429, 429]);
    expect((await guess(40, 'Anna')).status).toBe(403);
  });

  it('a link that a mail program has mangled is void', async () => {
    for (const word of ['3D', 'x'.repeat(64), '%20', 'ä'])
      for (const path of [`/email-confirmations/${word}`, `/password-resets/${word}`])
        expect((await anna.send('PUT', path, { password: PASSWORD })).body.reason.why).toBe('link-void');
  });
});
