import './frame.css';
import type { ReactNode } from 'react';

interface Props {
  readonly className: string;
  readonly closeLabel: string;
  onClose(): void;
  readonly children: ReactNode;
}

/** A plate in the corner of the board that can be closed. */
export const CornerPlate = ({ className, closeLabel, onClose, children }: Props): ReactNode => (
  <div className={`framed corner-plate ${className}`}>
    <button type="button" className="icon-button corner-plate-close" aria-label={closeLabel} onClick={onClose}>
      ×
    </button>
    {children}
  </div>
);
