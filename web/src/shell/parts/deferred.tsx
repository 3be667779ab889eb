import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useDeferredValue,
  useEffect,
  useState,
} from 'react';

interface Part<T> {
  children(value: T): ReactNode;
}

/**
 * Draws a page in order: what stands in `InOrder` at once, then `Deferred`, then `Later`. Both go by one deferred value: where each
 * defers for itself React draws them in an order of its own, with a frame between, and a transition before either.
 */
export function drawnInOrder<T extends object>() {
  const Second = createContext<T | null>(null);
  const Third = createContext<T | null>(null);

  function InOrder({ value, children }: { readonly value: T; readonly children: ReactNode }) {
    const deferred = useDeferredValue(value);
    const [later, setLater] = useState(deferred);
    useEffect(() => startTransition(() => setLater(deferred)), [deferred]);
    return (
      <Second value={deferred}>
        <Third value={later}>{children}</Third>
      </Second>
    );
  }

  /** What may follow in the next frame, so that the rest comes at once. Only this part is drawn a second time. */
  const Deferred = ({ children }: Part<T>) => drawn(useContext(Second), children);
  /** What may come after even that: drawn once the rest has been, so that nothing else waits for it. */
  const Later = ({ children }: Part<T>) => drawn(useContext(Third), children);

  return { InOrder, Deferred, Later };
}

/** Outside of `InOrder` there is nothing to draw. */
const drawn = <T,>(value: T | null, draw: (value: T) => ReactNode): ReactNode => (value === null ? null : draw(value));
