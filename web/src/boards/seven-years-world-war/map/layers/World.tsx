import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import address from '../generated/world.svg?url&no-inline';

let sheet: Promise<string> | null = null;
const fetchSheet = (): Promise<string> => {
  sheet ??= fetch(address).then((answer) => answer.text());
  return sheet;
};

/** The engraving, fetched once and put into the page as it is, so that the theme's colours reach it. */
export const World = memo(function World(): ReactNode {
  const holder = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let here = true;
    fetchSheet().then((svg) => {
      if (!here || !holder.current) return;
      holder.current.innerHTML = svg;
      setReady(true);
    });
    return () => {
      here = false;
    };
  }, []);
  return <div ref={holder} className="syww-sheet" data-engraving data-ready={ready || undefined} />;
});
