import { type ReactNode, Suspense } from 'react';
import { Boundary } from '../parts/boundary.tsx';

interface Props {
  readonly children: ReactNode;
  /** What stands there while it is fetched. */
  readonly otherwise?: ReactNode;
}

/** What needs a server: where there is none, or it cannot be fetched, nothing stands there. */
export const AtServer = ({ children, otherwise = null }: Props) => (
  <Boundary quiet>
    <Suspense fallback={otherwise}>{children}</Suspense>
  </Boundary>
);
