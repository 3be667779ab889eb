export { readLobbyMessage, readTableMessage } from './read-message.ts';
export type { RemoteState } from './remote-state.ts';
export * from './remote-table.ts';
