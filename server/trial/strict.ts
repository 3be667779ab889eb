import { isDeepStrictEqual } from 'node:util';
import { answers, type Endpoint, lobbyMessage, refusal, serverMessage } from '@cabinet-wars/protocol';
import type { WebSocket } from 'ws';
import type { z } from 'zod';

/** Fails where a value is not what the schema says, or says more than it: what is not in the protocol is not sent. */
export function mustFit(schema: z.ZodType, value: unknown, what: string): void {
  const read = schema.safeParse(value);
  if (!read.success) throw new Error(`${what} is not in the protocol: ${read.error.message}\n${short(value)}`);
  // A schema leaves out what it does not know.
  if (!isDeepStrictEqual(read.data, value))
    throw new Error(`${what} says more than the protocol:\n${short(value)}\nof which it knows\n${short(read.data)}`);
}

const short = (value: unknown): string => JSON.stringify(value).slice(0, 2000);

/** The document of the API describes itself. */
const undescribed = ['GET /openapi.json'];

/** Every answer over HTTP: a yes as its route promises, a no as a refusal with a reason. */
export function checkAnswer(method: string, path: string, status: number, body: unknown): void {
  const asked = `${method} ${path.split('?')[0]}`;
  if (undescribed.includes(asked)) return;
  const endpoint = endpointOf(asked);
  if (status >= 400) mustFit(refusal, body, `${status} to ${asked}`);
  else if (endpoint === null) throw new Error(`${asked} is no endpoint of the protocol`);
  else mustFit(answers[endpoint], body, `the answer to ${asked}`);
}

const endpoints = Object.keys(answers) as Endpoint[];

/** The route of a request; a word of the path counts more than a parameter. */
function endpointOf(asked: string): Endpoint | null {
  const fitting = endpoints.filter((each) => new RegExp(`^${each.replaceAll(/:\w+/g, '[^/]+')}$`).test(asked));
  return fitting.toSorted((a, b) => a.split(':').length - b.split(':').length)[0] ?? null;
}

const messages = { table: serverMessage, lobby: lobbyMessage };

/** One message of a socket. */
export const checkMessage = (text: string, at: keyof typeof messages): void =>
  mustFit(messages[at], JSON.parse(text), `a message of the ${at}`);

/** Checks every message that comes over a socket; what does not fit fails the run. */
export function checked(socket: WebSocket, at: keyof typeof messages): WebSocket {
  socket.on('message', (data) => checkMessage(String(data), at));
  return socket;
}
