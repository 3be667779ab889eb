export { contradictions } from './contradictions.ts';
export { provinces } from './data/provinces.ts';
export { game } from './game.ts';
export { texts } from './i18n/index.ts';
