import { texts } from '@cabinet-wars/seven-years-world-war';
import type { BoardProps } from '../../src/boards/seven-years-world-war/read/seen.ts';
import { boardProps, seatsPlaying } from '../board-props.ts';
import type { Moment } from './kit.ts';

/** What the board of this game is given at a moment. */
export function propsAt(moment: Moment, more: Partial<BoardProps> = {}): BoardProps {
  const plays = moment.view.open.hands.map((_, seat) => `coalition-${seat + 1}`);
  const language = more.language === 'it' ? 'it' : 'en';
  return boardProps(texts[language], seatsPlaying(...plays), moment, more);
}
