import type { Asks, GameEvent, OwnAsk, Reason, Table, ToldEvent, Viewer } from '@cabinet-wars/kernel';
import { difference } from '@cabinet-wars/protocol/patch';
import type { Live } from '../live.ts';

/** The parts of what a viewer may know that are sent whole, whenever they are new. */
const partNames = [
  'own',
  'more',
  'asks',
  'offers',
  'orders',
  'whyNoUndo',
  'result',
  'seed',
  'waitsSince',
  'deadline',
  'clocks',
] as const;
type Parts = Record<(typeof partNames)[number], string>;

/** What a viewer may know of a table at this moment, each part encoded. It lasts as long as its viewer looks, and changes. */
export interface Known {
  open: unknown;
  readonly parts: Parts;
  /** What the table was showing then (`Table.showing`); null in the middle of the viewer's own move. */
  showing: object | null;
  /** The number of the viewer's own question, and whom the table waited for. */
  askId: number | null;
  waits: string;
}

/** However it ended: a game that was given up must be open to the same checks as one played out. */
const isOver = ({ status }: Live['progress']): boolean => status === 'finished' || status === 'abandoned';

const nothingAsked: Asks = { over: true, own: null, waitsFor: [] };

/** What of a table is the same for all who look at it between two acts, made once for all of them. */
export class Common {
  readonly live: Live;
  readonly result: string;
  readonly seed: string;
  readonly waitsSince: string;
  readonly deadline: string;
  readonly clocks: string;
  /** What those are told of the question who are not asked. */
  readonly othersAsks: string;
  readonly #asks: Asks;
  readonly #isPlaying: boolean;

