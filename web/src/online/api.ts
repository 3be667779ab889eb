import { isRecord, type Reason } from '@cabinet-wars/kernel';
import type { AnswerTo, Endpoint, PathOf } from '@cabinet-wars/protocol/messages';
import { faultOf } from '../rpc.ts';

/** What the server says no with. */
export class Refused extends Error {
  override name = 'Refused';
  readonly reason: Reason;
  readonly status: number;
  constructor(reason: Reason, status: number) {
    super(reason.why);
    this.reason = reason;
    this.status = status;
  }
}

/** Nobody answers: no network, or no server behind these pages. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

const root = new URL('api/v1/', document.baseURI);

export const apiAddress = (path: string): URL => new URL(path, root);

/** Asks the server; an answer of yes as it came, a no as `Refused`. */
export async function api<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await reach(method, path, body);
  const value: unknown = await answer.json().catch(() => null);
  // What the server answers is checked against the protocol where the server is tried.
  if (answer.ok) return value as T;
  throw refusalOf(value, answer.status);
}

const isRefusal = (value: unknown): value is { readonly reason: Reason } =>
  isRecord(value) && isRecord(value.reason) && typeof value.reason.why === 'string';

function refusalOf(value: unknown, status: number): Refused | NoAnswer {
  const reason = isRefusal(value) ? value.reason : undefined;
  // A page server without the API answers with a page of its own.
  return reason === undefined ? new NoAnswer(String(status)) : new Refused(reason, status);
}

/** The same for what is no data but a text. */
export async function getText(path: string): Promise<string> {
  const answer = await reach('GET', path, undefined);
  if (!answer.ok) throw refusalOf(await answer.json().catch(() => null), answer.status);
  return answer.text();
}

async function reach(method: string, path: string, body: unknown): Promise<Response> {
  try {
    return await fetch(apiAddress(path), {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch (fault) {
    throw new NoAnswer(faultOf(fault).message);
  }
}

/** Routes of a method. Whoever wants the answer names one: path and answer are then those of the protocol's table. */
export type To<Method extends string> = Extract<Endpoint, `${Method} ${string}`>;
type Path<E extends Endpoint> = [E] extends [never] ? string : PathOf<E>;
type Answer<E extends Endpoint> = Promise<[E] extends [never] ? unknown : AnswerTo<E>>;

export const get = <E extends To<'GET'> = never>(path: Path<E>): Answer<E> => api('GET', path);
export const post = <E extends To<'POST'> = never>(path: Path<E>, body?: unknown): Answer<E> => api('POST', path, body);
export const put = <E extends To<'PUT'> = never>(path: Path<E>, body?: unknown): Answer<E> => api('PUT', path, body);
export const patch = <E extends To<'PATCH'> = never>(path: Path<E>, body: unknown): Answer<E> =>
  api('PATCH', path, body);
export const remove = <E extends To<'DELETE'> = never>(path: Path<E>, body?: unknown): Answer<E> =>
  api('DELETE', path, body);

export const socketAddress = (path: string): string => apiAddress(path).href.replace(/^http/, 'ws');
