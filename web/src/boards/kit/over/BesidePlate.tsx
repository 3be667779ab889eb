import './frame.css';
import '../anchored/side-card.css';
import { type ReactNode, useRef } from 'react';
import { type CardAnchor, useAnchored } from '../anchored/use-anchored.ts';

interface Props {
  readonly className: string;
  /** The thing it tells of. */
  readonly anchor: CardAnchor;
  readonly closeLabel: string;
  onClose(): void;
  readonly children: ReactNode;
}

/** A plate beside the thing of the board it tells of, which can be closed; on a phone it stands at the board's top. */
export function BesidePlate({ className, anchor, closeLabel, onClose, children }: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const { style, beak } = useAnchored(anchor, ref);
  return (
    <div ref={ref} className={`framed beside beside-plate ${className}`} style={style} data-beak={beak}>
      <button type="button" className="icon-button corner-plate-close" aria-label={closeLabel} onClick={onClose}>
        ×
      </button>
      <div className="beside-plate-body">{children}</div>
    </div>
  );
}
