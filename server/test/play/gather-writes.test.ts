import { Writable } from 'node:stream';
import { setImmediate as later } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gatherWrites } from '../../src/play/gather-writes.ts';

/** A stream that notes what is written in one go. */
function noting() {
  const goes: string[][] = [];
  const stream = new Writable({
    decodeStrings: false,
    writev: (chunks, done) => {
      goes.push(chunks.map(({ chunk }) => String(chunk)));
      done();
    },
  });
  return { goes, stream };
}

test('what is sent to one socket in one turn leaves in one write, also after awaited steps', async () => {
  const [one, other] = [noting(), noting()];
  const send = ({ stream }: typeof one, text: string) => {
    gatherWrites(stream);
    stream.write(text);
  };
  send(one, 'change');
  send(other, 'change');
  await Promise.resolve();
  send(one, 'done');
  expect([one.goes, other.goes]).toEqual([[], []]);
  await later();
  expect([one.goes, other.goes]).toEqual([[['change', 'done']], [['change']]]);
  send(one, 'next');
  await later();
  expect(one.goes.at(-1)).toEqual(['next']);
});
