import { readFileSync } from 'node:fs';
import type { Rating, Tally, Times } from '@cabinet-wars/bots/arena';
import { type AnyGame, settle } from '@cabinet-wars/kernel';

/** What every arena takes from the command line. */
export interface Given {
  readonly bots?: string | undefined;
  readonly players?: string | undefined;
  readonly option?: readonly string[] | undefined;
  readonly data?: string | undefined;
  readonly games?: string | undefined;
  readonly nodes?: string | undefined;
  readonly threads?: string | undefined;
  readonly seed: string;
  readonly keep?: boolean;
  readonly log?: string | undefined;
  readonly json: boolean;
}

/** More time than any budget of nodes takes, so that the same seed gives the same games on a slow machine too. */
export const NO_HURRY = 60_000;
export const NODES = 2000;

/** What is needed to play the same games again, and what they came to. */
export interface Figures {
  readonly game: string;
  readonly settings: readonly Readonly<Record<string, unknown>>[];
  readonly entrants: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly nodes: number;
  readonly versions: Readonly<Record<string, string>>;
  /** Decisions a game, on the mean. */
  readonly decisions: number;
  readonly tallies: readonly Tally[];
  /** In the order of the seats, each by what it plays. */
  readonly bySeat: readonly Tally[];
  readonly ratings: readonly Rating[];
}

export const settingsTold = (game: AnyGame, settings: readonly Readonly<Record<string, unknown>>[]) =>
  settings.map((options) => unusual(game, options));

export const versionsOf = (game: AnyGame): Readonly<Record<string, string>> => ({
  'cabinet-wars': version(),
  state: String(game.stateVersion),
  node: process.versions.node,
});

/** The options that say something: how many play, and what is not as usual. */
function unusual(game: AnyGame, options: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const usual = settle<{ readonly players: number }>(game.options, {});
  const defaults: Readonly<Record<string, unknown>> = usual.ok ? { ...usual.options } : {};
  const says = ([key, value]: [string, unknown]) => key === 'players' || key === 'edition' || value !== defaults[key];
  return Object.fromEntries(Object.entries(options).filter(says));
}

const version = (): string =>
  JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')).version;

/** The figures for a person. */
export function report(figures: Figures): string {
  const { game, settings, entrants, games, seed, nodes, versions, decisions, tallies, bySeat, ratings } = figures;
  const rows = tallies.map(({ name, seats, wins, rate, interval, byChance, meanScore, turns, answers }) => [
    name,
    `${seats}`,
    wins.toFixed(1),
    percent(rate),
    inPercent(interval),
    percent(byChance),
    eloOf(name, ratings),
    meanScore.toFixed(1),
    inWords(turns),
    inWords(answers),
  ]);
  return [
    `${game}: ${games} games of ${decisions.toFixed(0)} decisions, seats rotated, ${nodes} nodes a decision; seed ${seed}`,
    ...settings.map((options) => `options: ${JSON.stringify(options)}`),
    `entrants: ${entrants.join(', ')}; versions: ${JSON.stringify(versions)}`,
    '',
    columns([
      [
        '',
        'seats',
        'wins',
        'rate',
        '95 %',
        'by chance',
        'Elo (95 %)',
        'score',
        'ms a turn (longest)',
        'ms an answer (longest)',
      ],
      ...rows,
    ]),
    '',
    columns([
      ['by seat', 'wins', 'rate', '95 %', 'score'],
      ...bySeat.map(({ name, wins, rate, interval, meanScore }) => [
        name,
        ...[wins.toFixed(1), percent(rate), inPercent(interval), meanScore.toFixed(1)],
      ]),
    ]),
  ].join('\n');
}

const inPercent = ({ low, high }: Tally['interval']): string => `${percent(low)}–${percent(high)}`;

/** Beside the reference, or whoever was named last, at 0. */
function eloOf(name: string, ratings: readonly Rating[]): string {
  const rating = ratings.find((each) => each.name === name);
  if (rating === undefined) return '';
  return `${rating.elo.toFixed(0)} (${rating.low.toFixed(0)} … ${rating.high.toFixed(0)})`;
}

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;
const inWords = ({ mean, longest }: Times): string => `${mean.toFixed(1)} (${longest.toFixed(0)})`;

function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) => row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('   '))
    .join('\n');
}
