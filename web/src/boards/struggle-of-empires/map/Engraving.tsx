import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import address from './generated/static.svg?url&no-inline';
import type { PlateId } from './places.ts';

let sheet: Promise<string> | null = null;
const fetchSheet = (): Promise<string> => {
  sheet ??= fetch(address).then((answer) => answer.text());
  return sheet;
};

/** The static layer, fetched once and put into the page as it is, so that the theme's colours reach it. */
export const Engraving = memo(function Engraving({ lit }: { lit: PlateId | null }): ReactNode {
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
  useEffect(() => {
    const svg = ready ? holder.current?.firstElementChild : null;
    svg?.classList.toggle('has-lit', lit !== null);
    svg?.querySelectorAll<SVGElement>('.plate').forEach((plate) => {
      plate.classList.toggle('lit', plate.dataset.plate === lit);
    });
  }, [ready, lit]);
  return <div ref={holder} className="soe-engraving" data-engraving data-ready={ready || undefined} />;
});
