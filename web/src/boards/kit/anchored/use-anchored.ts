import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

/** What a card is about, and what it must stay within, as selectors. */
export interface CardAnchor {
  readonly target: string;
  readonly within: string;
  /** Above the thing instead of at its side. */
  readonly above?: boolean;
  /** Seen also while its thing is nowhere: whoever speaks must be heard. */
  readonly always?: boolean;
}

/** Where a card's beak is. */
export type Beak = 'left' | 'right' | 'below';

export interface Anchored {
  /** `--x` and `--y` of the card, `--beak` along its edge; on a phone the card is a sheet, and these are not looked at. */
  readonly style: CSSProperties;
  readonly beak: Beak;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 12;
const MARGIN = 6;
/** How often it looks whether its thing has moved: the map may be panned under it. */
const LOOKS_EVERY = 150;

const clamp = (value: number, from: number, to: number): number => Math.max(from, Math.min(to, value));

export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly along: number;
  readonly beak: Beak;
}

/** Right of the thing if there is room, else left; never outside. The beak points at the thing's middle. */
export function placeBeside(thing: Box, within: Box, own: { width: number; height: number }, above = false): Placed {
  const most = (size: number, from: number, to: number) => Math.max(from + MARGIN, to - size - MARGIN);
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
  const y = clamp(middle.y - own.height / 2, within.top + MARGIN, most(own.height, within.top, within.bottom));
  if (above) {
    const x = clamp(middle.x - own.width / 2, within.left + MARGIN, most(own.width, within.left, within.right));
    const top = Math.max(within.top + MARGIN, thing.top - own.height - GAP);
    return { x, y: top, along: clamp(middle.x - x, 20, own.width - 20), beak: 'below' };
  }
  const isRight = thing.right + GAP + own.width + MARGIN <= within.right;
  const wanted = isRight ? thing.right + GAP : thing.left - GAP - own.width;
  const x = clamp(wanted, within.left + MARGIN, most(own.width, within.left, within.right));
  return { x, y, along: clamp(middle.y - y, 20, own.height - 20), beak: isRight ? 'left' : 'right' };
}

/** Keeps a card beside its thing. Until it is placed it is invisible, but can already take the focus. */
export function useAnchored(
  { target, within, above = false, always = false }: CardAnchor,
  ref: RefObject<HTMLElement | null>,
): Anchored {
  const [placed, setPlaced] = useState<Placed | null>(null);
  useLayoutEffect(() => {
    const look = () => {
      const around = document.querySelector(within)?.getBoundingClientRect();
      const thing = document.querySelector(target)?.getBoundingClientRect() ?? (always ? around : undefined);
      const own = ref.current;
      if (around === undefined || thing === undefined || own === null) return;
      const next = placeBeside(thing, around, { width: own.offsetWidth, height: own.offsetHeight }, above);
      setPlaced((before) => (before !== null && isSame(before, next) ? before : next));
    };
    look();
    const timer = setInterval(look, LOOKS_EVERY);
    return () => clearInterval(timer);
  }, [target, within, above, always, ref]);
  if (placed === null) return { style: { opacity: 0 }, beak: 'left' };
  const { x, y, along, beak } = placed;
  return { style: { '--x': `${x}px`, '--y': `${y}px`, '--beak': `${along}px` } as CSSProperties, beak };
}

const isSame = (a: Placed, b: Placed): boolean =>
  Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1 && Math.abs(a.along - b.along) < 1 && a.beak === b.beak;
