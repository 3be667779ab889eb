import type { Choice } from '../choice.ts';
import type { Question } from '../flow/question.ts';
import type { GameEvent } from '../game.ts';
import { difference, notPlain } from '../plain.ts';
import type { Seat, Viewer } from '../seat.ts';
import type { GameState } from '../state.ts';
import type { OwnAsk } from '../table/asks.ts';
import type { SavedLog } from '../table/event-log.ts';
import type { Saved } from '../table/saved.ts';
import { Table } from '../table/table.ts';
import type { Picks } from './inputs/picks.ts';
import { Wishes } from './inputs/wishes.ts';
import { auditFault, resultFault } from './laws/law-4-ends.ts';
import { type Law, LawBroken, leadOn, unthrown } from './laws/laws.ts';
import { lookCloser } from './look-closer.ts';
import type { Story, Trial, Watching } from './trial.ts';

/** A table under trial, and its twin: made from a save or a journal of the first, then treated alike. */
export class TableTrial {
  readonly trial: Trial;
  readonly main: Table;
  readonly picks: Picks;
  readonly watching: Watching;
  readonly story: Story;
  /** Made from what was said so far. */
  readonly wishes: Wishes;
  #twin: Table | null = null;

  constructor(trial: Trial, main: Table, picks: Picks, watching: Watching, story: Story) {
    this.trial = trial;
    this.main = main;
    this.picks = picks;
    this.watching = watching;
    this.story = story;
    this.wishes = new Wishes(trial.hooks.wishes);
  }

  insist(law: Law, fault: string | null | undefined | false): void {
    if (fault && this.watching.laws.has(law)) throw new LawBroken(law, fault);
  }

  get viewers(): Viewer[] {
    return [...this.trial.seats, 'spectator'];
  }

  pick<T>(from: readonly T[]): T {
    return from[from.length === 1 ? 0 : this.picks.next(from.length)];
  }

  /** One in `every` of what is expensive. */
  seldom(): boolean {
    return this.watching.how.every <= 1 || this.picks.next(this.watching.how.every) === 0;
  }

  asked(): OwnAsk<Choice>[] {
    return this.trial.seats.map((seat) => this.main.asks(seat).own).filter((own) => own !== null);
  }

  /** Does something at the table and at its twin: the same comes of it. */
  both<R>(what: string, act: (table: Table) => R): R {
    const from = this.main.journal.length;
    const result = leadOn(what, () => act(this.main));
    for (const entry of this.main.journal.slice(from)) if ('outcomes' in entry) this.story.comes(entry.outcomes);
    if (this.#twin === null) return result;
    const twin = this.#twin;
    const again = unthrown(3, `at a table loaded or replayed, ${what}`, () => act(twin));
    const fault = difference(result, again) ?? this.#outwardDifference(twin);
    this.insist(3, fault && `after a load or replay, ${what} comes out differently: ${fault}`);
    if (this.watching.how.every <= 1) this.compareWholly();
    return result;
  }

  #outwardDifference(twin: Table): string | null {
    for (const viewer of this.viewers) {
      const fault = difference(this.main.asks(viewer), twin.asks(viewer));
      if (fault !== null) return `asks(${viewer}): ${fault}`;
    }
    return difference([this.main.shown, this.main.result], [twin.shown, twin.result]);
  }

  /** A new twin, from what a host would have stored. */
  makeTwin(from: 'save' | 'journal'): void {
    const { game } = this.trial;
    this.compareWholly();
    this.story.notes(from === 'save' ? 'the table is saved and loaded' : 'the journal is replayed');
    const stored: Saved = JSON.parse(JSON.stringify(this.main.save()));
    this.#twin = unthrown(3, `a table made from its ${from}`, () =>
      from === 'save' ? Table.load(game, stored) : Table.replay(game, stored.header, stored.journal),
    );
    // As on a server: copies that share must come out as whole ones do.
    this.#twin.staySmall();
    this.compareWholly();
  }

  /** Table and twin are the same to the last detail, to the host and to everybody who looks. */
  compareWholly(): void {
    const twin = this.#twin;
    if (twin === null) return;
    const fault = difference(everything(this.main, this.viewers), everything(twin, this.viewers));
    this.insist(3, fault && `a table and what is made from its save or journal differ: ${fault}`);
    this.#compareToRead(twin);
  }

  /** What a host reads without a copy is what everybody sees: nothing more, and nothing that has changed under it. */
  #compareToRead(twin: Table): void {
    for (const viewer of this.viewers) {
      const open = twin.openToRead(viewer);
      const fault = open === undefined ? null : difference(open, this.main.view(viewer).open);
      this.insist(3, fault && `openToRead(${viewer}) is not what is seen: ${fault}`);
    }
  }

  /** The state, for looking into. */
  get state(): GameState {
    return this.main.save().snapshot.state;
  }

  /** What deals and undoing leave on the table is held to the same laws as what choices do. */
  lookAtState(): void {
    const { state: g, log } = this.main.save().snapshot;
    const { game, seats } = this.trial;
    this.insist(1, notPlain(g));
    const question: Question | null = game.flow.question(g);
    this.insist(4, auditFault(game, g) ?? resultFault(game, g, question === null, seats.length));
    if (question === null || !this.seldom()) return;
    const { trial, watching, wishes, story } = this;
    lookCloser(trial, watching, { g, question, events: standing(log.lines), wishes, spent: null }, story.choices);
  }
}

/** The events that still hold: those not taken back. */
function standing(lines: SavedLog<GameEvent>['lines']): GameEvent[] {
  const holding: { id: number; event: GameEvent }[] = [];
  for (const { id, event, takenBackFrom } of lines) {
    if (event !== null) holding.push({ id, event });
    else while (holding.length > 0 && holding.at(-1)!.id >= takenBackFrom!) holding.pop();
  }
  return holding.map(({ event }) => event);
}

const everything = (table: Table, viewers: readonly Viewer[]) => ({
  save: table.save(),
  result: table.result,
  seen: viewers.map((viewer) => seenSince(table, viewer, 0)),
});

/** All a viewer can see of a table, with the events from a given one on. */
export const seenSince = (table: Table, viewer: Viewer, since: number) => ({
  asks: table.asks(viewer),
  view: table.view(viewer),
  events: table.events(viewer, since),
  offers: table.offers(viewer),
  shown: table.shown,
});

export const seatsBut = (seats: readonly Seat[], seat: Seat): Viewer[] => [
  ...seats.filter((each) => each !== seat),
  'spectator',
];
