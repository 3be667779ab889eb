import type { CombatTableId, ResultId } from '../../data/combat.ts';
import type { MarkerId } from '../../data/markers.ts';
import type { NationId, PowerId } from '../../data/powers.ts';
import type { SquareId } from '../../data/squares.ts';
import type { PhaseId } from '../../data/timing.ts';
import type { PieceName } from '../choices/war.ts';
import type { Points } from '../points.ts';
import type { RollFor } from '../rolls.ts';
import type { Kinds } from './kinds.ts';

/** What a unit was lost to. */
export type LossCause =
  | 'combat'
  | 'retreat'
  | 'attrition'
  | 'forage'
  | 'provisioning'
  | 'disbanded'
  | 'sunk'
  | 'defection'
  | 'displacement'
  | 'pillage'
  | 'uprising'
  | 'replaced';

/** The sequence of play, dice and markers in general, movement, combat. Seats are numbers, all else ids. */
export type WarEvent =
  | { readonly t: 'turn-begins'; readonly turn: number }
  | { readonly t: 'phase-begins'; readonly phase: PhaseId; readonly seat: number }
  | { readonly t: 'initiative'; readonly seat: number; readonly points: number }
  | { readonly t: 'rolled'; readonly seat: number; readonly for: RollFor; readonly die: number }
  | { readonly t: 'marker-played'; readonly seat: number; readonly marker: MarkerId; readonly forced: boolean }
  | { readonly t: 'marker-negated'; readonly seat: number; readonly marker: MarkerId }
  /** The marker is null to others. */
  | { readonly t: 'marker-drawn'; readonly seat: number; readonly marker: MarkerId | null }
  | {
      readonly t: 'marker-returned';
      readonly seat: number;
      readonly marker: MarkerId;
      readonly cause: 'limit' | 'lost' | 'given-up' | 'set-up';
    }
  | { readonly t: 'leader-placed'; readonly seat: number; readonly marker: MarkerId; readonly power: PowerId }
  | { readonly t: 'leader-used'; readonly marker: MarkerId; readonly power: PowerId }
  | { readonly t: 'leader-lost'; readonly marker: MarkerId; readonly power: PowerId }
  | {
      readonly t: 'force-moves';
      readonly seat: number;
      readonly square: SquareId;
      readonly pieces: readonly PieceName[];
    }
  | { readonly t: 'moved'; readonly seat: number; readonly from: SquareId; readonly to: SquareId }
  | { readonly t: 'dropped'; readonly seat: number; readonly square: SquareId; readonly piece: PieceName }
  | { readonly t: 'embarked'; readonly seat: number; readonly square: SquareId; readonly piece: PieceName }
  | { readonly t: 'debarked'; readonly seat: number; readonly square: SquareId; readonly piece: PieceName }
  | { readonly t: 'countermarch'; readonly seat: number; readonly from: SquareId; readonly to: SquareId }
  | {
      readonly t: 'attack';
      /** −1: rebels, whom nobody leads. */
      readonly seat: number;
      readonly from: SquareId;
      readonly to: SquareId;
      readonly pieces: readonly PieceName[];
      readonly against: readonly PieceName[];
    }
  | {
      readonly t: 'odds';
      readonly table: CombatTableId;
      readonly attacker: number;
      readonly defender: number;
      readonly odds: string;
    }
  /** `honours`: Honors of War have made it what it is. */
  | { readonly t: 'combat-result'; readonly result: ResultId; readonly honours: boolean }
  | { readonly t: 'stood'; readonly square: SquareId }
  | { readonly t: 'unit-lost'; readonly piece: PieceName; readonly square: SquareId; readonly cause: LossCause }
  | { readonly t: 'upgraded'; readonly piece: PieceName; readonly square: SquareId }
  | { readonly t: 'retreated'; readonly piece: PieceName; readonly from: SquareId; readonly to: SquareId }
  | { readonly t: 'advanced'; readonly piece: PieceName; readonly from: SquareId; readonly to: SquareId }
  | { readonly t: 'unit-placed'; readonly nation: NationId; readonly piece: PieceName; readonly square: SquareId }
  /** How every seat stands when the war begins (turn 0) and at the end of each year. */
  | {
      readonly t: 'reckoned';
      readonly turn: number;
      readonly parts: readonly Points[];
      readonly ratios: readonly number[];
    }
  | {
      readonly t: 'game-ends';
      readonly points: readonly number[];
      readonly ratios: readonly number[];
      readonly reason: 'last-turn' | 'treaty';
    };

export const warEvents: Kinds<WarEvent> = {
  'turn-begins': [],
  'phase-begins': [],
  initiative: [],
  rolled: [],
  'marker-played': [],
  'marker-negated': [],
  'marker-drawn': ['marker'],
  'marker-returned': [],
  'leader-placed': [],
  'leader-used': [],
  'leader-lost': [],
  'force-moves': [],
  moved: [],
  dropped: [],
  embarked: [],
  debarked: [],
  countermarch: [],
  attack: [],
  odds: [],
  'combat-result': [],
  stood: [],
  'unit-lost': [],
  upgraded: [],
  retreated: [],
  advanced: [],
  'unit-placed': [],
  reckoned: [],
  'game-ends': [],
};
