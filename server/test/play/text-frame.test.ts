import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from '../../src/play/text-frame.ts';

/** What a client that keeps to the standard makes of frames. */
async function read(...frames: Buffer[]): Promise<string[]> {
  const server = new WebSocketServer({ port: 0 });
  await once(server, 'listening');
  server.once('connection', (_socket, { socket }) => {
    for (const frame of frames) socket.write(frame);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const client = new WebSocket(`ws://localhost:${port}`);
  const heard: string[] = [];
  await new Promise<void>((resolve, reject) => {
    client.once('error', reject);
    client.on('message', (data: Buffer) => {
      heard.push(data.toString());
      if (heard.length === frames.length) resolve();
    });
  });
  client.terminate();
  server.close();
  return heard;
}

describe('a text as a frame', () => {
  it.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('of %d bytes is read as it was', async (length) => {
    expect(await read(textFrame('x'.repeat(length)))).toEqual(['x'.repeat(length)]);
  });

  it('counts bytes, not letters', async () => {
    const texts = ['é'.repeat(63), '—'.repeat(42), '🂡'.repeat(40_000)];
    expect(await read(...texts.map(textFrame))).toEqual(texts);
  });

  it('is made once for all who are sent the same one after the other, and anew for another text', async () => {
    const first = textFrame('{"t":"change"}');
    expect(textFrame(`{"t":${'"change"'}}`)).toBe(first);
    const texts = ['{"t":"change"}', '{"t":"changed"}'];
    expect(await read(first, textFrame(texts[1]))).toEqual(texts);
  });
});
