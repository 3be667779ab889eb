import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the height of the tallest thing it has shown, so that a list above it does not move under the pointer when what is
 * said of the choice pointed at comes and goes. Give it the question as its key: the next one begins with none.
 */
export function SteadyHeight({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const tallest = useRef(0);
  useLayoutEffect(() => {
    if (box.current === null || box.current.offsetHeight <= tallest.current) return;
    tallest.current = box.current.offsetHeight;
    box.current.style.minHeight = `${tallest.current}px`;
  });
  return (
    <div ref={box} className="steady-height">
      {children}
    </div>
  );
}
