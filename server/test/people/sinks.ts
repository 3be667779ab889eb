import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { Outside } from '../../src/notices/post-outside.ts';

const pem = (name: string) => readFileSync(new URL(`certificate/${name}.pem`, import.meta.url), 'utf8');

export interface Mailbox {
  readonly url: string;
  readonly mails: string[];
  /** From now on so many mails are refused before one is taken. */
  refuse(times: number): void;
  close(): Promise<void>;
}

/** A real mail server that keeps what it is given. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: string[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusals-- > 0) return done(new Error('come back later'));
        mails.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (times) => {
      refusals = times;
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}

export interface Hooks {
  readonly outside: Outside;
  readonly got: { readonly path: string; readonly headers: Readonly<Record<string, unknown>>; readonly body: string }[];
  readonly port: number;
  answer: (path: string) => { readonly status: number; readonly body?: string; readonly location?: string } | null;
  close(): Promise<void>;
}

/** A real https server to which every name leads, and which is taken for public. */
export async function openHooks(): Promise<Hooks> {
  const got: Hooks['got'] = [];
  const server = createServer({ key: pem('key'), cert: pem('cert') }, (request, reply) => {
    let body = '';
    request.setEncoding('latin1').on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      got.push({ path: request.url!, headers: request.headers, body });
      const answer = hooks.answer(request.url!);
      if (answer === null) return;
      reply
        .writeHead(answer.status, answer.location === undefined ? {} : { location: answer.location })
        .end(answer.body);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const hooks: Hooks = {
    outside: { resolve: async () => [{ address: '127.0.0.1', family: 4 }], isPublic: () => true, ca: pem('cert') },
    got,
    port: (server.address() as AddressInfo).port,
    answer: () => ({ status: 204 }),
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
  return hooks;
}
