import { useEffect, useRef } from 'react';
import type { BoardModule } from '../../boards/kit/board.ts';
import { sound } from './sound.ts';
import type { Shown } from './stage.ts';

/** What is heard of a table: that one is asked again after others have moved, and what its board gives a sound to. */
export function useCues(
  { animating, ceremony }: Pick<Shown, 'animating' | 'ceremony'>,
  isAsked: boolean,
  board: BoardModule,
): void {
  const wasAsked = useRef(isAsked);
  const event = animating?.event ?? null;
  useEffect(() => {
    const cue = event === null ? null : (board.cue?.(event) ?? null);
    if (cue !== null) sound(cue);
  }, [event, board]);
  useEffect(() => {
    if (ceremony !== null) sound(ceremony.at === ceremony.of.steps.length - 1 ? 'fanfare' : 'coin');
  }, [ceremony]);
  useEffect(() => {
    if (isAsked && !wasAsked.current) sound('turn');
    wasAsked.current = isAsked;
  }, [isAsked]);
}
