interface Sent {
  readonly data: Buffer;
  readonly isBinary: boolean;
}

/** How many messages of one socket may wait; a client that sends more is not waiting for answers, and is cut off. */
const MOST_WAITING = 200;

/** What a socket has sent, heard one after the other: answers come in the order of what was sent. */
export class Inbox {
  readonly #hear: (data: Buffer, isBinary: boolean) => Promise<void>;
  readonly #fail: (fault: unknown) => void;
  readonly #waiting: Sent[] = [];
  #turn: Promise<void>;
  #isBusy = true;

  /** Nothing is heard before `opened` has come to its end. */
  constructor(
    opened: Promise<void>,
    hear: (data: Buffer, isBinary: boolean) => Promise<void>,
    fail: (fault: unknown) => void,
  ) {
    this.#hear = hear;
    this.#fail = fail;
    this.#turn = this.#drain(opened);
  }

  /** False, and not taken, where too much waits already. */
  take(data: Buffer, isBinary: boolean): boolean {
    if (this.#waiting.length >= MOST_WAITING) return false;
    this.#waiting.push({ data, isBinary });
    if (!this.#isBusy) {
      this.#isBusy = true;
      this.#turn = this.#drain();
    }
    return true;
  }

  /** When all that was sent so far has been heard. */
  get heard(): Promise<void> {
    return this.#turn;
  }

  async #drain(opened?: Promise<void>): Promise<void> {
    if (opened !== undefined) await opened.catch(this.#fail);
    for (let sent = this.#waiting.shift(); sent !== undefined; sent = this.#waiting.shift())
      try {
        await this.#hear(sent.data, sent.isBinary);
      } catch (fault) {
        this.#fail(fault);
      }
    this.#isBusy = false;
  }
}
