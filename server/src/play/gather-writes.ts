import type { Writable } from 'node:stream';

let gathering: GatheredWrites[] = [];

/**
 * What is written here leaves together, as soon as everything that waits to be done now has been: whoever chooses is sent the
 * change and the answer in one packet, for one call of the system instead of two.
 */
export class GatheredWrites {
  readonly #stream: Writable;
  #waiting: Buffer | null = null;

  constructor(stream: Writable) {
    this.#stream = stream;
  }

  /** How much has not left yet, because its reader does not read. */
  get unsent(): number {
    return this.#stream.writableLength;
  }

  write(bytes: Buffer): void {
    if (this.#waiting !== null) {
      this.#waiting = Buffer.concat([this.#waiting, bytes]);
      return;
    }
    this.#waiting = bytes;
    if (gathering.length === 0) process.nextTick(letGo);
    gathering.push(this);
  }

  /** Now, before anything else is written to the stream. */
  flush(): void {
    const bytes = this.#waiting;
    this.#waiting = null;
    if (bytes !== null) this.#stream.write(bytes);
  }
}

function letGo(): void {
  const all = gathering;
  gathering = [];
  for (const each of all) each.flush();
}
