/** Every request, answer and socket message, as the schema that checks it and the type inferred from that. */
export * from './constants.ts';
export { isName } from './names.ts';
export * from './schemas/index.ts';
