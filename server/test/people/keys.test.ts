import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usualTimeouts } from '../../src/process/timeouts.ts';
import { type House, openHouse } from '../house.ts';
import { eachStore } from '../kit.ts';
import { PASSWORD, Person } from '../person.ts';

eachStore('the keys of an account', (fresh) => {
  let house: House;
  let anna: Person;
  const mail = 'anna@example.org';
  const named = (email: string) => ({ name: 'Anna', email });
  beforeAll(async () => {
    house = await openHouse(await fresh());
  });
  afterAll(() => house.server.close());
  beforeEach(async () => {
    await house.forget();
    anna = await new Person(house.server).signUp('Anna', named(mail));
    await anna.send('PUT', `/email-confirmations/${await house.linkTo(mail, 'confirm-email')}`);
  });
  const strangers = async (count: number, more: object) => {
    const all = [];
    for (let i = 0; i < count; i++)
      all.push(await new Person(house.server).signUp(`Stranger ${'abcdefghij'[i]}`, more));
    return all;
  };

  describe('being signed in is not enough to change them', () => {
    it.each([
      ['PATCH', '/me', { email: 'thief@example.org' }],
      ['POST', '/passkeys/register/options', undefined],
      ['POST', '/me/tokens', { name: 'bot' }],
    ] as const)('%s %s wants the password again', async (method, path, body) => {
      expect(await anna.send(method, path, body)).toMatchObject({
        status: 403,
        body: { reason: { why: 'prove-again' } },
      });
      expect(await anna.post('/me/proof', { password: 'wrong' })).toMatchObject({ status: 403 });
      expect((await anna.send(method, path, body)).status).toBe(403);
      await anna.prove();
      expect((await anna.send(method, path, body)).status).toBe(200);
      house.pass(5 * 60_000 + 1);
      expect((await anna.send(method, path, method === 'PATCH' ? { email: 'x@example.org' } : body)).status).toBe(403);
    });

    it('the proof is of one browser', async () => {
      const phone = new Person(house.server);
      await phone.post('/sessions', { name: 'Anna', password: PASSWORD });
      await anna.prove();
      expect((await phone.post('/me/tokens', { name: 'bot' })).status).toBe(403);
    });

    it('what changes nothing wants none', async () => {
      expect((await anna.send('PATCH', '/me', { language: 'it', email: mail })).status).toBe(200);
    });
  });

  it('the old address is told when the address changes, and links to it are void', async () => {
    await anna.post('/password-resets', { email: mail });
    await house.settle();
    const word = await house.linkTo(mail, 'reset-password');
    await anna.prove();
    expect((await anna.send('PATCH', '/me', { email: 'new@example.org' })).status).toBe(200);
    expect(house.lettersTo(mail, 'address-changed')).toBe(1);
    expect((await anna.send('PUT', `/password-resets/${word}`, { password: 'quite another' })).status).toBe(404);
  });

  it('a token is told of, too', async () => {
    await (await anna.prove()).post('/me/tokens', { name: 'bot' });
    expect(house.lettersTo(mail, 'key-added')).toBe(1);
  });

  it('an address nobody has confirmed gets no link, and strangers who claim mine do not keep mine from me', async () => {
    const claims = await strangers(7, { email: mail });
    expect(claims).toHaveLength(7);
    // Some letters an hour; the others wait for their turn.
    expect(house.lettersTo(mail, 'confirm-email')).toBe(1 + 5);
    house.pass(3_600_001);
    await new Person(house.server).post('/password-resets', { email: mail });
    await house.settle();
    expect(house.lettersTo(mail, 'reset-password')).toBe(1);
    const word = await house.linkTo(mail, 'reset-password');
    const next = 'quite another password';
    expect((await anna.send('PUT', `/password-resets/${word}`, { password: next })).status).toBe(200);
    expect((await anna.post('/sessions', { name: 'Anna', password: next })).status).toBe(200);
  });

  it('whoever makes cookies up is still counted by their address', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) {
      const thief = new Person(house.server, undefined, '10.250.1.1');
      thief.cookie = `cabinet-wars=made up ${i}`;
      const wanted = { name: `Stranger ${'abcdef'[i]}`, email: mail, password: PASSWORD, language: 'en' };
      statuses.push((await thief.post('/accounts', wanted)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('a letter that had to wait its turn is good when it comes, however many claimed the address', async () => {
    const hours = 80;
    const claims = Array.from({ length: hours * 5 }, (_, i) => ({ hash: `h${i}`, user_id: `u${i}`, email: mail }));
    const { services } = house.server;
    const expires = services.now() + 3 * 24 * 3_600_000;
    await services.store.db
      .insertInto('mail_links')
      .values(claims.map((claim) => ({ ...claim, purpose: 'confirm-email' as const, expires })))
      .execute();
    const bert = await new Person(house.server).signUp('Bert', { email: mail });
    const word = await house.linkTo(mail, 'confirm-email');
    house.pass(hours * 3_600_000 + 1000);
    expect((await bert.send('PUT', `/email-confirmations/${word}`)).status).toBe(200);
  });

  it('nobody is drowned in letters: one that is on its way will do', async () => {
    for (let i = 0; i < 8; i++)
      expect((await new Person(house.server).post('/password-resets', { email: mail })).status).toBe(200);
    await house.settle();
    expect(house.lettersTo(mail, 'reset-password')).toBe(1);
  });

  it('guesses from everywhere lock me out of no browser: one I have never used only waits a moment', async () => {
    await anna.send('DELETE', '/sessions');
    const signIn = async (who: Person, password: string) => {
      const began = performance.now();
      const { status } = await who.post('/sessions', { name: 'Anna', password });
      return { status, waited: performance.now() - began >= usualTimeouts.guess };
    };
    const guesses = await Promise.all(Array.from({ length: 30 }, () => signIn(new Person(house.server), 'guess')));
    expect(guesses.every(({ status }) => status === 403)).toBe(true);
    const [wrong, right, known] = await Promise.all([
      signIn(new Person(house.server), 'guess'),
      signIn(new Person(house.server), PASSWORD),
      signIn(anna, PASSWORD),
    ]);
    // Whoever waits cannot tell by it whether they have guessed right.
    expect(wrong).toEqual({ status: 403, waited: true });
    expect(right).toEqual({ status: 200, waited: true });
    expect(known.status).toBe(200);
  });

  it('whoever guesses too often is told for how long they are refused', async () => {
    const guess = (i: number) =>
      new Person(house.server, undefined, `10.251.1.${i}`).post('/sessions', { name: 'Anna', password: 'guess' });
    const answers = await Promise.all(Array.from({ length: 31 }, (_, i) => guess(i)));
    expect(answers.filter(({ status }) => status === 429).map(({ retryAfter }) => retryAfter)).toEqual([600]);
  });

  it('nor do guesses at names made up to be counted where I come from', async () => {
    const mine = new Person(house.server);
    const network = mine.address.split('.').slice(0, 3).join('.');
    for (const name of [`Anna address ${mine.address}`, `Anna network ${network}`, `address ${mine.address} Anna`])
      await Promise.all(
        Array.from({ length: 30 }, () => new Person(house.server).post('/sessions', { name, password: 'guess' })),
      );
    expect((await mine.post('/sessions', { name: 'Anna', password: PASSWORD })).status).toBe(200);
  });

  it('a borrowed browser is no place to guess at the password, whatever asks for it', async () => {
    const answers: number[] = [];
    for (let i = 0; i < 12; i++) {
      const thief = new Person(house.server);
      thief.cookie = anna.cookie;
      const guess = [
        () => thief.send('PUT', '/me/password', { old: `guess ${i}`, new: PASSWORD }),
        () => thief.post('/me/deletion', { password: `guess ${i}` }),
        () => thief.post('/me/proof', { password: `guess ${i}` }),
      ][i % 3];
      const { status, retryAfter } = await guess();
      answers.push(status);
      expect(retryAfter === null).toBe(status !== 429);
    }
    expect(answers).toEqual([...Array(10).fill(403), 429, 429]);
  });

  describe('tokens', () => {
    const program = async (scopes?: string[]) => {
      await anna.prove();
      const made = await anna.post('/me/tokens', { name: 'bot', ...(scopes === undefined ? {} : { scopes }) });
      const bot = new Person(house.server);
      bot.token = made.body.token;
      return bot;
    };

    it('are good for what they were made for', async () => {
      const reader = await program(['read']);
      expect((await reader.get('/tables/mine')).status).toBe(200);
      const table = { game: 'struggle-of-empires', options: { players: 2 } };
      expect(await reader.post('/tables', table)).toMatchObject({
        status: 403,
        body: { reason: { why: 'token-scope', scope: 'tables' } },
      });
      const host = await program(['tables']);
      expect((await host.post('/tables', table)).status).toBe(200);
      expect((await host.get('/tables/mine')).body.reason).toEqual({ why: 'token-scope', scope: 'read' });
    });

    it.each([
      ['POST', '/me/webhooks', { url: 'https://x.example/hook', style: 'json' }],
      ['GET', '/me/webhooks', undefined],
      ['POST', '/blocks', { name: 'Bert' }],
      ['POST', '/reports', { about: 'Anna', text: 'x' }],
      ['GET', '/moderation/reports', undefined],
      ['POST', '/moderation/reports/x', { outcome: 'x', suspendDays: 3 }],
      ['POST', '/me/vacation', { days: 3 }],
      ['GET', '/me/sessions', undefined],
    ] as const)('never: %s %s', async (method, path, body) => {
      const { db } = house.server.services.store;
      await db.updateTable('users').set({ role: 'moderator' }).where('name', '=', 'Anna').execute();
      const bot = await program(['read', 'play', 'tables']);
      expect(await bot.send(method, path, body)).toMatchObject({
        status: 403,
        body: { reason: { why: 'not-allowed' } },
      });
    });

    it('keep no peace: of a table of others they see and do what anybody may', async () => {
      const { db } = house.server.services.store;
      await db.updateTable('users').set({ role: 'moderator' }).where('name', '=', 'Anna').execute();
      const bert = await new Person(house.server).signUp('Bert');
      const lay = async (access: string) =>
        (await bert.post('/tables', { game: 'struggle-of-empires', options: { players: 2 }, access })).body.id;
      const [hidden, shown] = [await lay('private'), await lay('public')];
      const bot = await program(['read', 'play', 'tables']);
      expect([(await anna.get(`/tables/${hidden}`)).status, (await bot.get(`/tables/${hidden}`)).status]).toEqual([
        200, 404,
      ]);
      expect((await bot.post(`/tables/${shown}/kick`, { seat: 0 })).body.reason.why).toBe('not-owner');
    });

    it('die with a new password', async () => {
      const bot = await program();
      expect((await bot.get('/me')).status).toBe(200);
      await anna.send('PUT', '/me/password', { old: PASSWORD, new: 'quite another password' });
      expect((await bot.get('/me')).status).toBe(401);
    });

    it('and those of one’s programs too, also where the new password came by a link', async () => {
      const own = await program();
      const made = await anna.post('/me/bots', { name: 'Marat', games: ['struggle-of-empires'] });
      const marat = new Person(house.server);
      marat.token = made.body.token;
      expect((await marat.get('/me')).status).toBe(200);
      await anna.post('/password-resets', { email: mail });
      await house.settle();
      const word = await house.linkTo(mail, 'reset-password');
      expect((await anna.send('PUT', `/password-resets/${word}`, { password: 'quite another' })).status).toBe(200);
      expect([(await own.get('/me')).status, (await marat.get('/me')).status]).toEqual([401, 401]);
    });
  });

  it('nobody takes a name that looks like mine, and I may write mine otherwise', async () => {
    const tries = (name: string) =>
      new Person(house.server).post('/accounts', { name, password: PASSWORD, language: 'en' });
    expect((await tries('Аnna')).body.reason.why).toBe('malformed');
    for (const name of ['Ánna', 'Аппа']) expect((await tries(name)).body.reason.why).toBe('name-taken');
    expect((await anna.send('PATCH', '/me', { name: 'ANNA' })).status).toBe(200);
    expect((await anna.send('PATCH', '/me', { name: 'Annabel' })).status).toBe(200);
    expect((await tries('Anna')).status).toBe(200);
    expect((await anna.send('PATCH', '/me', { name: 'An na' })).body.reason.why).toBe('name-taken');
  });
});
