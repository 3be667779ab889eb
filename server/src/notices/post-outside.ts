import { lookup as resolve } from 'node:dns/promises';
import { request } from 'node:https';
import { isPublic } from './public-address.ts';

/** How the world outside is reached; trials have a world of their own. */
export interface Outside {
  resolve(host: string): Promise<readonly { readonly address: string; readonly family: number }[]>;
  isPublic(address: string): boolean;
  /** Further certificate authorities to trust. */
  readonly ca?: string;
}

export const theWorld: Outside = { resolve: (host) => resolve(host, { all: true }), isPublic };

export interface Parcel {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Why something was not sent, or came back. */
export class NotDelivered extends Error {
  override name = 'NotDelivered';
  /** The other side's answer; 0 where none came. */
  readonly status: number;
  constructor(message: string, status = 0) {
    super(message);
    this.status = status;
  }
}

const TIMEOUT = 5000;
const MOST_ANSWER = 64 * 1024;
const HTTPS_PORT = '443';

/**
 * Posts to an address somebody gave us: https only, to public addresses only. The name is resolved once, every address is
 * looked at, and the request goes to one that was looked at. No redirect is followed; five seconds in all and 64 kB are the limits.
 */
export async function postOutside(outside: Outside, parcel: Parcel): Promise<number> {
  const url = checkedUrl(outside, parcel.url);
  const timeout = AbortSignal.timeout(TIMEOUT);
  const found = await resolved(outside, url.hostname, timeout);
  if (found.length === 0 || found.some(({ address }) => !outside.isPublic(address)))
    throw new NotDelivered('the address is not a public one');
  return send(outside, url, parcel, found[0], timeout);
}

/** The address, if anything may be sent there at all. */
export function checkedUrl(outside: Outside, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.protocol !== 'https:') throw new NotDelivered('only https addresses are used');
  if (url.username !== '' || url.password !== '') throw new NotDelivered('no name or password in the address');
  if (url.port !== '' && url.port !== HTTPS_PORT && outside === theWorld) throw new NotDelivered('only the usual port');
  return url;
}

async function resolved(outside: Outside, hostname: string, timeout: AbortSignal) {
  const tooLate = new Promise<never>((_, fail) => {
    timeout.addEventListener('abort', () => fail(new NotDelivered('no answer in time')));
  });
  const found = outside.resolve(hostname.replace(/^\[|\]$/g, '')).catch(() => {
    throw new NotDelivered('the name is not known');
  });
  return Promise.race([found, tooLate]);
}

type Found = { readonly address: string; readonly family: number };

function send(
  { ca }: Outside,
  url: URL,
  { headers, body }: Parcel,
  found: Found,
  signal: AbortSignal,
): Promise<number> {
  return new Promise((done, fail) => {
    const outgoing = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      signal,
      agent: false,
      ...(ca === undefined ? {} : { ca }),
      // The address that was looked at, not whatever the name says a moment later.
      lookup: (_host, { all }, answer) => {
        if (all) answer(null, [found]);
        else answer(null, found.address, found.family);
      },
    });
    outgoing.on('error', (fault) =>
      fail(new NotDelivered(fault.name === 'AbortError' ? 'no answer in time' : fault.message)),
    );
    outgoing.on('response', (answer) => {
      let size = 0;
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > MOST_ANSWER) outgoing.destroy(new Error('the answer is too long'));
      });
      answer.on('error', (fault) => fail(new NotDelivered(fault.message)));
      answer.on('end', () => {
        const status = answer.statusCode ?? 0;
        if (status >= 200 && status < 300) done(status);
        else fail(new NotDelivered(`the answer was ${status}`, status));
      });
    });
    outgoing.end(body);
  });
}
