import type * as kernel from '@cabinet-wars/kernel';
import type { NationId } from '@cabinet-wars/seven-years-world-war/data';
import type {
  Event,
  Choice as GameChoice,
  GameView,
  OpenView,
  SevenYearsWorldWar,
} from '@cabinet-wars/seven-years-world-war/view';
import type * as board from '../../kit/board.ts';

export { frameOf } from '@cabinet-wars/kernel';
export type { Event, GameChoice, GameView, NationId, OpenView };

/** This game's own types of what the shell hands to any board. */
export type BoardProps = board.BoardProps<SevenYearsWorldWar>;
export type BoardModule = board.BoardModule<SevenYearsWorldWar>;
export type RowProps = board.RowProps<SevenYearsWorldWar>;
export type OffersProps = board.OffersProps<SevenYearsWorldWar>;
export type LineProps = board.LineProps<SevenYearsWorldWar>;
export type OwnAsk = kernel.OwnAsk<GameChoice>;
/** A choice as it is offered: its numbers may be ranges. */
export type GameOption = kernel.Option<GameChoice>;
