import { isOneOf } from '@cabinet-wars/kernel';

/** One end of a channel between two threads: a worker, its own scope, or a message port. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(kind: 'message', listener: (event: { data: unknown }) => void): void;
}

type Method = (...args: never[]) => unknown;
export type Methods<T> = { [K in keyof T]: T[K] extends Method ? K : never }[keyof T] & string;

/** The methods of an object on the other side: each answers with a promise. */
export type Remote<T> = {
  readonly [K in Methods<T>]: T[K] extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never;
};

interface Call {
  readonly call: number;
  readonly method: string;
  readonly args: readonly unknown[];
}
type Answer = { readonly answer: number; readonly value: unknown } | { readonly answer: number; readonly fault: Fault };

/** An error as it crosses between threads. */
export interface Fault {
  readonly name: string;
  readonly message: string;
}

/** Something went wrong on the other side. */
export class RemoteFault extends Error {
  override name = 'RemoteFault';
  /** What the error was called there. */
  readonly kind: string;
  constructor(fault: Fault) {
    super(fault.message);
    this.kind = fault.name;
  }
}

export const faultOf = (error: unknown): Fault =>
  error instanceof Error ? { name: error.name, message: error.message } : { name: 'Error', message: String(error) };

const isCall = (data: unknown): data is Call => typeof data === 'object' && data !== null && 'call' in data;
const isAnswer = (data: unknown): data is Answer => typeof data === 'object' && data !== null && 'answer' in data;

/** Answers calls from the other side with an object's methods. What they throw goes back to the caller. */
export function serve<T extends object>(port: Port, methods: readonly Methods<T>[], object: T): void {
  port.addEventListener('message', async ({ data }) => {
    if (!isCall(data)) return;
    const { call, method, args } = data;
    try {
      if (!isOneOf(methods, method)) throw new TypeError(`there is no ${method} here`);
      // That it has such a method is what the list of methods says; what goes with it the other side has checked.
      const value = await (object as Record<string, (...args: readonly unknown[]) => unknown>)[method](...args);
      port.postMessage({ answer: call, value });
    } catch (error) {
      port.postMessage({ answer: call, fault: faultOf(error) });
    }
  });
}

/** The object served at the other end. */
export function connect<T extends object>(port: Port, methods: readonly Methods<T>[]): Remote<T> {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(fault: unknown): void }>();
  let calls = 0;
  port.addEventListener('message', ({ data }) => {
    if (!isAnswer(data)) return;
    const caller = waiting.get(data.answer);
    waiting.delete(data.answer);
    if ('fault' in data) caller?.reject(new RemoteFault(data.fault));
    else caller?.resolve(data.value);
  });
  const ask = (method: string, args: readonly unknown[]) =>
    new Promise((resolve, reject) => {
      waiting.set(++calls, { resolve, reject });
      port.postMessage({ call: calls, method, args });
    });
  // What `fromEntries` returns has lost its keys.
  return Object.fromEntries(methods.map((method) => [method, (...args: unknown[]) => ask(method, args)])) as Remote<T>;
}