  constructor(live: Live) {
    const { table, progress } = live;
    const { header } = table;
    this.live = live;
    this.#isPlaying = progress.status === 'playing';
    // A game may end beside its rules, when somebody resigns: the row knows.
    this.result = progress.result ?? 'null';
    this.seed = isOver(progress) && header.source.kind === 'sealed' ? JSON.stringify(header.source.seed) : 'null';
    // Where it is nobody's business who is asked, since when and until when would tell of it.
    this.#asks = this.#isPlaying ? table.asks('spectator') : nothingAsked;
    this.othersAsks = JSON.stringify(this.#asks);
    const quiet = this.#isPlaying && this.#asks.waitsFor === null;
    this.waitsSince = quiet ? 'null' : String(progress.waits_since);
    this.deadline = quiet ? 'null' : String(progress.deadline);
    this.clocks = quiet ? 'null' : progress.clocks;
  }

  /** Null where the viewer is asked nothing. */
  ownAsk(viewer: Viewer): OwnAsk | null {
    const { table } = this.live;
    return this.#isPlaying && typeof viewer === 'number' && table.isAsked(viewer) ? table.asks(viewer).own : null;
  }

  /** A question keeps its number for as long as it is the same: then it need not be written anew. */
  asks(own: OwnAsk | null, before: Known | undefined): string {
    if (own === null) return this.othersAsks;
    const isNew = before !== undefined && (before.askId !== own.askId || before.waits !== this.othersAsks);
    return isNew ? this.question(own) : NOT_KEPT;
  }

  question(own: OwnAsk | null): string {
    return JSON.stringify({ ...this.#asks, own });
  }
}

/**
 * Stands for a question its viewer has been sent. Its options are the longest thing a viewer is ever told, and every choice makes them
 * anew: they are known by their number, and written once more for whoever comes with a second socket.
 */
const NOT_KEPT = '';

function questionText(live: Live, viewer: Viewer): string {
  const common = new Common(live);
  return common.question(common.ownAsk(viewer));
}

const listText = (list: readonly unknown[]): string => (list.length === 0 ? '[]' : JSON.stringify(list));

const reasonTexts = new Map<string, string>();

/** There are few reasons against taking back, and each is told again and again. */
function reasonText(reason: Reason | null): string {
  if (reason === null) return 'null';
  const known = reasonTexts.get(reason.why);
  if (known !== undefined) return known;
  const text = JSON.stringify(reason);
  // A reason that says more than its name may say something else next time.
  if (Object.keys(reason).length === 1) reasonTexts.set(reason.why, text);
  return text;
}

/** What a viewer may know: of `before`, what it knew last, whatever still holds; the open view from others, where they have it. */
export function knownTo(common: Common, viewer: Viewer, before?: Known, open?: unknown): Known {
  const { table } = common.live;
  const seated = typeof viewer === 'number';
  const showing = table.isAhead(viewer) ? null : table.showing;
  const seen = showing !== null && before?.showing === showing ? before : seenBy(table, viewer, open);
  const ask = common.ownAsk(viewer);
  const { result, seed, waitsSince, deadline, clocks } = common;
  return {
    open: seen.open,
    showing,
    askId: ask?.askId ?? null,
    waits: common.othersAsks,
    parts: {
      own: seen.parts.own,
      more: seen.parts.more,
      asks: common.asks(ask, before),
      offers: listText(table.offers(viewer)),
      orders: seated ? listText(table.orders(viewer)) : '[]',
      whyNoUndo: seated ? reasonText(table.whyNoUndo(viewer)) : 'null',
      result,
      seed,
      waitsSince,
      deadline,
      clocks,
    },
  };
}

function seenBy(table: Table, viewer: Viewer, shared?: unknown): { open: unknown; parts: Pick<Parts, 'own' | 'more'> } {
  const seen = table.view(viewer, shared ?? table.openToRead(viewer));
  return { open: shared ?? seen.open, parts: { own: JSON.stringify(seen.own), more: moreText(seen) } };
}

/** Hardly any game tells more than `open` and `own`: what is left is written out only where something is. */
function moreText(seen: object): string {
  for (const name in seen) if (name !== 'open' && name !== 'own') return writtenMore(seen);
  return '{}';
}

function writtenMore(seen: object): string {
  const { open: _open, own: _own, ...more }: { open?: unknown; own?: unknown } = seen;
  return JSON.stringify(more);
}

/** Patches between two open views, made once for all who stood at the first and now stand at the second. */
export class Patches {
  /** Hardly ever more than one. */
  readonly #made: { readonly before: unknown; readonly after: unknown; readonly patch: string }[] = [];

  between(before: unknown, after: unknown): string {
    for (const made of this.#made) if (made.before === before && made.after === after) return made.patch;
    const patch = JSON.stringify(difference(before, after));
    this.#made.push({ before, after, patch });
    return patch;
  }
}

/** Events in words, each made once for all who are told the same of it. */
export class ToldTexts {
  readonly #made: { readonly id: number; readonly event: GameEvent; readonly text: string }[] = [];

  of(told: readonly ToldEvent<GameEvent>[]): string {
    let text = '[';
    for (const each of told) text += text === '[' ? this.#text(each) : `,${this.#text(each)}`;
    return `${text}]`;
  }

  #text(told: ToldEvent<GameEvent>): string {
    if (!('event' in told)) return JSON.stringify(told);
    const { id, event } = told;
    for (const made of this.#made) if (made.event === event && made.id === id) return made.text;
    const text = JSON.stringify(told);
    this.#made.push({ id, event, text });
    return text;
  }
}

/**
 * The message that takes a viewer from what it knew to what it may know now; null where that is the same. From then on it knows
 * that: what has not changed stays the very string it was, or every choice would leave a dozen to grow old at every viewer.
 */
export function tellChange(
  known: Known,
  now: Known,
  patches: Patches,
  told: readonly ToldEvent<GameEvent>[],
  texts: ToldTexts,
  shown: number,
  mine: boolean,
): string | null {
  let text = '';
  const patch = known.open === now.open ? '[]' : patches.between(known.open, now.open);
  if (patch !== '[]') text += `,"open":${patch}`;
  for (const name of partNames)
    if (known.parts[name] !== now.parts[name]) {
      text += `,"${name}":${now.parts[name]}`;
      known.parts[name] = name === 'asks' && now.askId !== null ? NOT_KEPT : now.parts[name];
    }
  known.open = now.open;
  known.showing = now.showing;
  known.askId = now.askId;
  known.waits = now.waits;
  if (told.length > 0) text += `,"told":${texts.of(told)},"shown":${shown}`;
  if (text === '') return null;
  return `{"t":"change"${text}${mine ? ',"mine":true' : ''}}`;
}

/** All parts, for a viewer who is told everything. */
export function partsText({ parts }: Known, live: Live, viewer: Viewer): string {
  const asks = parts.asks === NOT_KEPT ? questionText(live, viewer) : parts.asks;
  return partNames.map((name) => `"${name}":${name === 'asks' ? asks : parts[name]}`).join(',');
}
