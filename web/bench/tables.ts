import type { Page } from 'playwright-core';
import type { Moment } from '../art/moments.ts';
import { type Delays, timeChoices } from './choice.ts';
import { timeRounds } from './round.ts';
import { timeYear } from './year.ts';

/** A table that is pressed at, and what is pressed there. */
export interface Pressed {
  readonly moment: Moment;
  time(page: Page, slowdown: number): Promise<Delays>;
}

const CHOICES = 12;
const PRESSES = 24;

export const tables = {
  /** A late turn of seven powers: the fullest map there is. */
  choice: {
    moment: { options: { players: 7, edition: 'original' }, seed: 'a', key: 'turn.act', war: 3, choices: 3 },
    time: (page, slowdown) => timeChoices(page, slowdown, CHOICES),
  },
  /** The third Peace turn of Imperial Struggle: many spaces to be bought at once. */
  round: {
    moment: {
      ...{ game: 'imperial-struggle', options: {}, bot: 'random' },
      ...{ seed: 'b', key: 'action-round.tile', turn: 3, choices: 6, anySeat: true },
    },
    time: (page, slowdown) => timeRounds(page, slowdown, PRESSES),
  },
  /** The first movement of Seven Years World War: the largest map, and forces all over it. */
  year: {
    moment: {
      ...{ game: 'seven-years-world-war', options: { players: 2 }, bot: 'random' },
      ...{ seed: 'a', key: 'movement-phase.act', turn: 1, choices: 6 },
    },
    time: (page, slowdown) => timeYear(page, slowdown, PRESSES),
  },
} as const satisfies Readonly<Record<string, Pressed>>;
