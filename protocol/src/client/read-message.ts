import { isKeyOf, isRecord } from '@cabinet-wars/kernel';
import type { LobbyMessage, ServerMessage } from '../schemas/index.ts';

type Fields = Readonly<Record<string, unknown>>;
/** Every kind of message, and whether one of it has what a client cannot do without. A browser has no schemas at hand. */
type Kinds<M extends { readonly t: string }> = Readonly<Record<M['t'], (message: Fields) => boolean>>;

const always = (): boolean => true;
const isAnswer = ({ id }: Fields): boolean => typeof id === 'string';
const namesTable = ({ id }: Fields): boolean => typeof id === 'string';
const hasTable = ({ table }: Fields): boolean => isRecord(table);

const tableKinds: Kinds<ServerMessage> = {
  welcome: ({ facts, seats, told, shown }) =>
    isRecord(facts) && Array.isArray(seats) && Array.isArray(told) && typeof shown === 'number',
  change: always,
  done: (message) => isAnswer(message) && isRecord(message.answer) && typeof message.answer.ok === 'boolean',
  reasons: (message) => isAnswer(message) && Array.isArray(message.reasons),
  seats: ({ seats }) => Array.isArray(seats),
  said: always,
  pong: always,
  bye: ({ reason }) => isRecord(reason),
};

const lobbyKinds: Kinds<LobbyMessage> = {
  ready: always,
  mine: hasTable,
  'not-mine': namesTable,
  listed: hasTable,
  unlisted: namesTable,
};

/** A table's message; null for what this client does not know: a server may be newer than a page that is still open. */
export const readTableMessage = (data: unknown): ServerMessage | null => readAs(tableKinds, data);
export const readLobbyMessage = (data: unknown): LobbyMessage | null => readAs(lobbyKinds, data);

function readAs<M extends { readonly t: string }>(kinds: Kinds<M>, data: unknown): M | null {
  const message = fromJson(data);
  return isOfKind(kinds, message) ? message : null;
}

const isOfKind = <M extends { readonly t: string }>(kinds: Kinds<M>, message: unknown): message is M =>
  isRecord(message) && typeof message.t === 'string' && isKeyOf(kinds, message.t) && kinds[message.t](message);

function fromJson(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return null;
  }
}
