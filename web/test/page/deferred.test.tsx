// @vitest-environment happy-dom
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { drawnInOrder } from '../../src/shell/parts/deferred.tsx';
import { mount } from './dom.ts';

const { InOrder, Deferred, Later } = drawnInOrder<{ readonly n: number }>();

it('the question comes first, then the board, and the log after both', async () => {
  const drawn: string[] = [];
  const Part = ({ name, of }: { readonly name: string; readonly of: number }) => {
    useEffect(() => void drawn.push(`${name} ${of}`), [name, of]);
    return null;
  };
  // The log stands first on the page: that is not what decides.
  const page = (now: number) => (
    <InOrder value={{ n: now }}>
      <Later>{({ n }) => <Part name="log" of={n} />}</Later>
      <Deferred>{({ n }) => <Part name="board" of={n} />}</Deferred>
      <Part name="question" of={now} />
    </InOrder>
  );
  const { draw } = await mount(page(1));
  for (const n of [2, 3, 4, 5, 6]) {
    drawn.length = 0;
    await draw(page(n));
    expect(drawn).toEqual([`question ${n}`, `board ${n}`, `log ${n}`]);
  }
});
