import type { Seat } from '@cabinet-wars/kernel';
import { cards } from './data/cards.ts';
import { markerKinds, markersInGame } from './data/markers.ts';
import { provinces } from './data/provinces.ts';
import { MOST_LOANS } from './money.ts';
import type { State } from './state.ts';

/** What must always hold and does not. */
export function audit(g: State): string[] {
  return [...lostCards(g), ...lostMarkers(g), ...badGold(g), ...badProvinces(g), ...falseNotes(g)];
}

function lostCards(g: State): string[] {
  const everywhere = [...g.secret.pile, ...g.discard, ...g.secret.hands.flat(), ...g.secret.stashes.flat()];
  if (everywhere.length === cards.length && new Set(everywhere).size === cards.length) return [];
  return cards.flatMap((card) => {
    const count = everywhere.filter((one) => one === card).length;
    return count === 1 ? [] : [`there are ${count} of ${card}`];
  });
}

function lostMarkers(g: State): string[] {
  const everywhere = [...g.secret.bag, ...g.spent, ...g.secret.markers.flat()];
  return markerKinds.flatMap((kind) => {
    const count = everywhere.filter((one) => one === kind).length;
    return count === markersInGame[kind] ? [] : [`there are ${count} ${kind} markers`];
  });
}

function badGold(g: State): string[] {
  return g.gold.flatMap((gold, seat) => [
    ...(gold < 0 ? [`seat ${seat} has ${gold} gold`] : []),
    ...(g.loans[seat] < 0 || g.loans[seat] > MOST_LOANS ? [`seat ${seat} has ${g.loans[seat]} loans`] : []),
  ]);
}

function badProvinces(g: State): string[] {
  return provinces.flatMap((province) => {
    const owner = g.owner[province];
    const isOwner = owner === null || (owner >= 0 && owner < g.gold.length);
    return g.soldiers[province] >= 1 && isOwner ? [] : [`${province}: ${g.soldiers[province]} soldiers of ${owner}`];
  });
}

/** A note may be vague, but never wrong. */
function falseNotes(g: State): string[] {
  return g.secret.notes.flatMap((about, by) =>
    about.flatMap((note, on) => (note === null || isTrue(g, on, note) ? [] : [`seat ${by} is wrong about seat ${on}`])),
  );
}

function isTrue(g: State, on: Seat, note: NonNullable<State['secret']['notes'][number][number]>): boolean {
  const hand = g.secret.hands[on];
  const stash = g.secret.stashes[on];
  const inHand = note.seen.filter((card) => hand.includes(card)).length;
  const inStash = note.seen.filter((card) => stash.includes(card)).length;
  if (inHand + inStash !== note.seen.length || inHand < note.least || inHand > note.most) return false;
  return note.stashed.every((card) => stash.includes(card));
}
