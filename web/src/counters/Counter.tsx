import type { ReactNode } from 'react';

/** A picture frame for a counter outside the map: `size` pixels for the box of 24 units. */
export function Counter({
  size = 24,
  label,
  term,
  children,
}: {
  size?: number;
  label?: string;
  /** What it is, among the words and marks a board explains. */
  term?: string;
  children: ReactNode;
}): ReactNode {
  const frame = { className: 'cw-counter', width: size, height: size, viewBox: '-13 -13 26 26', 'data-term': term };
  if (!label) {
    return (
      <svg {...frame} aria-hidden="true">
        {children}
      </svg>
    );
  }
  return (
    <svg {...frame} role="img" aria-label={label}>
      {children}
    </svg>
  );
}
