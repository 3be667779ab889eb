import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { checkAnswer, socketTo } from '../../trial/index.ts';

/** A message as it comes over the wire. */
const hear = (socket: WebSocket, message: object) => socket.emit('message', Buffer.from(JSON.stringify(message)));

describe('a socket of a trial', () => {
  it('lets nothing pass that is not in the protocol', () => {
    // Nobody listens there: what counts is what it makes of a message.
    const socket = socketTo('http://127.0.0.1:9', 'some-table', 'u0');
    socket.on('error', () => {});
    expect(() => hear(socket, { t: 'pong' })).not.toThrow();
    expect(() => hear(socket, { t: 'pong', seed: 'secret' })).toThrow('says more than the protocol');
    expect(() => hear(socket, { t: 'gossip' })).toThrow('not in the protocol');
    socket.terminate();
  });
});

describe('an answer over HTTP', () => {
  it('is what its route promises, or a refusal with a reason', () => {
    expect(() => checkAnswer('POST', '/me/proof', 200, { ok: true })).not.toThrow();
    expect(() => checkAnswer('POST', '/me/proof', 200, { ok: true, hash: 'x' })).toThrow('says more than the protocol');
    expect(() => checkAnswer('POST', '/me/proof', 403, { message: 'no' })).toThrow('not in the protocol');
    expect(() => checkAnswer('POST', '/nowhere', 200, {})).toThrow('no endpoint');
  });
});
