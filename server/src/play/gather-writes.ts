import type { Writable } from 'node:stream';

let gathering: Writable[] = [];

/**
 * What is written to a stream from now on leaves together, as soon as everything that waits to be done now has been: whoever
 * chooses is sent the change and the answer in one packet, for one call of the system instead of two.
 */
export function gatherWrites(stream: Writable): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  if (gathering.length === 0) process.nextTick(letGo);
  gathering.push(stream);
}

function letGo(): void {
  const streams = gathering;
  gathering = [];
  for (const stream of streams) stream.uncork();
}
