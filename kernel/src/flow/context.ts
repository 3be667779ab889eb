import type { Chance } from '../chance/chance.ts';
import { BrokenPromise } from '../reason.ts';
import type { ProcedureName } from './procedure.ts';

/** What a step may do besides changing the state. One object serves a whole run. */
export class Context<E = unknown> {
  readonly chance: Chance;
  /** Called as `x.log?.({…})`: in a silent run the event is not even built. */
  readonly log: ((event: E) => void) | undefined;

  /** Set by steps, read and cleared by hosts: why what was done cannot be undone, and whether a turn is over. */
  revealed = false;
  reacted = false;
  turnEnded = false;

  /** What the flow picks up after the step: the procedure to run next, and whether the game is over. */
  called: { proc: string; locals: object } | null = null;
  over = false;

  constructor(chance: Chance, log?: (event: E) => void) {
    this.chance = chance;
    this.log = log;
  }

  /** Back to how it was before anything was done. */
  clear(): void {
    this.revealed = false;
    this.reacted = false;
    this.turnEnded = false;
    this.called = null;
    this.over = false;
  }

  /** Somebody is about to learn something hidden: what led here cannot be taken back. */
  reveal(): void {
    this.revealed = true;
  }

  /** Runs another procedure before this one goes on. One a step: a second has no defined order. */
  call<L extends object>(proc: ProcedureName<L>, locals: NoInfer<L>): void {
    if (this.called !== null) throw new BrokenPromise(`a step calls ${this.called.proc} and then ${proc.name}`);
    this.called = { proc: proc.name, locals };
  }

  /** A turn is over: what was done in it is shown to everybody, and open offers lapse. */
  endTurn(): void {
    this.turnEnded = true;
  }

  /** The game ends here and now, whatever procedures are under way. */
  endGame(): void {
    this.over = true;
  }
}
