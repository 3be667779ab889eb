import { type Answer, copy, type FrameBase, type Seat, type View, type Viewer } from '@cabinet-wars/kernel';
import type { Card } from './data/cards.ts';
import type { Marker } from './data/markers.ts';
import type { Note, State } from './state.ts';

/** What everybody knows. */
export interface Open extends Pick<State, 'options' | 'round' | 'first' | 'active' | 'gold' | 'loans' | 'ended'> {
  owner: State['owner'];
  soldiers: State['soldiers'];
  discard: Card[];
  spent: Marker[];
  stack: FrameBase[];
  pile: number;
  bag: number;
  hands: number[];
  markers: number[];
  stashSizes: number[];
  /** The stashes themselves, once the game is over. */
  stashes: Card[][] | null;
}

/** What one seat knows besides. */
export interface Own {
  seat: Seat;
  hand: Card[];
  stash: Card[];
  markers: Marker[];
  /** What it has noted about the others' hands, and they about its own: it knows what it showed them. */
  notes: (Note | null)[];
  notesOnMe: (Note | null)[];
  said: Answer[];
}

export interface TeachingView extends View<Open, Own> {
  /** Everything, of a finished game. */
  readonly all: Own[] | null;
}

export function view(g: State, viewer: Viewer): TeachingView {
  return {
    open: openPart(g),
    own: typeof viewer === 'number' ? ownPart(g, viewer) : null,
    all: viewer === 'open' ? g.gold.map((_, seat) => ownPart(g, seat)) : null,
  };
}

function openPart(g: State): Open {
  const { pile, bag, hands, markers, stashes } = g.secret;
  return {
    options: { ...g.options },
    round: g.round,
    first: g.first,
    active: g.active,
    gold: g.gold.slice(),
    loans: g.loans.slice(),
    owner: { ...g.owner },
    soldiers: { ...g.soldiers },
    discard: g.discard.slice(),
    spent: g.spent.slice(),
    ended: g.ended,
    stack: copy(g.stack),
    pile: pile.length,
    bag: bag.length,
    hands: hands.map((hand) => hand.length),
    markers: markers.map((held) => held.length),
    stashSizes: stashes.map((stash) => stash.length),
    stashes: g.ended === null ? null : copy(stashes),
  };
}

function ownPart(g: State, seat: Seat): Own {
  const { answers, hands, stashes, markers, notes } = g.secret;
  return {
    seat,
    hand: hands[seat].slice(),
    stash: stashes[seat].slice(),
    markers: markers[seat].slice(),
    notes: copy(notes[seat]),
    notesOnMe: notes.map((about) => copy(about[seat])),
    said: copy(answers.filter((answer) => answer.seat === seat)),
  };
}
