/** A part of the house and what its source may import, as CONTRIBUTING's table has it. */
export interface Room {
  /** Files whose path begins so; the longest that fits decides. */
  readonly folder: string;
  /** Packages of this project, by name or by one of their entries: `protocol/messages`. */
  readonly packages: readonly string[];
  /** Where a folder is about one game: that game too, by the name in the path. */
  readonly about?: RegExp;
  /** Whether it runs on Node alone. What also runs in a browser takes nothing of Node's. */
  readonly onNode: boolean;
}

/** Kernel and games are held tighter, by `keepsArrows`. */
export const rooms: readonly Room[] = [
  { folder: 'bots/src/', packages: ['kernel'], about: /^bots\/src\/(?:judgement|reference)\/([^/]+)\//, onNode: false },
  { folder: 'host/src/', packages: ['kernel', 'bots'], onNode: false },
  { folder: 'protocol/src/', packages: ['kernel'], onNode: false },
  { folder: 'server/src/', packages: ['kernel', 'games', 'bots', 'host', 'protocol'], onNode: true },
  {
    folder: 'web/src/',
    packages: ['kernel', 'games', 'bots', 'host', 'protocol/client', 'protocol/messages'],
    about: /^web\/src\/boards\/([^/]+)\//,
    onNode: false,
  },
  { folder: 'cli/src/', packages: ['kernel', 'games', 'bots', 'host', 'protocol', 'server'], onNode: true },
  { folder: 'server/trial/', packages: ['kernel', 'games', 'bots', 'host', 'protocol'], onNode: true },
  {
    folder: 'web/art/',
    packages: ['kernel', 'games', 'bots', 'host'],
    about: /^web\/art\/([^/]+)\//,
    onNode: true,
  },
  { folder: 'web/build/', packages: ['games'], onNode: true },
  { folder: 'release/', packages: [], onNode: true },
  {
    folder: 'bench/',
    packages: ['kernel', 'games', 'bots', 'host', 'protocol', 'server', 'cli', 'web'],
    onNode: true,
  },
];

export const roomOf = (path: string): Room | null =>
  rooms
    .filter(({ folder }) => path.startsWith(folder))
    .reduce<Room | null>(
      (best, room) => (best !== null && best.folder.length > room.folder.length ? best : room),
      null,
    );

/** The first folder of a path is the package it belongs to; a game is a package of its own. */
export const packageOf = (path: string): string => /^(games\/[^/]+|[^/]+)\//.exec(path)?.[1] ?? '';
