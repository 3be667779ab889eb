import { memo, type ReactNode } from 'react';
import { cornerOf } from './map/grid.ts';
import type { OpenView } from './read/seen.ts';

const FLAME = 'M0-8C5-4 6 0 5 3 4 7 1 8 0 8-1 8-5 7-5 3-5 0-3-1-3-4-1-3 1-4 0-8zM0 1C2 3 2 5 0 7-2 5-2 3 0 1z';
const LAMP = 'M-4 6h8M-3 8h6M-3 4C-7 0-5-7 0-7S7 0 3 4zM0-11v2M-8-4l1.6.8M8-4l-1.6.8';

/** What has befallen squares: plundered ones burn, in enlightened ones there is light. */
export const Signs = memo(function Signs({
  open,
}: {
  readonly open: Pick<OpenView, 'pillaged' | 'enlightened'>;
}): ReactNode {
  const sign = (square: number, name: string, d: string) => {
    const { x, y } = cornerOf(square);
    return <path key={`${name} ${square}`} className={name} transform={`translate(${x + 62} ${y + 22})`} d={d} />;
  };
  return (
    <>
      {open.pillaged.map((square) => sign(square, 'syww-flame', FLAME))}
      {open.enlightened.map((square) => sign(square, 'syww-lamp', LAMP))}
    </>
  );
});
