/** The types of everything that is sent, and the constants: without the schemas, which a browser need not download. */
export * from './constants.ts';
export type * from './schemas/index.ts';
