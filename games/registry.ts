/**
 * The games hosts find: a folder under `games/` and its one line here. Rules, data and lessons are found through its manifest;
 * bots, board, emblems and art in their rooms, in folders named by its id.
 */
export { manifest as imperialStruggle } from '@cabinet-wars/imperial-struggle/manifest';
export { manifest as sevenYearsWorldWar } from '@cabinet-wars/seven-years-world-war/manifest';
export { manifest as struggleOfEmpires } from '@cabinet-wars/struggle-of-empires/manifest';
