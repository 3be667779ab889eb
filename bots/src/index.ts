export { actOf, type BotAct, doAct, offersAfter, seatToMove, situationOf } from './at-table.ts';
export * from './bot.ts';
export { plannerOf } from './greedy/planner.ts';
export { randomBot, toAnswer } from './random.ts';
export { botCalled, botsFor, botTexts, everyBot, referenceOf } from './registry.ts';
