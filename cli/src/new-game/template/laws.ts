import { lawCases, mustConform } from '@cabinet-wars/kernel/conformance';
import { game } from './game.ts';

const { games, choices } = mustConform(game, { cases: lawCases(game, { games: 10 }), every: 1 });
console.log(`${game.id} keeps the laws: ${games} games, ${choices} choices`);
