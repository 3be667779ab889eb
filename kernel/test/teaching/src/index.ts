export { provinces } from './data/provinces.ts';
export { game } from './game.ts';
export { texts } from './i18n/index.ts';
export { told } from './told.ts';
