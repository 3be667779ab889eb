export { type BeginOptions, beginGame } from './begin-game.ts';
export { believe } from './believe.ts';
export { FlakyLink } from './flaky-link.ts';
export { type KeptGame, keptGames } from './kept-games.ts';
export { lineTo, socketTo } from './line.ts';
export { freePort, type Postgres, startPostgres } from './postgres.ts';
export { type Host, type HostEnvironment, spawnHost } from './spawn-host.ts';
export { WireTap } from './wire-tap.ts';
