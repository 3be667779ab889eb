import './hint.css';
import { type ReactNode, useState } from 'react';

interface Props {
  /** What is explained, in one sentence. */
  readonly about: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A fact that explains itself: under the pointer, with the focus, or when it is tapped. */
export function Hint({ about, className = '', children }: Props): ReactNode {
  const [isShown, show] = useState(false);
  return (
    <span className="is-hint-holder">
      <button
        type="button"
        className={`is-hint ${className}`}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && show(true)}
        onPointerLeave={() => show(false)}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && show(true)}
        onBlur={() => show(false)}
        onClick={() => show(!isShown)}
        onKeyDown={({ key }) => key === 'Escape' && show(false)}
      >
        <span aria-hidden="true">{children}</span>
        <span className="visually-hidden">{about}</span>
      </button>
      {isShown && (
        <span className="is-hint-text" aria-hidden="true">
          {about}
        </span>
      )}
    </span>
  );
}
