import type { AddressInfo } from 'node:net';
import { closeCode } from '@cabinet-wars/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { checked } from '../../trial/index.ts';
import { type House, openHouse } from '../house.ts';
import { PASSWORD, Person } from '../person.ts';

let house: House;
let address: string;
beforeAll(async () => {
  house = await openHouse({ databaseUrl: null, file: ':memory:' });
  await house.server.listen({ port: 0, host: '127.0.0.1' });
  address = `127.0.0.1:${(house.server.server.address() as AddressInfo).port}`;
});
afterAll(() => house.server.close());

let people = 0;
const member = () => new Person(house.server).signUp(`Person ${++people}`);

interface Heard {
  readonly socket: WebSocket;
  readonly messages: { readonly t: string; readonly text?: string }[];
  readonly ended: Promise<number>;
}

/** A line of somebody's browser; everything it hears. */
async function listen(path: string, who: Person): Promise<Heard> {
  const headers = { origin: `http://${address}`, ...(who.cookie === null ? {} : { cookie: who.cookie }) };
  const at = path === '/live' ? 'lobby' : 'table';
  const socket = checked(new WebSocket(`ws://${address}/api/v1${path}`, { headers }), at);
  const messages: Heard['messages'] = [];
  socket.on('message', (data) => messages.push(JSON.parse(String(data))));
  const ended = new Promise<number>((done) => {
    socket.on('close', done);
  });
  await new Promise((done) => {
    socket.once('message', done);
  });
  return { socket, messages, ended };
}

async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error('waited in vain');
    await new Promise((done) => setTimeout(done, 10));
  }
}

const playing = async (owner: Person, others: readonly Person[], more: object = {}): Promise<string> => {
  const options = { players: others.length + 1 };
  const { body } = await owner.post('/tables', { game: 'struggle-of-empires', options, ...more });
  for (const who of others) await who.post(`/tables/${body.id}/join`, { link: body.link });
  await owner.post(`/tables/${body.id}/start`);
  return body.id;
};

describe('whoever may not come in any more is shown out', () => {
  it.each([
    ['signs out everywhere', (who: Person) => who.send('DELETE', '/sessions/all')],
    [
      'is barred',
      async (who: Person) => {
        const moderator = await member();
        const { name } = (await who.get('/me')).body;
        const { id } = (await moderator.get('/me')).body;
        const { db } = house.server.services.store;
        await db.updateTable('users').set({ role: 'moderator' }).where('id', '=', id).execute();
        await moderator.post('/reports', { about: name, text: 'rude' });
        const [report] = (await moderator.get('/moderation/reports')).body;
        await moderator.post(`/moderation/reports/${report.id}`, { outcome: 'a week off', suspendDays: 7 });
      },
    ],
  ])('when somebody %s', async (_what, away) => {
    const [anna, bert] = [await member(), await member()];
    const table = await playing(anna, [bert], { access: 'link', spectators: false });
    const { socket, ended } = await listen(`/tables/${table}/socket`, anna);
    const other = await listen(`/tables/${table}/socket`, bert);
    await away(anna);
    expect(await ended).toBe(4012);
    expect(other.socket.readyState).toBe(WebSocket.OPEN);
    const again = await listen(`/tables/${table}/socket`, anna);
    expect(await again.ended).toBe(4001);
    socket.close();
    other.socket.close();
  });
});

describe('talk', () => {
  const say = async (line: Heard, text: string) => {
    line.socket.send(JSON.stringify({ t: 'say', id: 'w', text, to: null }));
    await until(() => line.messages.some(({ t }) => t === 'done'));
  };
  const heard = ({ messages }: Heard) => messages.flatMap(({ t, text }) => (t === 'said' ? [text] : []));

  it('of somebody I have blocked does not reach me while I sit there either', async () => {
    const [anna, bert, carla] = [await member(), await member(), await member()];
    const table = await playing(anna, [bert, carla]);
    await anna.post('/blocks', { name: (await bert.get('/me')).body.name });
    const lines: Heard[] = [];
    for (const who of [anna, bert, carla]) lines.push(await listen(`/tables/${table}/socket`, who));
    await say(lines[1], 'Boo');
    await until(() => heard(lines[2]).includes('Boo'));
    expect(heard(lines[0])).toEqual([]);
    for (const { socket } of lines) socket.close();
  });

  it('reaches those who look on from some time ago as late as everything else', async () => {
    const [anna, bert] = [await member(), await member()];
    const table = await playing(anna, [bert], { delay: 2 });
    const line = await listen(`/tables/${table}/socket`, anna);
    const stranger = new Person(house.server);
    const onlooker = await listen(`/tables/${table}/socket`, stranger);
    await say(line, 'Now or never');
    expect((await stranger.get(`/tables/${table}/chat`)).body).toEqual([]);
    expect(heard(onlooker)).toEqual([]);
    await until(() => heard(onlooker).length === 1);
    expect((await bert.get(`/tables/${table}/chat`)).body).toHaveLength(1);
    for (const { socket } of [line, onlooker]) socket.close();
  });
});

it('a token that may not read is refused the lobby’s socket, which is nobody’s fault', async () => {
  const anna = await member();
  await anna.prove();
  const { body } = await anna.post('/me/tokens', { name: 'bot', scopes: ['play'] });
  const before = await house.server.services.metrics.registry.getSingleMetricAsString('cabinet_wars_faults_total');
  const socket = new WebSocket(`ws://${address}/api/v1/live`, { headers: { authorization: `Bearer ${body.token}` } });
  const [code, why] = await new Promise<[number, string]>((done) => {
    socket.on('close', (number, text) => done([number, String(text)]));
  });
  expect([code, why]).toEqual([4003, 'token-scope']);
  const after = await house.server.services.metrics.registry.getSingleMetricAsString('cabinet_wars_faults_total');
  expect(after).toBe(before);
});

describe('whoever plays for somebody, or was somebody, goes with them', () => {
  it('a program’s sockets are closed when its keeper is barred', async () => {
    const [keeper, keepers] = [await member(), await member()];
    const { db } = house.server.services.store;
    const { name } = (await keeper.get('/me')).body;
    const { id: moderator } = (await keepers.get('/me')).body;
    await db.updateTable('users').set({ role: 'moderator' }).where('id', '=', moderator).execute();
    await keeper.prove();
    const { token } = (await keeper.post('/me/bots', { name: 'Marat', games: ['struggle-of-empires'] })).body;
    const program = new WebSocket(`ws://${address}/api/v1/live`, { headers: { authorization: `Bearer ${token}` } });
    const ended = new Promise((done) => program.on('close', done));
    await new Promise((done) => program.once('message', done));
    expect((await keepers.post(`/moderation/people/${name}/bar`, { days: 1, why: 'x' })).status).toBe(200);
    expect(await ended).toBe(closeCode('come-again'));
  });

  it('whoever is deleted says nothing any more, at a game that is over either', async () => {
    const [anna, bert] = [await member(), await member()];
    const table = await playing(anna, [bert]);
    const { socket, ended } = await listen(`/tables/${table}/socket`, bert);
    await anna.post(`/tables/${table}/resign`);
    expect((await bert.post('/me/deletion', { password: PASSWORD })).status).toBe(200);
    socket.send(JSON.stringify({ t: 'say', id: 'a', text: 'I was here', to: null }));
    expect(await ended).toBe(closeCode('come-again'));
    expect((await house.everything()).rows).not.toContain('I was here');
  });
});
