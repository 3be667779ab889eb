import type { FastifyInstance } from 'fastify';
import { checkAnswer } from '../trial/index.ts';

export interface Answered {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
  readonly body: any;
  /** Seconds after which to ask again, where the answer says so. */
  readonly retryAfter: number | null;
}

let people = 0;

/** Somebody with a browser: it keeps its cookie, and sends its page's origin with whatever changes something. */
export class Person {
  readonly #server: FastifyInstance;
  readonly #jar = new Map<string, string>();
  readonly origin: string;
  token: string | null = null;
  /** Everybody comes from an address and a network of their own: limits are counted by both. */
  readonly address: string;

  constructor(server: FastifyInstance, origin = 'http://localhost:80', address?: string) {
    this.#server = server;
    this.origin = origin;
    this.address = address ?? `10.${++people >> 8}.${people & 255}.1`;
  }

  /** The session's cookie, by which somebody else may borrow it. */
  get cookie(): string | null {
    const word = this.#jar.get('cabinet-wars');
    return word === undefined ? null : `cabinet-wars=${word}`;
  }

  set cookie(cookie: string | null) {
    this.#jar.clear();
    if (cookie !== null) this.#jar.set('cabinet-wars', cookie.replace('cabinet-wars=', ''));
  }

  async send(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<Answered> {
    const answer = await this.#server.inject({
      method,
      remoteAddress: this.address,
      url: `/api/v1${path}`,
      headers: {
        ...(this.#jar.size === 0
          ? {}
          : { cookie: [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
        origin: this.origin,
        host: new URL(this.origin).host,
      },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    for (const { name, value } of answer.cookies) {
      if (value === '') this.#jar.delete(name);
      else this.#jar.set(name, value);
    }
    const { 'retry-after': wait } = answer.headers;
    const answered = {
      status: answer.statusCode,
      body: answer.body === '' ? null : answer.json(),
      retryAfter: wait === undefined ? null : Number(wait),
    };
    checkAnswer(method, path, answered.status, answered.body);
    return answered;
  }

  get = (path: string) => this.send('GET', path);
  post = (path: string, body?: unknown) => this.send('POST', path, body);

  /** Gives the password again, as changing an address or adding a key wants it. */
  async prove(password = PASSWORD): Promise<this> {
    const { status, body } = await this.post('/me/proof', { password });
    if (status !== 200) throw new Error(`no proof: ${JSON.stringify(body)}`);
    return this;
  }

  async signUp(name: string, more: object = {}): Promise<this> {
    const { status, body } = await this.post('/accounts', { name, password: PASSWORD, language: 'en', ...more });
    if (status !== 200) throw new Error(`${name} cannot sign up: ${JSON.stringify(body)}`);
    return this;
  }
}

export const PASSWORD = 'a long enough password';
