import type { Outcome } from '../chance/recorded.ts';
import type { Choice } from '../choice.ts';
import type { AnyGame } from '../game.ts';
import type { Seat } from '../seat.ts';
import type { Picks } from './inputs/picks.ts';
import { describe } from './laws/law-2-options.ts';
import { type Law, LawBroken, messageOf } from './laws/laws.ts';
import type { Hooks, Thoroughness } from './setting.ts';

/** One game to be played: what it is, and what fixes its chance. */
export interface Trial {
  readonly game: AnyGame;
  readonly options: { readonly players: number };
  readonly seats: readonly Seat[];
  readonly seed: string;
  readonly hooks: Hooks;
  /** On the bare flow, where states are looked into, or at a table, where people send things. */
  readonly at: 'flow' | 'table';
}

/** How a trial is watched. */
export interface Watching {
  readonly how: Thoroughness;
  readonly laws: ReadonlySet<Law>;
  /** Stop after so many choices without calling the game endless: for shrinking. */
  readonly stopAfter?: number;
}

/** What came of a trial. */
export interface Played {
  readonly broken: LawBroken | null;
  /** Choices made, which is what shrinking makes few. */
  readonly choices: number;
  readonly picks: readonly number[];
  readonly lines: readonly string[];
}

/** Writes down a game as it is played, for the transcript of a failure. */
export class Story {
  readonly lines: string[] = [];
  choices = 0;
  readonly #game: AnyGame;

  constructor(game: AnyGame) {
    this.#game = game;
  }

  says(seat: Seat, choice: Choice): void {
    this.choices++;
    this.lines.push(`${this.choices}. seat ${seat}: ${describe(this.#game, choice).replaceAll('"', '')}`);
  }

  notes(what: string): void {
    this.lines.push(`   ${what}`);
  }

  /** What came of chance since the last line. */
  comes(outcomes: readonly Outcome[]): void {
    if (outcomes.length === 0) return;
    const text = outcomes.map(({ n, value, hidden }) => `${hidden ? 'draw' : 'roll'} ${value} of ${n}`).join(', ');
    if (this.lines.length === 0) this.lines.push(`0. set-up [${text}]`);
    else this.lines[this.lines.length - 1] += ` [${text}]`;
  }
}

/** Plays a trial out, or up to the first law it breaks. */
export function playOut(
  play: (trial: Trial, picks: Picks, watching: Watching, story: Story) => void,
  trial: Trial,
  picks: Picks,
  watching: Watching,
): Played {
  const story = new Story(trial.game);
  let broken: LawBroken | null = null;
  try {
    play(trial, picks, watching, story);
  } catch (fault) {
    broken = fault instanceof LawBroken ? fault : new LawBroken(2, `the game throws: ${messageOf(fault)}`);
  }
  if (broken !== null && !watching.laws.has(broken.law)) broken = null;
  return { broken, choices: story.choices, picks: picks.taken, lines: story.lines };
}
