export type { ServerReason } from '../errors.ts';
export * from './accounts.ts';
export * from './common.ts';
export * from './lobby.ts';
export * from './notices.ts';
export * from './play.ts';
export * from './talk.ts';
