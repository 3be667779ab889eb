export { actOf, type BotAct, doAct, offersAfter, seatToMove, situationOf } from './at-table.ts';
export * from './bot.ts';
export { randomBot, toAnswer } from './random.ts';
export { botCalled, botsFor, botTexts, everyBot } from './registry.ts';
