import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { shownBy } from '../../src/notices/by-push.ts';
import { makeNotices } from '../../src/notices/part.ts';
import { textsIn } from '../../src/notices/texts/index.ts';
import { parts } from '../../src/parts.ts';
import { type House, openHouse } from '../house.ts';
import { eachStore } from '../kit.ts';
import { Person } from '../person.ts';
import { type Hooks, type Mailbox, openHooks, openMailbox } from './sinks.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

eachStore('notices', (fresh) => {
  let house: House;
  let mailbox: Mailbox;
  let hooks: Hooks;
  let people: Person[];
  let table: string;
  let waited: number;
  /** Addresses are new each time: only so many letters go to one. */
  let round = 0;
  beforeAll(async () => {
    mailbox = await openMailbox();
    hooks = await openHooks();
    const others = parts.filter(({ name }) => name !== 'notices');
    house = await openHouse(await fresh(), { smtpUrl: mailbox.url }, [...others, makeNotices(hooks.outside)]);
  });
  afterAll(async () => {
    await house.server.close();
    await mailbox.close();
    await hooks.close();
  });

  beforeEach(async () => {
    await house.forget();
    mailbox.refuse(0);
    people = [];
    round++;
    for (const name of ['Anna', 'Bert']) {
      const email = `${name.toLowerCase()}@round${round}.example.org`;
      const person = await new Person(house.server).signUp(name, { email });
      await person.send('PUT', `/email-confirmations/${await house.linkTo(email, 'confirm-email')}`);
      people.push(person);
    }
    const pace = { kind: 'days', each: DAY, late: 'nothing' };
    const game = { game: 'struggle-of-empires', options: { players: 2 }, pace, name: 'Friday' };
    table = (await people[0].post('/tables', game)).body.id;
    await people[1].post(`/tables/${table}/join`, {});
    await people[0].post(`/tables/${table}/start`);
    waited = (await people[0].get(`/tables/${table}`)).body.waitsFor[0];
    await house.settle();
    mailbox.mails.length = 0;
    hooks.got.length = 0;
  });

  const later = async (milliseconds: number) => {
    house.pass(milliseconds);
    await house.settle();
  };
  const to = (person: number) =>
    mailbox.mails.filter((mail) => mail.includes(`To: ${['anna', 'bert'][person]}@round${round}.`));

  it('the one whose turn it is gets one mail, with all that has gathered', async () => {
    await later(2 * MINUTE);
    expect(mailbox.mails).toEqual([]);
    await later(15 * MINUTE);
    const [mail, ...more] = to(waited);
    expect(more).toEqual([]);
    expect(mail).toContain('2 tables have news for you');
    expect(mail).toContain('It is your turn: Friday (Struggle of Empires)');
    expect(mail).toContain(`/#/online/${table}`);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(to(1 - waited)).toHaveLength(1);
    expect(to(1 - waited)[0]).toContain('The game has begun');
    await later(60 * MINUTE);
    expect(to(waited)).toHaveLength(1);
  });

  it('a mail server that is down loses nothing, and nothing comes twice', async () => {
    mailbox.refuse(3);
    await later(2 * MINUTE);
    await later(15 * MINUTE);
    for (let i = 0; i < 8; i++) await later(20 * MINUTE);
    expect(to(0)).toHaveLength(1);
    expect(to(1)).toHaveLength(1);
  });

  it('a mail server that is away for most of a day loses nothing', async () => {
    mailbox.refuse(1000);
    await later(2 * MINUTE);
    await later(15 * MINUTE);
    for (let i = 0; i < 16; i++) await later(60 * MINUTE);
    expect(mailbox.mails).toEqual([]);
    mailbox.refuse(0);
    await later(60 * MINUTE);
    expect(to(1 - waited).join()).toContain('The game has begun');
  });

  it('a reminder comes when three quarters of the time have gone', async () => {
    await later(2 * MINUTE);
    await later(20 * MINUTE);
    mailbox.mails.length = 0;
    await later(0.75 * DAY);
    await later(20 * MINUTE);
    expect(to(waited)[0]).toContain('Your time is running out');
    expect(to(1 - waited)).toEqual([]);
  });

  it('a turn that is over meanwhile is not told of', async () => {
    await people[waited].post(`/tables/${table}/resign`);
    await later(2 * MINUTE);
    await later(20 * MINUTE);
    expect(mailbox.mails.join()).not.toContain('your turn');
  });

  it('that somebody has resigned is told like any end', async () => {
    await people[0].post(`/tables/${table}/resign`);
    await later(2 * MINUTE);
    await later(20 * MINUTE);
    expect(to(1).join()).toContain('The game is over: Friday');
  });

  it('that all have given up is told too', async () => {
    for (const person of people) await person.post(`/tables/${table}/abandon`, { agree: true });
    await later(2 * MINUTE);
    await later(20 * MINUTE);
    for (const person of [0, 1]) expect(to(person).join()).toContain('The game is over: Friday');
  });

  it('a webhook is posted in its own manner, and never wakes everybody', async () => {
    const url = `https://hooks.example:${hooks.port}/discord`;
    const { status, body } = await people[waited].post('/me/webhooks', { url, style: 'discord' });
    expect(status).toBe(200);
    await later(2 * MINUTE);
    const sent = hooks.got
      .filter(({ path }) => path === '/discord')
      .map((got) => JSON.parse(got.body))
      .filter(({ content }) => content.includes('turn'));
    expect(sent).toHaveLength(1);
    expect(sent[0].content).toContain('It is your turn');
    expect(sent[0].allowed_mentions).toEqual({ parse: [] });
    expect((await people[1 - waited].send('DELETE', `/me/webhooks/${body.id}`)).status).toBe(404);
    expect(
      (await people[waited].post('/me/webhooks', { url: 'http://hooks.example', style: 'slack' })).body.reason.why,
    ).toBe('bad-address');
  });

  it('the name of a table is no link, whatever it looks like', async () => {
    for (const style of ['discord', 'slack']) {
      const url = `https://hooks.example:${hooks.port}/${style}`;
      await people[waited].post('/me/webhooks', { url, style });
    }
    const { db } = house.server.services.store;
    await db.updateTable('tables').set({ name: '[Gold](https://thief.example) <!everyone>' }).execute();
    await later(2 * MINUTE);
    const told = (style: string) => JSON.parse(hooks.got.find(({ path }) => path === `/${style}`)!.body);
    expect(told('discord').content).toContain('\\[Gold\\]\\(https://thief.example\\) \\<!everyone\\>');
    expect(told('slack').text).toContain('&lt;!everyone&gt;');
  });

  it('a browser is told by push, and forgotten when it is gone', async () => {
    const subscription = {
      endpoint: `https://push.example:${hooks.port}/browser`,
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    };
    expect((await people[waited].post('/me/push', subscription)).status).toBe(200);
    hooks.answer = () => ({ status: 410 });
    await later(2 * MINUTE);
    const [push] = hooks.got.filter(({ path }) => path === '/browser');
    expect(push.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      authorization: expect.stringMatching(/^vapid t=/),
    });
    const rows = await house.server.services.store.db.selectFrom('push_subscriptions').selectAll().execute();
    expect(rows).toEqual([]);
    hooks.answer = () => ({ status: 204 });
  });

  it('what a browser shows does not count what others have done unseen', () => {
    const about = { user_id: 'u', way: 'push', target: 'x', kind: 'turn', table_id: 'table', facts: '{}' } as const;
    const row = { ...about, id: 'row', occasion: 'turn:table:17', due: 0, attempts: 0, done: null, fault: null };
    const { title, tag, page } = shownBy({ row, kind: 'turn', table: 'T', game: 'G' }, textsIn('en'));
    expect([title, page].join()).not.toContain('17');
    expect(tag).toBe('row');
  });

  it('a process that dies after sending and before noting it sends the same again, by the same name', async () => {
    const url = `https://hooks.example:${hooks.port}/slack`;
    await people[waited].post('/me/webhooks', { url, style: 'slack' });
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    await people[waited].post('/me/push', { endpoint: `https://push.example:${hooks.port}/again`, keys });
    const { db } = house.server.services.store;
    const write = db.updateTable.bind(db) as (table: string) => never;
    const death = vi.spyOn(db, 'updateTable').mockImplementation((table) => {
      if ((table as string) === 'outbox') throw new Error('dead');
      return write(table as string);
    });
    await later(2 * MINUTE);
    await later(15 * MINUTE);
    const once = { mails: to(waited).length, posts: hooks.got.length };
    death.mockRestore();
    for (let i = 0; i < 3; i++) await later(20 * MINUTE);
    expect(once.mails).toBeGreaterThan(0);
    expect(to(waited).length).toBe(once.mails + 1);
    expect(new Set(to(waited).map((mail) => /^Message-ID: (.+)$/im.exec(mail)![1])).size).toBe(1);
    for (const [path, name] of [
      ['/slack', 'idempotency-key'],
      ['/again', 'topic'],
    ] as const) {
      const names = hooks.got.filter((got) => got.path === path).map(({ headers }) => headers[name]);
      expect(names.length, path).toBeGreaterThan(new Set(names).size);
      expect(new Set(names)).not.toContain(undefined);
      // Each of them was sent at least twice, and noted in the end.
      for (const each of new Set(names)) expect(names.filter((other) => other === each).length).toBeGreaterThan(1);
    }
    const left = await db.selectFrom('outbox').selectAll().where('done', 'is', null).execute();
    expect(left.filter(({ due }) => due <= house.server.services.now())).toEqual([]);
  });

  it('one click ends all mail, with no need to sign in', async () => {
    await later(2 * MINUTE);
    await later(20 * MINUTE);
    const [, path] = /^List-Unsubscribe: <[^>]*(\/api\/v1\/unsubscribe\/\w+)>/m.exec(
      to(waited)[0].replace(/\r\n\s+/g, ' '),
    )!;
    const page = await house.server.inject({ method: 'GET', url: path });
    expect(page.body).toContain('<button>');
    // With `no-referrer` a browser would send the form as from nowhere, and we would refuse it.
    expect(page.headers['referrer-policy']).toBe('same-origin');
    const mangled = await house.server.inject({
      method: 'GET',
      url: path.slice(0, -3),
      headers: { 'accept-language': 'it-IT' },
    });
    expect(mangled.statusCode).toBe(404);
    expect(mangled.body).toContain('non porta a nessuno');
    expect((await people[waited].get('/me/notifications')).body.mail).toBe(true);
    const payload = 'List-Unsubscribe=One-Click';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await house.server.inject({ method: 'POST', url: path, payload, headers })).statusCode).toBe(200);
    expect((await people[waited].get('/me/notifications')).body.mail).toBe(false);
  });

  it('what I do not want to be told of I am not, and at night nothing comes', async () => {
    const { body } = await people[waited].get('/me/notifications');
    await people[waited].send('PUT', '/me/notifications', { ...body, turn: false, start: false });
    await later(2 * MINUTE);
    await later(20 * MINUTE);
    expect(to(waited)).toEqual([]);
  });
});
