import './engraving.css';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';

const sheets = new Map<string, Promise<string>>();
const fetchSheet = (address: string): Promise<string> => {
  const known = sheets.get(address);
  if (known !== undefined) return known;
  const sheet = fetch(address).then((answer) => answer.text());
  sheets.set(address, sheet);
  return sheet;
};

interface EngravingProps {
  readonly address: string;
  readonly className: string;
  /** The plate in play, which lies in the light. */
  readonly lit?: string | null;
}

/** The static layer, fetched once and put into the page as it is, so that the theme's colours reach it. */
export const Engraving = memo(function Engraving({ address, className, lit = null }: EngravingProps): ReactNode {
  const holder = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    fetchSheet(address).then((svg) => {
      if (!here || !holder.current) return;
      holder.current.innerHTML = svg;
      setReady(address);
    });
    return () => {
      here = false;
    };
  }, [address]);
  useEffect(() => {
    const svg = ready === null ? null : holder.current?.firstElementChild;
    svg?.classList.toggle('has-lit', lit !== null);
    svg?.querySelectorAll<SVGElement>('.plate').forEach((plate) => {
      plate.classList.toggle('lit', plate.dataset.plate === lit);
    });
  }, [ready, lit]);
  return <div ref={holder} className={className} data-engraving data-ready={ready === address || undefined} />;
});
