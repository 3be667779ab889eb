import {
  type Ahead,
  type AnyGame,
  type GameState,
  imagine,
  lookAheadInSteps,
  type OwnData,
  type Seat,
  type View,
} from '@cabinet-wars/kernel';
import { inSlices, nextTask } from '../slices.ts';
import { loadGame } from '../worker/load-game.ts';
import { type AheadRequest, answerOf, outlookOf } from './request.ts';

/** Views that may still be asked about: what is shown, what the question is taken from, and those just before. */
const VIEWS_KEPT = 6;

interface Imagined {
  readonly game: AnyGame;
  readonly state: GameState;
}

/** Looks ahead for the page, in a thread of its own. It is shown views and nothing else, so it can tell nothing hidden. */
export class Thinker {
  readonly #worlds = new Map<number, Promise<Imagined>>();
  readonly #cancelled = new Set<number>();
  readonly #pause: () => Promise<void>;

  constructor(pause: () => Promise<void> = nextTask) {
    this.#pause = pause;
  }

  /** Fetches a game's rules, so that the first question need not wait for them, and takes in the components it is played with. */
  async warm(game: string, data?: OwnData): Promise<void> {
    await loadGame(game, data);
  }

  /** What a seat sees, under a number by which it can then be asked about. */
  show(number: number, game: string, view: View): void {
    const world = loadGame(game).then(({ game: rules }) => ({ game: rules, state: imagine(rules, view) }));
    // Whoever asks about it is told of the fault.
    world.catch(() => undefined);
    this.#worlds.set(number, world);
    for (const oldest of this.#worlds.keys()) {
      if (this.#worlds.size <= VIEWS_KEPT) break;
      this.#worlds.delete(oldest);
    }
  }

  /** Null where it was cancelled, or the view has been forgotten. */
  async look(call: number, view: number, seat: Seat, request: AheadRequest): Promise<Ahead | null> {
    const world = await this.#worlds.get(view);
    if (world === undefined || this.#cancelled.delete(call)) return null;
    const steps = lookAheadInSteps(world.game, world.state, seat, outlookOf(request));
    const ahead = await inSlices(steps, () => this.#cancelled.delete(call), this.#pause);
    return ahead === null ? null : answerOf(ahead, request);
  }

  cancel(call: number): void {
    this.#cancelled.add(call);
  }
}
