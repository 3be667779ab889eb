export * from './accounts.ts';
export * from './common.ts';
export * from './lobby.ts';
export * from './moderation.ts';
export * from './notices.ts';
export * from './play.ts';
export * from './talk.ts';
