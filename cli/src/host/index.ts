export * from './command.ts';
export { dispatch, unknown } from './dispatch.ts';
export { appendText, readText, writeText } from './files.ts';
export { chosenGames, findGame, gameIds, gameNamed, registered } from './find-game.ts';
export { countOf, gameOptions, gameOptionsFromJson } from './game-options.ts';
export { runProgram } from './program.ts';
