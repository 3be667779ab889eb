import type { Ahead, OwnData, Seat, View } from '@cabinet-wars/kernel';
import type { Remote } from '../rpc.ts';
import type { AheadRequest } from './request.ts';
import type { Thinker } from './thinker.ts';

/** What is remembered of a view: its number in the other thread, and the answers about it. */
interface Known {
  readonly number: number;
  readonly answers: Map<string, Asked>;
}

/** An answer, and how many still want it. */
interface Asked {
  readonly answer: Promise<Ahead | null>;
  wanted: number;
}

/**
 * Looking ahead as the page asks for it: once for each view and request, since a view is what it is for ever. Of a table it
 * is given the view alone, so it works the same at a server's table, on this device, in a branch, and asks no host anything.
 */
export class LookAhead {
  readonly #thinker: Remote<Thinker>;
  readonly #known = new WeakMap<View, Known>();
  readonly #cancels = new WeakMap<Asked, () => void>();
  #views = 0;
  #calls = 0;

  constructor(thinker: Remote<Thinker>) {
    this.#thinker = thinker;
  }

  async warm(game: string, data?: OwnData): Promise<void> {
    await this.#thinker.warm(game, data);
  }

  /** What lies ahead of a seat that sees a view; null where it was no longer wanted. */
  ask(game: string, view: View, seat: Seat, request: AheadRequest, signal?: AbortSignal): Promise<Ahead | null> {
    const { number, answers } = this.#show(game, view);
    const key = `${seat} ${JSON.stringify(request)}`;
    let asked = answers.get(key);
    if (asked === undefined) {
      const call = ++this.#calls;
      const forget = () => answers.delete(key);
      asked = { answer: this.#thinker.look(call, number, seat, request), wanted: 0 };
      asked.answer.then((ahead) => ahead === null && forget(), forget);
      answers.set(key, asked);
      this.#cancels.set(asked, () => {
        forget();
        void this.#thinker.cancel(call);
      });
    }
    this.#want(asked, signal);
    return asked.answer;
  }

  /** An answer nobody waits for any more is not thought out. */
  #want(asked: Asked, signal: AbortSignal | undefined): void {
    asked.wanted++;
    signal?.addEventListener('abort', () => {
      if (--asked.wanted === 0) this.#cancels.get(asked)?.();
    });
  }

  #show(game: string, view: View): Known {
    let known = this.#known.get(view);
    if (known === undefined) {
      known = { number: ++this.#views, answers: new Map() };
      this.#known.set(view, known);
      void this.#thinker.show(known.number, game, view);
    }
    return known;
  }
}
