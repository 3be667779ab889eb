import type { Seat } from '@cabinet-wars/kernel';
import type { Card } from './data/cards.ts';
import type { Note, State } from './state.ts';

/** The spy sees a hand: what was seen there before and is gone without having been played must be in the stash. */
export function noteHand(g: State, spy: Seat, on: Seat): void {
  const hand = g.secret.hands[on];
  const before = g.secret.notes[spy][on];
  const stashed = before === null ? [] : [...before.stashed, ...before.seen.filter((card) => !hand.includes(card))];
  g.secret.notes[spy][on] = { seen: [...hand], least: hand.length, most: hand.length, stashed };
}

/** A card is about to leave a hand unseen: it may be one of those seen, or one that came since. */
export function noteUnseenLoss(g: State, from: Seat): void {
  const held = g.secret.hands[from].length;
  for (const about of g.secret.notes) {
    const note = about[from];
    if (note !== null) narrow(note, Math.max(0, note.least - 1), Math.min(note.most, held - 1));
  }
}

/** A card is about to leave a hand in the open: it was there until now, whatever else has gone. */
export function noteOpenLoss(g: State, from: Seat, card: Card): void {
  const held = g.secret.hands[from].length;
  for (const about of g.secret.notes) {
    const note = about[from];
    if (note === null) continue;
    const at = note.seen.indexOf(card);
    if (at < 0) {
      narrow(note, note.least, Math.min(note.most, held - 1));
    } else {
      note.seen.splice(at, 1);
      narrow(note, Math.max(0, note.least - 1), note.most - 1);
    }
  }
}

/** At the end all stashes lie open: what was seen and is not there is in the hand. */
export function noteStashShown(g: State, of: Seat): void {
  const stash = g.secret.stashes[of];
  for (const about of g.secret.notes) {
    const note = about[of];
    if (note === null) continue;
    note.stashed.push(...note.seen.filter((card) => stash.includes(card)));
    note.seen = note.seen.filter((card) => !stash.includes(card));
    note.least = note.most = note.seen.length;
  }
}

function narrow(note: Note, least: number, most: number): void {
  note.least = least;
  note.most = most;
  if (most > 0) return;
  note.stashed.push(...note.seen);
  note.seen = [];
}
