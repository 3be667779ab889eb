// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Choices } from '../../src/shell/table/question/choices.tsx';
import { boardProps } from '../board-props.ts';
import { friend, me } from '../office.ts';
import { click, textsOf, the } from './dom.ts';
import { type Seen, sitDown } from './table.tsx';

/** The choices of a question in a lesson whose first step is only read. */
function Taught({ sitting, picking }: Seen) {
  const [at, setAt] = useState(0);
  const { view } = sitting.shown.state;
  const of = () => ({ isMeant: at === 1, step: 1 });
  const props = boardProps(
    sitting.texts,
    sitting.client.facts.seats,
    { view, seat: 0, ask: picking.ask!, events: [] },
    { taught: { thing: null, of, isFree: false, wanted: [] } },
  );
  return (
    <>
      <button type="button" onClick={() => setAt(1)}>
        Go on
      </button>
      <Choices sitting={sitting} picking={picking} props={props} />
    </>
  );
}

it('lights what a lesson means when a step that was only read is left', async () => {
  await sitDown({ seats: [me, friend], choices: 3, as: 0 }, (seen) => <Taught {...seen} />);
  expect(textsOf('.choice.unmeant')).toHaveLength(6);
  await click(the('button', 'Go on'));
  expect(textsOf('.choice.unmeant')).toEqual([]);
});
