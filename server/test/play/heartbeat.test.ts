import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { keepAlive } from '../../src/http/heartbeat.ts';

const EVERY = 1000;
let time = 0;

/** A socket's other end, which answers pings only when it is told to. */
function silentSocket() {
  const events = new EventEmitter();
  const done: string[] = [];
  const socket = Object.assign(events, { ping: () => done.push('ping'), terminate: () => done.push('ended') });
  keepAlive(socket as unknown as WebSocket, EVERY, () => time);
  return { done, pong: () => events.emit('pong') };
}

function pass(milliseconds: number): void {
  time += milliseconds;
  vi.advanceTimersByTime(EVERY);
}

beforeEach(() => {
  time = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('whoever does not answer a ping by the next is cut', () => {
  const { done, pong } = silentSocket();
  pass(EVERY);
  pong();
  pass(EVERY);
  pass(EVERY);
  expect(done).toEqual(['ping', 'ping', 'ended']);
});

test('a standstill of our own cuts nobody whose answer is not read yet, but whoever is silent after it', () => {
  const { done, pong } = silentSocket();
  pass(EVERY);
  pass(600_000);
  expect(done).toEqual(['ping', 'ping']);
  pong();
  pass(EVERY);
  pass(EVERY);
  expect(done).toEqual(['ping', 'ping', 'ping', 'ended']);
});
