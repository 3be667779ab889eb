export * from './bot.ts';
export { randomBot, toAnswer } from './random.ts';
export { botCalled, bots, botsFor, botTexts } from './registry.ts';
