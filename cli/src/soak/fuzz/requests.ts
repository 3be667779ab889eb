import { request } from 'node:http';
import type { Seeded } from '@cabinet-wars/kernel';
import type { House, Route } from './house.ts';
import { brokenText, junk, pick, segment, somewhere } from './junk.ts';

export interface Sent {
  readonly what: string;
  /** 0 where the line was cut. */
  readonly status: number;
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'];

/** One request that nobody who means well would send. */
export function hostileRequest(house: House, chance: Seeded): Promise<Sent> {
  const kind = chance.roll(7);
  const route = pick(house.routes, chance);
  if (kind === 0)
    return send(house, pick(methods, chance), `/api/v1/${segment(chance)}/${segment(chance)}`, {}, '', chance);
  if (kind === 1)
    return send(house, route.method, filled(route, chance, house), wrongKey(chance), brokenText(chance), chance);
  if (kind === 2)
    return send(house, route.method, filled(route, chance, house), fromElsewhere(house, chance), body(chance), chance);
  // What only reads, by somebody who may, as often as they like.
  if (kind === 6) {
    const { method, path } = pick(
      house.routes.filter((each) => each.method === 'GET'),
      chance,
    );
    const asked = `${filled({ method, path, hasBody: false }, chance, house)}?${query(chance)}`;
    return send(house, method, asked, { cookie: pick(Object.values(house.cookies), chance) }, '', chance);
  }
  // In the name of somebody who is signed in, so that it gets as far as the check of what it says.
  const told = pick(
    house.routes.filter(({ hasBody }) => hasBody),
    chance,
  );
  const cookie = pick(Object.values(house.cookies), chance);
  const text = kind === 3 ? brokenText(chance) : body(chance);
  return send(house, told.method, filled(told, chance, house), { cookie, origin: house.address }, text, chance);
}

const query = (chance: Seeded): string =>
  ['link', 'at', 'before', 'page'].map((name) => `${name}=${segment(chance)}`).join('&');

/** A list where a body is an object: whatever stands in it, no schema takes it. */
const body = (chance: Seeded): string => {
  const value = junk(chance);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return JSON.stringify(isObject ? { ...value, [`no-${chance.roll(9)}`]: junk(chance, 1) } : [value]);
};

/** Ids that are there but for one in three: those of others are the interesting ones. */
function filled({ path }: Route, chance: Seeded, { tables }: House): string {
  const id = () => (chance.roll(3) === 0 ? segment(chance) : pick(Object.values(tables), chance));
  return path.replace(/\{[^}]+\}/g, () => id() || 'x');
}

const wrongKey = (chance: Seeded): Record<string, string> =>
  pick(
    [
      { cookie: 'cabinet-wars=0' },
      { authorization: 'Bearer cw_0000000000000000000000' },
      { authorization: 'Basic x' },
      {},
    ],
    chance,
  );

/** Another site's page, with the cookie of somebody who is signed in here. */
const fromElsewhere = ({ cookies }: House, chance: Seeded): Record<string, string> => ({
  cookie: pick(Object.values(cookies), chance),
  origin: pick(['https://elsewhere.example', 'null', 'http://127.0.0.1:1'], chance),
});

function send(
  { address }: House,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  text: string,
  chance: Seeded,
): Promise<Sent> {
  const has = method !== 'GET' && method !== 'HEAD';
  const type = pick(
    ['application/json', 'application/json; charset=utf-16', 'text/plain', 'multipart/form-data', ''],
    chance,
  );
  return new Promise((done) => {
    const what = `${method} ${path}`;
    const line = request(
      new URL(path, address),
      {
        method,
        headers: {
          ...headers,
          'x-forwarded-for': somewhere(chance),
          ...(has && type !== '' ? { 'content-type': type } : {}),
          ...(has ? { 'content-length': String(Buffer.byteLength(text)) } : {}),
        },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => done({ what, status: answer.statusCode ?? 0 }));
        answer.on('error', () => done({ what, status: 0 }));
      },
    );
    line.setTimeout(20_000, () => line.destroy());
    line.on('error', () => done({ what, status: 0 }));
    line.end(has ? text : undefined);
  });
}
