import type { Chance } from '@cabinet-wars/kernel';
import type { Counter } from '../data/counters.ts';
import { startCountersFor } from '../data/numbers.ts';
import { players } from '../editions.ts';
import { draft } from '../set-up/draft.ts';
import { IN_BAG, type State } from '../state.ts';
import type { OwnView } from './view.ts';

/**
 * Deals out the hands of a draft under way. At pick j seat q holds the pack that began at seat q − j, so a seat has seen each
 * pack at certain picks; in between, others have taken one counter each from it.
 */
export function sampleDraft(g: State, own: OwnView | null, chance: Chance): void {
  const under = draft.underWay(g);
  if (under === null || under.step === 'deal') return;
  const count = players(g);
  const packs: Counter[][][] = [];
  const unseen = unseenCounters(g, own);
  for (let pack = 0; pack < count; pack++) packs.push(timeline(g, own, pack, under.pick, unseen, chance));
  for (let seat = 0; seat < count; seat++) {
    const packAt = (pick: number) => packs[(((seat - pick) % count) + count) % count];
    const isMine = own?.seat === seat;
    g.secret.seen.push(
      isMine ? own.seen.map((hand) => hand.slice()) : range(0, under.pick + 1).map((j) => packAt(j)[j].slice()),
    );
    g.secret.picks.push(isMine ? own.picks.slice() : range(0, under.pick).map((j) => takenAt(packAt(j), j)));
  }
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** What was taken from a pack at a pick: what it had then and has not after. */
const takenAt = (pack: Counter[][], pick: number): Counter =>
  pack[pick].find((counter) => !pack[pick + 1].includes(counter))!;

/** Counters the seat has never seen: in the bag, or in hands that have not come to it. */
function unseenCounters(g: State, own: OwnView | null): Counter[] {
  const seen = new Set(own?.seen.flat());
  return [...g.counters.keys()].filter((counter) => g.counters[counter] === IN_BAG && !seen.has(counter));
}

/** What a pack held at each pick up to now (and after the last pick made), agreeing with what the seat saw of it. */
function timeline(
  g: State,
  own: OwnView | null,
  pack: number,
  picks: number,
  unseen: Counter[],
  chance: Chance,
): Counter[][] {
  const count = players(g);
  const size = startCountersFor(g.options.edition, count) + 1;
  const sights = range(0, picks + 1).filter(
    (j) => own !== null && (((own.seat - j - pack) % count) + count) % count === 0,
  );
  const held: Counter[][] = [];
  for (let j = picks; j >= 0; j--) {
    const known = sights.includes(j) ? own!.seen[j] : null;
    if (known !== null) held[j] = known.slice();
    else if (held[j + 1] === undefined) held[j] = latest(own, sights, j, size, unseen, chance);
    else held[j] = [...held[j + 1], lost(own, sights, j, held[j + 1], unseen, chance)];
  }
  return held;
}

/** The pack as it is now, out of sight: what is left of the last sight of it, or counters never seen. */
function latest(
  own: OwnView | null,
  sights: number[],
  pick: number,
  size: number,
  unseen: Counter[],
  chance: Chance,
): Counter[] {
  const last = sights.findLast((j) => j < pick);
  const from = last === undefined ? unseen : own!.seen[last].filter((counter) => counter !== own!.picks[last]);
  const pool = last === undefined ? unseen : from.slice();
  return range(0, size - pick).map(() => removeOne(pool, chance));
}

/** A counter that went out of the pack at a pick: one the seat saw in it before, or one never seen. */
function lost(
  own: OwnView | null,
  sights: number[],
  pick: number,
  after: Counter[],
  unseen: Counter[],
  chance: Chance,
): Counter {
  const last = sights.findLast((j) => j < pick);
  if (last === undefined) return removeOne(unseen, chance);
  const gone = own!.seen[last].filter((counter) => counter !== own!.picks[last] && !after.includes(counter));
  return removeOne(gone, chance);
}

function removeOne(pool: Counter[], chance: Chance): Counter {
  return pool.splice(chance.draw(pool.length), 1)[0];
}
