export { actOf, type BotAct, doAct, offersAfter, seatToMove, situationOf, withoutOpenTerms } from './at-table.ts';
export * from './bot.ts';
export { USUAL_LEVEL } from './levels/level.ts';
export { LEVELS_TOLD } from './levels/texts.ts';
export { randomBot, toAnswer } from './random.ts';
export { recallOf } from './recall.ts';
export { botCalled, botsFor, botTexts, everyBot, referenceOf, usualBot } from './registry.ts';
