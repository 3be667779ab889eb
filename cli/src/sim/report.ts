import type { SeatSpec } from '@cabinet-wars/kernel';
import type { Figures } from './simulate.ts';

/** The figures for a person. */
export function report(f: Figures, seats: readonly SeatSpec[]): string {
  const rows = seats.map(({ plays }, seat) => [
    `${seat} ${plays}`,
    `${f.results.wins[seat]}`,
    `${((100 * f.results.wins[seat]) / Math.max(1, f.finished)).toFixed(1)} %`,
    `${f.results.meanScores[seat]}`,
  ]);
  return [
    `${f.game}, ${f.players} players: ${number(f.finished)} of ${number(f.games)} games finished`,
    `options: ${JSON.stringify(f.options)}`,
    '',
    table([['seat', 'wins', '', 'mean score'], ...rows]),
    '',
    `ended by ${listed(f.results.endings)}`,
    ...(Object.keys(f.results.levels).length === 0 ? [] : [`won by ${listed(f.results.levels)}`]),
    `${number(f.decisionsPerSecond)} decisions/s, ${number(f.gamesPerSecond)} games/s (${number(f.realDecisions)} real decisions of ${number(f.decisions)} in ${f.seconds.toFixed(2)} s)`,
    `dead ends ${f.deadEnds}, failed audits ${f.auditFailures}, errors ${f.errors}`,
  ].join('\n');
}

const listed = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([what, games]) => `${what} ${number(games)}`)
    .join(', ');

const number = (value: number): string => value.toLocaleString('en-GB');

/** Columns as wide as they must be; the first to the left, numbers to the right. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) => row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('   '))
    .join('\n');
}
