export * from './remote-table.ts';
