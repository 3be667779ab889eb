import { type Answer, type Chance, copy, drawFrom, type Seat, seatsFrom } from '@cabinet-wars/kernel';
import { type Card, cards } from './data/cards.ts';
import { type Marker, markers } from './data/markers.ts';
import type { Note, State } from './state.ts';
import { marker, type PlayedMarker } from './steps/marker.ts';
import type { Open, Own, TeachingView } from './view.ts';

/**
 * A whole state that agrees with a view. Cards nobody has told the viewer about are dealt at random, as spies' notes allow.
 * What other seats have noted about each other is left blank: the viewer cannot know it and no rule looks at it.
 */
export function sample({ open, own }: TeachingView, chance: Chance): State {
  const { hands, stashes, pile } = sampleCards(open, own, chance);
  const held = sampleMarkers(open, own, chance);
  const g: State = {
    stack: copy(open.stack),
    options: { ...open.options },
    round: open.round,
    first: open.first,
    active: open.active,
    gold: open.gold.slice(),
    loans: open.loans.slice(),
    owner: { ...open.owner },
    soldiers: { ...open.soldiers },
    discard: open.discard.slice(),
    spent: open.spent.slice(),
    ended: open.ended,
    secret: { answers: [], pile, bag: held.bag, hands, stashes, markers: held.markers, notes: sampleNotes(open, own) },
  };
  g.secret.answers = [...pendingVetoes(g, own, chance), ...(own === null ? [] : copy(own.said))].sort(
    (a, b) => a.depth - b.depth || turnOrder(g, a.seat) - turnOrder(g, b.seat),
  );
  return g;
}

function sampleCards(open: Open, own: Own | null, chance: Chance) {
  const hands: Card[][] = open.hands.map((_, seat) => (seat === own?.seat ? own.hand.slice() : []));
  const stashes: Card[][] = open.hands.map((_, seat) => (seat === own?.seat ? own.stash.slice() : []));
  own?.notes.forEach((note, seat) => {
    if (note !== null) placeSeen(note, hands[seat], stashes[seat], chance);
  });
  open.stashes?.forEach((stash, seat) => {
    stashes[seat] = stash.slice();
  });
  const known = new Set([...open.discard, ...hands.flat(), ...stashes.flat()]);
  const pile = cards.filter((card) => !known.has(card));
  hands.forEach((hand, seat) => {
    while (hand.length < open.hands[seat]) hand.push(drawFrom(pile, chance));
    while (stashes[seat].length < open.stashSizes[seat]) stashes[seat].push(drawFrom(pile, chance));
  });
  return { hands, stashes, pile };
}

/** As many of the seen cards as may still be in the hand, and the others in the stash. */
function placeSeen(note: Note, hand: Card[], stash: Card[], chance: Chance): void {
  const seen = note.seen.slice();
  const stillThere = note.least + chance.draw(note.most - note.least + 1);
  for (let i = 0; i < stillThere; i++) hand.push(drawFrom(seen, chance));
  stash.push(...seen, ...note.stashed);
}

function sampleMarkers(open: Open, own: Own | null, chance: Chance): { bag: Marker[]; markers: Marker[][] } {
  const bag = markers.slice();
  for (const known of [...open.spent, ...(own?.markers ?? [])]) bag.splice(bag.indexOf(known), 1);
  return {
    bag,
    markers: open.markers.map((count, seat) =>
      seat === own?.seat ? own.markers.slice() : Array.from({ length: count }, () => drawFrom(bag, chance)),
    ),
  };
}

const sampleNotes = (open: Open, own: Own | null): (Note | null)[][] =>
  open.hands.map((_, by) =>
    open.hands.map((_, on) => {
      if (by === own?.seat) return copy(own.notes[on]);
      return on === own?.seat ? copy(own.notesOnMe[by]) : null;
    }),
  );

/**
 * While one veto is being disputed, further vetoes of the same marker may be waiting: their seats come later in turn order,
 * and only they know. They are there half of the time.
 */
function pendingVetoes(g: State, own: Own | null, chance: Chance): Answer[] {
  const pending: Answer[] = [];
  for (let depth = 1; depth < g.stack.length; depth++) {
    const frame = g.stack[depth - 1];
    if (frame.proc !== marker.name || frame.step !== 'veto' || frame.said === null) continue;
    const disputed = (g.stack[depth] as unknown as PlayedMarker).seat;
    for (const seat of seatsFrom(g.active, g.gold.length)) {
      if (turnOrder(g, seat) <= turnOrder(g, disputed) || seat === own?.seat) continue;
      if (seat === (frame as unknown as PlayedMarker).seat || !g.secret.markers[seat].includes('veto')) continue;
      if (chance.draw(2) === 1) pending.push({ depth, seat, choices: [{ t: 'veto' }] });
    }
  }
  return pending;
}

const turnOrder = (g: State, seat: Seat): number => (seat - g.active + g.gold.length) % g.gold.length;
