export type { RemoteState } from './remote-state.ts';
export * from './remote-table.ts';
