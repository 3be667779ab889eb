import { createInterface, type Interface } from 'node:readline';

/** A terminal or a pipe: lines out, lines in. */
export class Terminal {
  readonly #reader: Interface;
  readonly #lines: AsyncIterator<string>;
  readonly #echo: boolean;

  constructor() {
    const isTerminal = process.stdin.isTTY === true;
    this.#reader = createInterface({ input: process.stdin, terminal: isTerminal, output: process.stdout });
    this.#lines = this.#reader[Symbol.asyncIterator]();
    this.#echo = !isTerminal;
  }

  say(text: string): void {
    process.stdout.write(`${text}\n`);
  }

  /** What is typed next; null when there is nothing more to come. */
  async ask(prompt: string): Promise<string | null> {
    process.stdout.write(`${prompt}> `);
    const { value, done } = await this.#lines.next();
    if (done) {
      process.stdout.write('\n');
      return null;
    }
    // What comes through a pipe is written down, so that the record reads like the conversation it was.
    if (this.#echo) process.stdout.write(`${value}\n`);
    return value.trim();
  }

  close(): void {
    this.#reader.close();
  }
}
