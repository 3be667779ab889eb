export * from './golden.ts';
export * from './trial.ts';
