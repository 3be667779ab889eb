const KINDS = ['script', 'style', 'layout', 'paint', 'memory', 'waiting'] as const;
type Parts = Readonly<Record<(typeof KINDS)[number] | 'frames', number>>;

interface PressParts {
  readonly presses: number;
  readonly question: Parts;
  readonly board: Parts;
}

/** What the client's own profiling program prints: where the time of a press goes. */
export type WebProfile = Readonly<Partial<Record<'choice' | 'round' | 'year', PressParts>>>;

const GAMES = { choice: 'Struggle of Empires', round: 'Imperial Struggle', year: 'Seven Years World War' } as const;

export const profileReport = (profile: WebProfile): string =>
  [
    'a press by what the main thread does, milliseconds on average, processor slowed 4 times',
    `${''.padEnd(26)}${[...KINDS, 'in all', 'frames'].map((name) => name.padStart(9)).join('')}`,
    ...(['choice', 'round', 'year'] as const).flatMap((game) => rows(GAMES[game], profile[game])),
  ].join('\n');

const rows = (game: string, parts: PressParts | undefined): string[] =>
  parts === undefined
    ? []
    : [
        `${game}, ${parts.presses} presses`,
        `  to the question         ${row(parts.question)}`,
        `  from there to the map   ${row(parts.board)}`,
      ];

function row(parts: Parts): string {
  const times = KINDS.map((kind) => parts[kind]);
  const all = times.reduce((sum, each) => sum + each, 0);
  return [...times.map((each) => each.toFixed(0)), all.toFixed(0), parts.frames.toFixed(1)]
    .map((text) => text.padStart(9))
    .join('');
}
