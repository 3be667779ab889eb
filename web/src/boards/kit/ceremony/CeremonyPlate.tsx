import './ceremony.css';
import { type ReactNode, useRef } from 'react';
import { type CardAnchor, useAnchored } from '../anchored/use-anchored.ts';

interface Props {
  /** What it stands beside; null for the middle of the map. */
  readonly beside: CardAnchor | null;
  readonly label: string;
  readonly children: ReactNode;
}

/** What a step of a ceremony shows, over the map: beside its thing with a beak, or as wide as the map where it is a table. */
export function CeremonyPlate({ beside, label, children }: Props): ReactNode {
  return beside === null ? (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen it scrolls
    <section className="ceremony-plate ceremony-middle" aria-label={label} tabIndex={0}>
      {children}
    </section>
  ) : (
    <PlateBeside beside={beside} label={label}>
      {children}
    </PlateBeside>
  );
}

function PlateBeside({ beside, label, children }: Props & { readonly beside: CardAnchor }): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const { style, beak } = useAnchored(beside, ref);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen it scrolls
    <section ref={ref} className="ceremony-plate beside" style={style} data-beak={beak} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
