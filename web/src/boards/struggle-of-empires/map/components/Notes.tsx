import './notes.css';
import type { ReactNode } from 'react';
import { BOARD, type Box } from '../anchors.ts';
import { boxOfThing } from '../layout/box-of.ts';
import type { MapNote } from '../marks.ts';

const HEIGHT = 31;
const GAP = 4;
/** How wide a letter of the title is, on the mean. */
const LETTER = 5.5;
const DISC = 24;
const LONGEST = 38;

const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text);

interface Placed {
  readonly note: MapNote;
  readonly title: string;
  readonly box: Box;
  readonly thing: Box;
}

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w + GAP && b.x < a.x + a.w + GAP && a.y < b.y + b.h + GAP && b.y < a.y + a.h + GAP;

const within = (value: number, most: number): number => Math.max(6, Math.min(most - 6, value));

/** Each under its thing, on the side its arrow does not go to, inside the sheet and never over another note. */
function placeNotes(notes: readonly MapNote[], boxes: ReadonlyMap<string, readonly Box[]>): readonly Placed[] {
  const placed: Placed[] = [];
  for (const note of notes) {
    const thing = boxOfThing(note.at, boxes);
    const title = short(note.title);
    const w = DISC + LETTER * Math.max(title.length, note.sub.length) + 10;
    const goal = boxOfThing(note.beside, boxes);
    const foot = thing.x + thing.w / 2;
    const x = within(goal.x > thing.x ? foot - w - 8 : foot + 8, BOARD.w - w);
    let box: Box = { x, y: within(thing.y + thing.h + 10, BOARD.h - HEIGHT), w, h: HEIGHT };
    // Under the others, or above them all where the sheet ends.
    for (let tries = 0; tries < notes.length && placed.some((each) => meet(each.box, box)); tries++)
      box = { ...box, y: box.y + 2 * HEIGHT > BOARD.h ? thing.y - (tries + 1) * (HEIGHT + GAP) : box.y + HEIGHT + GAP };
    placed.push({ note, title, box, thing });
  }
  return placed;
}

/** What a bot suggests, written beside what it is about: number, what, and what it is worth. */
export const Notes = ({
  notes,
  boxes,
}: {
  notes: readonly MapNote[];
  boxes: ReadonlyMap<string, readonly Box[]>;
}): ReactNode =>
  placeNotes(notes, boxes).map(({ note: { number, sub, isDim }, title, box, thing }) => (
    <g key={number} className="soe-advice-note" data-dim={isDim || undefined}>
      <path
        className="soe-hairline"
        d={`M${thing.x + thing.w / 2} ${thing.y + thing.h / 2}L${Math.max(box.x, Math.min(box.x + box.w, thing.x))} ${box.y}`}
      />
      <rect x={box.x} y={box.y} width={box.w} height={HEIGHT} />
      <circle cx={box.x + 12} cy={box.y + HEIGHT / 2} r="8.5" />
      <text className="soe-note-number" x={box.x + 12} y={box.y + HEIGHT / 2 + 3.4}>
        {number}
      </text>
      <text className="soe-note-title" x={box.x + DISC + 2} y={box.y + 13.5}>
        {title}
      </text>
      <text className="soe-note-worth" x={box.x + DISC + 2} y={box.y + 25.5}>
        {sub}
      </text>
    </g>
  ));
