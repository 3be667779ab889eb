import { randomBytes } from 'node:crypto';
import { type RemoteHooks, RemoteTable, type Socket } from '@cabinet-wars/protocol/client';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { checkAnswer, checked } from './strict.ts';

let visitors = 0;

/** Somebody with a browser at a real server: an account, its cookie, and an address of their own. */
export class Visitor {
  readonly name = `v${randomBytes(6).toString('hex')}`;
  readonly #address = `10.${(++visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  #cookie = '';

  static async at(server: string): Promise<Visitor> {
    const visitor = new Visitor();
    await visitor.post(server, '/accounts', { name: visitor.name, password: 'a long enough password', language: 'en' });
    return visitor;
  }

  async post(server: string, path: string, body: object = {}): Promise<Readonly<Record<string, unknown>>> {
    const answer = await fetch(`${server}/api/v1${path}`, {
      method: 'POST',
      headers: { ...this.#headers(server), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const [cookie] = answer.headers.getSetCookie();
    if (cookie !== undefined) this.#cookie = cookie.split(';')[0];
    const json = z.record(z.string(), z.unknown()).parse(await answer.json());
    checkAnswer('POST', path, answer.status, json);
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(json)}`);
    return json;
  }

  connect(server: () => string, table: string, hooks: RemoteHooks): RemoteTable {
    const connect = (since: number): Socket => {
      const at = server();
      const url = `${at.replace('http', 'ws')}/api/v1/tables/${table}/socket?since=${since}`;
      return checked(new WebSocket(url, { headers: this.#headers(at), perMessageDeflate: false }), 'table');
    };
    return new RemoteTable(connect, this.name, hooks);
  }

  #headers(server: string): Record<string, string> {
    return { cookie: this.#cookie, origin: server, 'x-forwarded-for': this.#address };
  }
}
