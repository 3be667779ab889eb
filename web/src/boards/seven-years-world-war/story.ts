import type { Language, Seat, Telling } from '@cabinet-wars/kernel';
import { terms as labels } from '@cabinet-wars/seven-years-world-war';
import { yearsOf } from '@cabinet-wars/seven-years-world-war/data';
import { scoreNow } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { Chapter, Commits, Duration } from '../kit/board.ts';
import type { TermNames } from '../kit/term-names.ts';
import { namingOf } from './i18n/index.ts';
import type { Event, GameView } from './read/seen.ts';

/** How long things take; what nobody could spoil is not waited for. */
export const durations: Readonly<Record<string, Duration>> = {
  moved: 420,
  'force-moves': 120,
  countermarch: 620,
  retreated: 420,
  advanced: 420,
  displaced: 260,
  attack: 700,
  odds: 500,
  rolled: { milliseconds: 1100, holds: true },
  'combat-result': { milliseconds: 900, holds: true },
  'unit-lost': 380,
  'unit-placed': 60,
  upgraded: 260,
  'marker-played': 620,
  'diplomacy-shown': 420,
  'diplomacy-result': { milliseconds: 900, holds: true },
  control: 320,
  invaded: 420,
  'turn-begins': 420,
  'phase-begins': 120,
  treasury: 0,
  'marker-drawn': 0,
};

export function headline(view: GameView, language: Language): string {
  const open = view.open;
  const { own, game } = namingOf(language);
  if (open.final !== null) return own.gameOver;
  if (open.turn === 0) return own.setUp;
  return `${yearsOf(open.turn)} · ${shortPhase(game.phases[open.phase])}`;
}

/** Of a part of a phase only the part: there is little room. */
const shortPhase = (name: string): string => {
  const part = name.split(', ').at(-1) ?? name;
  return part.charAt(0).toUpperCase() + part.slice(1);
};

export function chapter(event: Event, language: Language, telling?: Telling): Chapter | null {
  const { own, game } = namingOf(language);
  if (event.t === 'turn-begins') return { level: 1, title: own.turnOf(event.turn, yearsOf(event.turn)) };
  // The phases of the treasury are too many to jump to.
  if (event.t === 'phase-begins' && event.seat >= 0 && CHAPTERS.includes(event.phase))
    return {
      level: 2,
      title: `${telling?.name(event.seat) ?? game.coalition(event.seat + 1)}: ${game.phases[event.phase]}`,
    };
  return null;
}

const CHAPTERS: readonly string[] = ['taxation', 'diplomacy', 'movement', 'combat'];

/** Whose doing an event is: nearly all name the seat that acts. */
export const doer = (event: Event): Seat | null =>
  'seat' in event && event.seat !== null && event.seat >= 0 ? event.seat : null;

/** What is told with the next, if that is one of these: a move is one line, from where it set out to where it came. */
const TOLD_WITH: Readonly<Record<string, readonly string[]>> = {
  embarked: ['embarked', 'force-moves'],
  'force-moves': ['moved'],
  moved: ['moved'],
};
export const isToldWith = (event: Event, next: Event): boolean => TOLD_WITH[event.t]?.includes(next.t) === true;

/** Losses are due in any case, and what only ends something is seldom regretted. */
export const commits: Commits = {
  twice: ['attack.table'],
  once: [
    'losses.choose',
    'retreat.where',
    'deploy.place',
    'random-forces.place',
    ...['done', 'pass', 'stop', 'step', 'lay'],
  ],
};

/** Hundredths of what each began with. */
export const scores = (view: GameView): number[] => scoreNow(view.open).map(({ ratio }) => ratio);

/** `ratio 2.51`, never `251 points`. */
export function scoreText(ratio: number, language: Language): string {
  const { own, game } = namingOf(language);
  return `${own.ratio} ${game.ratio(ratio)}`;
}

export const scoreFigure = (ratio: number, language: Language): string => namingOf(language).game.ratio(ratio);

/** Sections of the rules for procedures that have none of their own. */
const SECTIONS: Readonly<Record<string, string>> = {
  treasury: 'enlightenment',
  reaction: 'attempt',
  advance: 'retreat',
  famine: 'recruiting-table',
  upgrade: 'attack',
  ransack: 'pillage',
  'random-forces': 'deploy',
  'minor-power-alliance': 'recruiting-table',
  'reckoning-of-agreements': 'deals',
  attrition: 'play-marker',
  corruption: 'play-marker',
  'manufacturing-inventions': 'play-marker',
  'trading-charter': 'play-marker',
  voltaire: 'play-marker',
};
export const rulesFor = (key: string): string | null => SECTIONS[key.split('.')[0]] ?? null;

export const terms: TermNames = {
  deal: (t, language) => labels.deal(t, language),
  term: (key, language) => labels.term(key, language),
  value: (key, value, language) => labels.value(key, value, language),
};
