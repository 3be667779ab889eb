import type { AnyGame, GameEvent, Result } from '../game.ts';
import type { Seat } from '../seat.ts';
import type { Answer } from '../state.ts';
import type { ToldEvent } from '../table/event-log.ts';
import type { Entry } from '../table/journal.ts';
import { beginAgain } from '../table/opening.ts';
import { redo } from '../table/redo.ts';
import type { Header } from '../table/saved.ts';
import { blanked, itemOf, offerNumbers, opened, wholeTranscript } from './of-game.ts';
import type { Item, Transcript } from './transcript.ts';

type Reader = Seat | 'spectator';

/** An end the rules know nothing of: somebody gave the game up. */
export interface Ended {
  readonly how: string;
  readonly result: Result | null;
}

/** A transcript that may be handed out: of a game that is over everything, before that what the viewer knows anyway. */
export function exportTranscript(
  game: AnyGame,
  header: Header,
  journal: readonly Entry[],
  viewer: Reader,
  ended: Ended | null = null,
): Transcript {
  const { play } = beginAgain(game, header, journal);
  const story = new Story(game, journal, viewer);
  story.passed(play.log.next);
  journal.forEach((entry, i) => {
    const hides = play.question?.mode === 'secret' || play.question?.mode === 'quiet';
    redo(play, entry);
    story.did(i, hides, play.log.next);
    if (!play.state.secret.answers.some((answer: Answer) => answer.seat === viewer)) story.laidOpen();
  });
  if (play.question === null) return wholeTranscript(game, header, journal, game.result(play.state));
  if (ended !== null) return { ...wholeTranscript(game, header, journal, ended.result), ended: ended.how };
  return {
    ...opened(game, header),
    kind: 'redacted',
    viewer,
    start: header.start === null ? null : 'withheld',
    opening: header.opening.map(blanked),
    items: story.items(play.log.tell(viewer, 0, game.redact)),
    seed: null,
  };
}

/**
 * What one viewer may tell of a game under way. Others' choices are not in it, even where they were made in the open: a
 * card put down unseen is a choice too. What they came to is told by the events, which a game redacts already.
 */
class Story {
  readonly #game: AnyGame;
  readonly #journal: readonly Entry[];
  readonly #viewer: Reader;
  readonly #offers: readonly number[];
  /** The viewer's part in deals, by their numbers. */
  readonly #mine = new Set<number>();
  /** By journal entry: what is told of it, and the first event after it. */
  readonly #entries: { item: Item | null; next: number }[] = [];
  /** Entries that answer a secret or quiet ask that is not closed yet. */
  #unopened: number[] = [];
  #first = 0;

  constructor(game: AnyGame, journal: readonly Entry[], viewer: Reader) {
    this.#game = game;
    this.#journal = journal;
    this.#viewer = viewer;
    this.#offers = offerNumbers(journal);
  }

  passed(next: number): void {
    this.#first = next;
  }

  did(i: number, hides: boolean, next: number): void {
    const entry = this.#journal[i];
    this.#entries.push({ item: this.#told(entry, this.#offers[i]), next });
    if (hides && 'seat' in entry && entry.seat === this.#viewer) this.#unopened.push(i);
  }

  /** Nothing the viewer has said is still unseen by the others. */
  laidOpen(): void {
    this.#unopened = [];
  }

  items(told: readonly ToldEvent<GameEvent>[]): Item[] {
    const items: Item[] = [];
    let at = 0;
    const tellUpTo = (next: number) => {
      for (; at < told.length && told[at].id < next; at++) items.push(toldItem(told[at]));
    };
    tellUpTo(this.#first);
    this.#entries.forEach(({ item, next }, i) => {
      if (item !== null && !this.#unopened.includes(i)) items.push(item);
      tellUpTo(next);
    });
    return items;
  }

  #told(entry: Entry, offer: number): Item | null {
    const outcomes = 'outcomes' in entry ? entry.outcomes.map(blanked) : [];
    const came: Item | null = outcomes.length > 0 ? { t: 'chance', outcomes } : null;
    switch (entry.t) {
      case 'order':
        return null;
      case 'choose':
      case 'undo': {
        if (entry.seat !== this.#viewer) return came;
        const item = itemOf(this.#game, entry, offer);
        return item.t === 'choose' ? { ...item, byOrder: false, outcomes } : item;
      }
      case 'propose':
        if (entry.deal.from === this.#viewer || entry.deal.to === this.#viewer) this.#mine.add(offer);
        return this.#mine.has(offer) ? itemOf(this.#game, entry, offer) : null;
      case 'carry-out':
        return this.#mine.has(entry.offer) ? { ...entry, outcomes } : came;
      default:
        return this.#mine.has(entry.offer) ? entry : null;
    }
  }
}

const toldItem = (told: ToldEvent<GameEvent>): Item =>
  'event' in told
    ? { t: 'told', id: told.id, event: told.event }
    : { t: 'taken-back', id: told.id, from: told.takenBackFrom, seat: told.by };
