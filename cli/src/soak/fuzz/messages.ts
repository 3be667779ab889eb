import type { Seeded } from '@cabinet-wars/kernel';
import type { House } from './house.ts';
import { brokenText, junk, pick, somewhere } from './junk.ts';

const kinds = [
  'choose',
  'undo',
  'order',
  'propose',
  'answer',
  'withdraw',
  'explain',
  'say',
  'ping',
  'welcome',
  '__proto__',
];

/** A line on which nothing that is said makes sense. Says how many messages were sent before the server had enough. */
export function hostileSocket(house: House, chance: Seeded, most: number): Promise<number> {
  // Another account is the one whose sockets are counted: it is not to be used up here.
  const cookie = pick([house.cookies.owner, house.cookies.elsewhere, 'cabinet-wars=0'], chance);
  const table = pick([...Object.values(house.tables), 'none'], chance);
  const since = pick([0, -1, 'x', 1e9, '%00'], chance);
  const path = chance.roll(8) === 0 ? 'live' : `tables/${table}/socket?since=${since}`;
  const url = `${house.address.replace('http', 'ws')}/api/v1/${path}`;
  const origin = chance.roll(8) === 0 ? 'https://elsewhere.example' : house.address;
  const headers = { cookie, origin, 'x-forwarded-for': somewhere(chance) };
  return new Promise((done) => {
    let sent = 0;
    const line = new WebSocket(url, { headers });
    line.binaryType = 'arraybuffer';
    line.onerror = () => {};
    line.onclose = () => done(Math.max(1, sent));
    line.onopen = () => {
      for (; sent < most && line.readyState === WebSocket.OPEN; sent++) line.send(message(chance));
      setTimeout(() => line.close(), 50);
    };
  });
}

const MOST_AT_ONCE = 80;

/** More sockets than one account may have, all at once. How many were let in. */
export async function crowd(house: House): Promise<number> {
  const url = `${house.address.replace('http', 'ws')}/api/v1/tables/${house.tables.playing}/socket`;
  const headers = { cookie: house.cookies.seated, origin: house.address, 'x-forwarded-for': '10.8.8.8' };
  const sockets = Array.from({ length: MOST_AT_ONCE }, () => new WebSocket(url, { headers }));
  const welcomed = await Promise.all(sockets.map(isWelcomed));
  await Promise.all(sockets.map(closed));
  return welcomed.filter(Boolean).length;
}

const isWelcomed = (socket: WebSocket): Promise<boolean> =>
  new Promise((resolve) => {
    socket.onerror = () => resolve(false);
    socket.onclose = () => resolve(false);
    socket.onmessage = ({ data }) => resolve(String(data).startsWith('{"t":"welcome"'));
  });

const closed = (socket: WebSocket): Promise<void> =>
  new Promise((resolve) => {
    if (socket.readyState === WebSocket.CLOSED) return resolve();
    socket.onclose = () => resolve();
    socket.close();
  });

/** Never one that could be carried out: an act has no name of its own, or says what no question offers. */
function message(chance: Seeded): string | Uint8Array<ArrayBuffer> {
  const kind = chance.roll(5);
  if (kind === 0) return brokenText(chance).slice(0, 20_000);
  if (kind === 1) return Uint8Array.from({ length: chance.roll(64) }, () => chance.roll(256));
  if (kind === 2) return JSON.stringify(junk(chance));
  const t = pick(kinds, chance);
  if (kind === 3) return JSON.stringify({ t, ...Object(junk(chance)), no: junk(chance, 1) });
  const said = { t: `no-${chance.roll(9)}`, space: junk(chance, 0) };
  return JSON.stringify({ t: 'choose', id: `a${chance.roll(1e6)}`, askId: chance.roll(50) - 5, said });
}
