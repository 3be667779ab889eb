import type { Asks, GameEvent, ToldEvent, Viewer } from '@cabinet-wars/kernel';
import { difference } from '@cabinet-wars/protocol/patch';
import type { Live } from './live.ts';

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

/** What a viewer may know of a table at this moment, each part encoded. */
export interface Known {
  readonly open: unknown;
  readonly parts: Parts;
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
  readonly #isPlaying: boolean;
  /** What those are told of the question who are not asked. */
  #othersAsks: string | null = null;

  constructor(live: Live) {
    const { table, progress } = live;
    const { header } = table;
    this.live = live;
    this.#isPlaying = progress.status === 'playing';
    // A game may end beside its rules, when somebody resigns: the row knows.
    this.result = progress.result ?? 'null';
    this.seed = isOver(progress) && header.source.kind === 'sealed' ? JSON.stringify(header.source.seed) : 'null';
    // Where it is nobody's business who is asked, since when and until when would tell of it.
    const quiet = this.#isPlaying && table.asks('spectator').waitsFor === null;
    this.waitsSince = quiet ? 'null' : String(progress.waits_since);
    this.deadline = quiet ? 'null' : String(progress.deadline);
    this.clocks = quiet ? 'null' : progress.clocks;
  }

  asks(viewer: Viewer): string {
    const asks = this.#isPlaying ? this.live.table.asks(viewer) : nothingAsked;
    if (asks.own !== null) return JSON.stringify(asks);
    this.#othersAsks ??= JSON.stringify(asks);
    return this.#othersAsks;
  }
}

const listText = (list: readonly unknown[]): string => (list.length === 0 ? '[]' : JSON.stringify(list));

/** `shared` is the open view, where it is known already. */
export function knownTo(common: Common, viewer: Viewer, shared?: unknown): Known {
  const { table } = common.live;
  const seated = typeof viewer === 'number';
  const { open, own, ...more } = table.view(viewer, shared);
  const { result, seed, waitsSince, deadline, clocks } = common;
  return {
    open: shared ?? open,
    parts: {
      own: JSON.stringify(own),
      more: JSON.stringify(more),
      asks: common.asks(viewer),
      offers: listText(table.offers(viewer)),
      orders: seated ? listText(table.orders(viewer)) : '[]',
      whyNoUndo: seated ? JSON.stringify(table.whyNoUndo(viewer)) : 'null',
      result,
      seed,
      waitsSince,
      deadline,
      clocks,
    },
  };
}

/** Patches between two open views, made once for all who stood at the first and now stand at the second. */
export class Patches {
  readonly #made = new Map<unknown, Map<unknown, string>>();

  between(before: unknown, after: unknown): string {
    const from = this.#made.get(before) ?? new Map<unknown, string>();
    this.#made.set(before, from);
    const known = from.get(after);
    if (known !== undefined) return known;
    const patch = JSON.stringify(difference(before, after));
    from.set(after, patch);
    return patch;
  }
}

/** The message that takes a viewer from what it knew to what it may know now; null where that is the same. */
export function changeMessage(
  before: Known,
  after: Known,
  patches: Patches,
  told: readonly ToldEvent<GameEvent>[],
  shown: number,
  mine: boolean,
): string | null {
  let text = '';
  const patch = before.open === after.open ? '[]' : patches.between(before.open, after.open);
  if (patch !== '[]') text += `,"open":${patch}`;
  for (const name of partNames) {
    if (before.parts[name] !== after.parts[name]) text += `,"${name}":${after.parts[name]}`;
    // The same words in a new string would grow old beside those they replace.
    else after.parts[name] = before.parts[name];
  }
  if (told.length > 0) text += `,"told":${JSON.stringify(told)},"shown":${shown}`;
  if (text === '') return null;
  return `{"t":"change"${text}${mine ? ',"mine":true' : ''}}`;
}

export const partsText = ({ parts }: Known): string => partNames.map((name) => `"${name}":${parts[name]}`).join(',');
