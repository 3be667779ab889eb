import { chanceOf, copy, playAtRandom, type Question, Scripted, Seeded } from '@cabinet-wars/kernel';
import { GameTrial, settledOf } from '@cabinet-wars/kernel/test-kit';
import { defaultData } from '../src/data/default.ts';
import { EVENTS_OF } from '../src/data/events.ts';
import { INVESTMENTS, type InvestmentId, investmentOf } from '../src/data/investments.ts';
import { SPACE, type SpaceId } from '../src/data/map/spaces.ts';
import { FLAGS, type Flag, type FlagId, NOBODY, opponentOf, SIDES, type SideId, sideOf } from '../src/data/sides.ts';
import { eraOfTurn, NEXT_WAR } from '../src/data/turns.ts';
import { THEATRES_OF } from '../src/data/wars.ts';
import { game } from '../src/game.ts';
import type { Options } from '../src/options.ts';
import { newRound, type Round, roundOf } from '../src/peace/round.ts';
import { type State, theatreSlot } from '../src/state.ts';
import type { Choice } from '../src/vocabulary/choices.ts';
import { Table } from './table.ts';

export { Table } from './table.ts';

/** A game told by the names of the sides. */
export class Trial extends GameTrial<typeof game, SideId> {
  constructor(g: State, script?: Scripted) {
    super(game, g, script);
  }
  seatOf = (side: SideId): number => this.g.seatOf[sideOf(side)];
  whoIs = (seat: number): SideId => SIDES[this.g.sideOf[seat]];

  get round(): Round {
    return roundOf(this.g);
  }

  /** Those that begin with a word: `t.offered('shift')`. */
  offered(word: string): string[] {
    return this.offers()
      .filter((line) => line === word || line.startsWith(`${word} `))
      .map((line) => line.slice(word.length + 1));
  }

  flag = (space: SpaceId): FlagId | 'nobody' => flagName(this.g.flags[SPACE[space]]);
  conflict = (space: SpaceId): number => this.g.conflicts[SPACE[space]];
  debt = (side: SideId): number => this.g.debt[sideOf(side)];
  treaty = (side: SideId): number => this.g.treaty[sideOf(side)];
  navyBox = (side: SideId): number => this.g.navyBox[sideOf(side)];
  get vp(): number {
    return this.g.vp;
  }
}

const flagName = (flag: Flag): FlagId | 'nobody' => (flag === NOBODY ? 'nobody' : FLAGS[flag]);

export const settled = (given: Partial<Options> = {}): Options => settledOf(game, given);

/** A new game, before its first step. */
export const newTrial = (given: Partial<Options> = {}, script = new Scripted()): Trial =>
  new Trial(copy(game.setup(settled(given), chanceOf(script))), script);

export interface Position {
  readonly options?: Partial<Options>;
  /** The Peace turn, 1 if not said; the Action Round, by default the side's first. */
  readonly turn?: number;
  readonly round?: number;
  readonly side?: SideId;
  /** The tile taken: by default the first with a Major action of four and no symbols. Null: still to be taken. */
  readonly tile?: InvestmentId | null;
  readonly lay?: (table: Table) => void;
}

/** A game in the middle: the map as at the start but for what is laid, and an Action Round after its tile has been taken. */
export function inRound({ options, turn = 1, round, side = 'france', tile = 'inv-01', lay }: Position = {}): Trial {
  const g = game.setup(settled(options), chanceOf(new Scripted()));
  g.turn = turn;
  g.war = NEXT_WAR[turn];
  g.round = round ?? 1;
  g.first = g.round % 2 === 1 ? sideOf(side) : opponentOf(sideOf(side));
  g.debtLimit = g.debtLimit.map((limit) => limit + 4 * eraOfTurn(turn));
  g.secret.pile = [];
  for (let era = 0; era <= eraOfTurn(turn); era++) g.secret.pile.push(...EVENTS_OF[era]);
  for (let one = 0; one < SIDES.length; one++)
    for (let theatre = 0; theatre < (g.war < 0 ? 0 : THEATRES_OF[g.war].length); theatre++)
      g.secret.basic[theatreSlot(one, theatre)] = 1;
  g.awards = [2, 3, 4, 5];
  g.demand = [0, 2, 4];
  showTiles(g, tile);
  lay?.(new Table(g));
  g.stack = [
    { proc: 'game', step: 'war', said: null },
    { proc: 'peace-turn', step: 'nextRound', said: null },
    { proc: 'action-round', step: 'begin', said: null, ...newRound(sideOf(side)) } as never,
  ];
  const trial = new Trial(copy(g)).run();
  return tile === null ? trial : trial.play(side, `tile ${tile}`);
}

/** The tile wanted lies open, and eight others that are different from it. */
function showTiles(g: State, tile: InvestmentId | null): void {
  const wanted = investmentOf(tile ?? INVESTMENTS[0]);
  const face = (one: number) => defaultData.investments[INVESTMENTS[one]];
  const others = INVESTMENTS.map((_, one) => one).filter((one) => face(one) !== face(wanted));
  g.shown = [wanted, ...others.slice(0, 8)];
  g.takenBy = g.shown.map(() => NOBODY);
  g.tileStack = INVESTMENTS.map((_, one) => one).filter((one) => !g.shown.includes(one));
}

/** A whole game at random, from a seed; `after` is called after every choice. */
export const playOut = (
  given: Partial<Options>,
  seed: string,
  after: (g: State, q: Question<Choice> | null) => void,
): State =>
  playAtRandom(game, settled(given), new Seeded(seed), {
    watch: (g, question) => after(g as State, question as Question<Choice> | null),
  }).state as State;
