import { choiceIn } from '@cabinet-wars/kernel';
import { meant } from '../../kit/rail/meant.ts';
import type { BoardProps, GameChoice } from '../read/seen.ts';
import type { TileEntry } from './tile-display.ts';

/** The number of the choice that takes a tile or makes an alliance, where there is one now; of any for null. */
export function tileOption({ ask }: BoardProps, entry: TileEntry | null): number {
  return (ask?.options ?? []).findIndex((choice) => {
    if (choice.t === 'alliance') return entry === null || (entry.kind === 'alliance' && choice.alliance === entry.id);
    return choice.t === 'tile' && (entry === null || choice.tile === entry.id);
  });
}

export function takeTile(props: BoardProps, entry: TileEntry): void {
  const option = tileOption(props, entry);
  if (props.ask !== null && option >= 0) props.pick(props.ask.options[option]);
}

/** In a lesson: lit where taking that tile is meant, dimmed where it is not. */
export function tileMeant(props: BoardProps, entry: TileEntry): ReturnType<typeof meant> {
  const option = props.ask?.options[tileOption(props, entry)];
  const choice = option === undefined ? null : choiceIn<GameChoice>(option);
  return meant(props.taught, choice === null ? [] : [choice]);
}
