import { type ClientMessage, clientMessage } from '@cabinet-wars/protocol';
import type { z } from 'zod';
import { isPlain } from '../http/plain-data.ts';
import { isPlainChoice } from './plain-choice.ts';

/** What was sent, as the protocol has it; or which field is wrong, as a path (`/said/0/t`): null where it is no message at all. */
export type ReadMessage =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly field: string | null };

const UNREADABLE: ReadMessage = { ok: false, field: null };

export function readMessage(data: Buffer): ReadMessage {
  const text = data.toString('utf8');
  const sent = fromJson(text);
  // JSON knows the letter only by this name: without it there is no need to look through everything.
  if (sent === undefined || (text.includes('\\u0000') && !isPlain(sent))) return UNREADABLE;
  if (isPlainChoice(sent)) return { ok: true, message: sent };
  const read = clientMessage.safeParse(sent);
  return read.success ? { ok: true, message: read.data } : { ok: false, field: fieldOf(read.error) };
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fieldOf({ issues: [issue] }: z.ZodError): string | null {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]] : issue.path;
  return path.length === 0 ? null : `/${path.join('/')}`;
}
