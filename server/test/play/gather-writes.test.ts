import { Writable } from 'node:stream';
import { setImmediate as later } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { GatheredWrites } from '../../src/play/gather-writes.ts';

/** A stream that notes what is written in one go. */
function noting() {
  const goes: string[] = [];
  const stream = new Writable({
    write: (chunk, _, done) => {
      goes.push(String(chunk));
      done();
    },
  });
  const writes = new GatheredWrites(stream);
  return { goes, stream, send: (text: string) => writes.write(Buffer.from(text)), flush: () => writes.flush() };
}

test('what is sent to one socket in one turn leaves in one write, also after awaited steps', async () => {
  const [one, other] = [noting(), noting()];
  one.send('change ');
  other.send('change');
  await Promise.resolve();
  one.send('done');
  expect([one.goes, other.goes]).toEqual([[], []]);
  await later();
  expect([one.goes, other.goes]).toEqual([['change done'], ['change']]);
  one.send('next');
  await later();
  expect(one.goes).toEqual(['change done', 'next']);
});

test('whoever writes to the stream itself can have what waits leave before it, once', async () => {
  const { goes, stream, send, flush } = noting();
  send('change');
  flush();
  stream.write('bye');
  await later();
  expect(goes).toEqual(['change', 'bye']);
});
