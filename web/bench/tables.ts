import type { Page } from 'playwright-core';
import type { Moment } from '../art/moments.ts';
import { type Delays, timeChoices } from './choice.ts';
import { timeRounds } from './round.ts';
import { timeYear } from './year.ts';

/** A table that is pressed at, and what is pressed there. */
export interface Pressed {
  readonly game: string;
  readonly moment: Moment;
  /** How often it is pressed where nobody says otherwise. */
  readonly presses: number;
  time(page: Page, slowdown: number, presses: number): Promise<Delays>;
}

export const tables = {
  /** A late turn of seven powers: the fullest map there is. */
  choice: {
    game: 'struggle-of-empires',
    moment: { options: { players: 7, edition: 'original' }, seed: 'a', key: 'turn.act', war: 3, choices: 3 },
    presses: 12,
    time: timeChoices,
  },
  /** The third Peace turn of Imperial Struggle: many spaces to be bought at once. */
  round: {
    game: 'imperial-struggle',
    moment: {
      ...{ game: 'imperial-struggle', options: {}, bot: 'random' },
      ...{ seed: 'b', key: 'action-round.tile', turn: 3, choices: 6, anySeat: true },
    },
    presses: 24,
    time: timeRounds,
  },
  /** The first movement of Seven Years World War: the largest map, and forces all over it. */
  year: {
    game: 'seven-years-world-war',
    moment: {
      ...{ game: 'seven-years-world-war', options: { players: 2 }, bot: 'random' },
      ...{ seed: 'a', key: 'movement-phase.act', turn: 1, choices: 6 },
    },
    presses: 24,
    time: timeYear,
  },
} as const satisfies Readonly<Record<string, Pressed>>;

export type TableName = keyof typeof tables;
