import type { Choice } from '../choice.ts';
import type { GameEvent } from '../game.ts';
import type { Viewer } from '../seat.ts';
import type { GameState } from '../state.ts';
import type { Play } from './play.ts';

/** Which state a viewer looks at: as it is, or as it was last shown while somebody else is in the middle of a move. */
export class SeenState<G extends GameState, C extends Choice, E extends GameEvent> {
  readonly #play: Play<G, C, E>;
  #shown: G | null = null;
  #shownAt = -1;

  constructor(play: Play<G, C, E>) {
    this.#play = play;
  }

  isAhead(viewer: Viewer): boolean {
    const { past } = this.#play;
    return past.count !== past.shown && past.last?.seat === viewer;
  }

  of(viewer: Viewer): G {
    const { past, state } = this.#play;
    if (past.count !== past.shown && !this.isAhead(viewer)) return this.#lastShown();
    // Nobody is in the middle of a move: the state kept for the others is no longer needed.
    if (past.count === past.shown) [this.#shown, this.#shownAt] = [null, -1];
    return past.shares ? past.current(state) : state;
  }

  /** Made once for all who look. */
  #lastShown(): G {
    const at = this.#play.forgotten + this.#play.journal.length;
    if (this.#shownAt !== at) {
      this.#shown = this.#play.shownState();
      this.#shownAt = at;
    }
    return this.#shown!;
  }
}
