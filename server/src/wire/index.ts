export * from './common.ts';
export * from './play.ts';
