export { type Advising, advise } from './advise.ts';
export { type DescribedBot, type DescribedGame, describeGame } from './describe-game.ts';
export { BotDriver, type BotHost, type BotMemory, type BotsBySeat, type BotTurn, botTurn, isBotDue } from './driver.ts';
export { forecast } from './forecast.ts';
export { type Limits, THINKING, think } from './think.ts';
