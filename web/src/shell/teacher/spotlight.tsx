import { type CSSProperties, useLayoutEffect, useState } from 'react';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 8;
/** How often it looks whether its thing has moved: the map may be panned under it. */
const LOOKS_EVERY = 150;

const isSame = (a: Box | null, b: Box): boolean =>
  a !== null && a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;

function useBox(selector: string | null): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const look = () => {
      const found = selector === null ? null : document.querySelector(selector)?.getBoundingClientRect();
      if (found == null || found.width === 0) return setBox(null);
      const { left, top, width, height } = found;
      const next = { left: left - MARGIN, top: top - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
      setBox((before) => (isSame(before, next) ? before : next));
    };
    look();
    const timer = setInterval(look, LOOKS_EVERY);
    return () => clearInterval(timer);
  }, [selector]);
  return box;
}

/** A veil over the table with the thing in question cut out of it, and a ring around that. Clicks go through. */
export function Spotlight({ selector }: { readonly selector: string | null }) {
  const box = useBox(selector);
  if (box === null) return null;
  const style: CSSProperties = { left: box.left, top: box.top, width: box.width, height: box.height };
  return (
    <div className="lesson-veil" aria-hidden="true">
      <div className="lesson-light" style={style} />
    </div>
  );
}
