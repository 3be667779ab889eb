export type { ServerReason } from '../errors.ts';
export * from './accounts.ts';
export * from './common.ts';
export * from './lobby.ts';
export type { Logged, ModeratedTable, Person as ModeratedPerson } from './moderation.ts';
export * from './notices.ts';
export * from './play.ts';
export * from './talk.ts';
