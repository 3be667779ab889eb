import './frame.css';
import { type ReactNode, useRef } from 'react';
import { type PopoverAnchor, usePopover } from '../../../map/use-popover.ts';

interface Props {
  readonly className: string;
  readonly anchor: PopoverAnchor;
  /** The key of what it tells of. */
  readonly about?: string;
  readonly children: ReactNode;
}

/** A hover card: what is known of the thing under the pointer, beside it. Decorative: the thing's label says the same to screen readers. */
export function HoverCard({ className, anchor, about, children }: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const style = usePopover(anchor, ref);
  return (
    <div ref={ref} className={`framed hover-card ${className}`} style={style} aria-hidden="true" data-for={about}>
      {children}
    </div>
  );
}
