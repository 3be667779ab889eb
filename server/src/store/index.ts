export { backUp, CannotRestore, restore } from './backup.ts';
export { openStore, type StoreConfig } from './open-store.ts';
