export * from './bot.ts';
export { randomBot, toAnswer } from './random.ts';
export { botCalled, bots, botsFor } from './registry.ts';
