export { CannotBackUp, CannotRestore } from './backup/format.ts';
export { backUp } from './backup/read.ts';
export { restore } from './backup/restore.ts';
export { DatabaseAway } from './database-away.ts';
export { CannotMigrate } from './migrate.ts';
export { openStore, type StoreConfig } from './open-store.ts';
