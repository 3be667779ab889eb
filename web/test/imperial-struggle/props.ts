import { texts } from '@cabinet-wars/imperial-struggle';
import type { BoardProps } from '../../src/boards/imperial-struggle/read/seen.ts';
import { boardProps, seatsPlaying } from '../board-props.ts';
import type { Moment } from './kit.ts';

/** What the board of this game is given at a moment. */
export function propsAt(moment: Moment, more: Partial<BoardProps> = {}): BoardProps {
  const sides = moment.view.open.sideOf.map((side) => (side === 0 ? 'france' : 'britain'));
  const language = more.language === 'it' ? 'it' : 'en';
  return boardProps(texts[language], seatsPlaying(...sides), moment, more);
}
