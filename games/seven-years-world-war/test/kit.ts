import { chanceOf, copy, Scripted } from '@cabinet-wars/kernel';
import { GameTrial, settledOf } from '@cabinet-wars/kernel/test-kit';
import { expect } from 'vitest';
import { MARKER, type MarkerId } from '../src/data/markers.ts';
import { LANDS, type LandId, type NationId, nationOf, POWER, POWERS, type PowerId } from '../src/data/powers.ts';
import { type SquareId, squareOf } from '../src/data/squares.ts';
import { tablesOf } from '../src/data/tables.ts';
import type { PhaseId } from '../src/data/timing.ts';
import { IS_NAVAL, UNIT, type UnitId } from '../src/data/units.ts';
import { game } from '../src/game.ts';
import { takeFromPool } from '../src/markers/hands.ts';
import { raise } from '../src/pieces.ts';
import { newGame } from '../src/set-up/new-game.ts';
import { inBox, inHand, NO_PIECE, type State } from '../src/state.ts';
import { wholeGame } from '../src/turn/game.ts';
import { playerTurn } from '../src/turn/player-turn.ts';
import { turn } from '../src/turn/turn.ts';
import type { Options } from '../src/vocabulary/options.ts';
import { namesAt } from '../src/vocabulary/piece-names.ts';

/** A game told by seats. */
export class Trial extends GameTrial<typeof game, number> {
  constructor(g: State, script?: Scripted) {
    super(game, g, script);
  }
  seatOf = (seat: number): number => seat;
  whoIs = (seat: number): number => seat;

  /** Everybody who is asked quietly passes, as long as anybody is. */
  passes(): this {
    while (this.question?.mode === 'quiet')
      this.question = game.flow.choose(this.g, this.question.waiting[0].seat, { t: 'pass' }, this.x);
    return this;
  }

  /** The units on a square, sorted by name. */
  at = (square: SquareId): string[] => namesAt(this.g, squareOf(square)).sort();
  /** How many of a marker a seat holds. */
  holds = (seat: number, marker: MarkerId): number => this.g.secret.hands[inHand(seat, MARKER[marker])];
  treasury = (seat: number): number => this.g.treasury[seat];
  controls = (power: PowerId): number => this.g.control[POWER[power]];
}

/** What a test lays on the table, by names. */
export class Table {
  readonly g: State;
  constructor(g: State) {
    this.g = g;
  }

  /** Units by name: `GB:army-veteran`, `minor:horde-recruit` (raised in the land of its square, unless said otherwise). */
  unit(name: string, square: SquareId, count = 1, origin?: LandId): this {
    const [nation, unit] = name.split(':');
    for (let i = 0; i < count; i++) this.#lay(nation as NationId, unit as UnitId, square, origin);
    return this;
  }
  /** A fleet with a unit aboard: `loaded('GB:fleet-veteran', 'GB:army-recruit', 'D12')`. */
  loaded(fleet: string, cargo: string, square: SquareId): this {
    const [one, other] = [fleet, cargo].map((name) => {
      const [nation, unit] = name.split(':');
      return this.#lay(nation as NationId, unit as UnitId, square);
    });
    expect(IS_NAVAL[this.g.face[one]]).toBe(true);
    this.g.aboard[other] = one;
    return this;
  }
  control(powers: Partial<Record<PowerId, number>>): this {
    for (const [power, seat] of Object.entries(powers)) this.g.control[POWER[power as PowerId]] = seat;
    return this;
  }
  hand(seat: number, ...markers: MarkerId[]): this {
    for (const marker of markers) takeFromPool(this.g, seat, MARKER[marker]);
    return this;
  }
  /** A leader face up in a power's box. */
  leader(power: PowerId, leader: MarkerId): this {
    this.g.secret.pool[MARKER[leader]]--;
    this.g.pool--;
    this.g.leaders[inBox(POWER[power], MARKER[leader])]++;
    return this;
  }
  treasury(seat: number, points: number): this {
    this.g.treasury[seat] = points;
    return this;
  }
  pillaged(...squares: SquareId[]): this {
    this.g.pillaged.push(...squares.map(squareOf));
    return this;
  }
  enlightened(...squares: SquareId[]): this {
    this.g.enlightened.push(...squares.map(squareOf));
    return this;
  }

  #lay(nation: NationId, unit: UnitId, square: SquareId, origin?: LandId): number {
    const at = squareOf(square);
    const owner = origin === undefined ? tablesOf(this.g).owner[at] : LANDS.indexOf(origin);
    const index = nationOf(nation);
    const piece = raise(this.g, index, UNIT[unit], at, nation === 'minor' ? owner : index);
    if (piece === NO_PIECE) throw new Error(`no ${nation}:${unit} is left`);
    return piece;
  }
}

export const settled = (given: Partial<Options>): Options => settledOf(game, given);

/** A new game, before its first step. */
export const newTrial = (given: Partial<Options>, script = new Scripted()): Trial =>
  new Trial(copy(game.setup(settled(given), chanceOf(script))), script);

export interface Position {
  readonly options?: Partial<Options>;
  /** Britain and Prussia against France, Austria and Russia, if nothing is said. */
  readonly control?: Partial<Record<PowerId, number>>;
  readonly phase: PhaseId;
  readonly seat?: number;
  readonly initiative?: number;
  readonly turn?: number;
  readonly lay?: (table: Table) => void;
}

const EUROPEAN = { GB: 0, PR: 0, FR: 1, AU: 1, RU: 1 };

/** A table with nothing on it but what is laid there, and nobody asked yet. */
export function table({ options = {}, control = EUROPEAN, seat = 0, initiative = 0, turn = 1, phase, lay }: Position) {
  const g = newGame(settled(options), 'reconstructed');
  Object.assign(g, { turn, phase, active: seat, initiative });
  const laid = new Table(g).control(control);
  lay?.(laid);
  return g;
}

/** Where each phase of a player's turn stands in the player's turn, and other phases in the game turn. */
const TURN_STEP: Partial<Record<PhaseId, string>> = {
  initiative: 'initiative',
  taxation: 'treasury',
  provisioning: 'provisioning',
  enlightenment: 'enlightenment',
  'end-of-turn': 'endOfTurn',
};

/** A game in the middle: a phase about to begin for a seat, and nobody asked yet. */
export function atPhase(position: Position): State {
  const g = table(position);
  const { phase, seat = 0, initiative = 0 } = position;
  const own = TURN_STEP[phase] === undefined;
  const before = (seat - initiative + g.hands.length) % g.hands.length;
  const frames = [
    { ...wholeGame.frame({}), step: 'nextTurn' },
    { ...turn.frame({ heard: own ? before + 1 : before }), step: TURN_STEP[phase] ?? 'playerTurns' },
  ];
  if (own) frames.push({ ...playerTurn.frame({ seat }), step: phase } as never);
  g.stack = frames;
  return copy(g);
}

/** A phase about to begin for a seat, and run until somebody is asked. */
export const inPhase = (position: Position): Trial => new Trial(atPhase(position)).run();

export const powersOf = (g: State, seat: number): PowerId[] => POWERS.filter((_, power) => g.control[power] === seat);
