/** Border Forts with its board, for the client that browser tests build. */
export { game } from '@cabinet-wars/kernel/teaching/registration';

export const board = async () => (await import('./board.ts')).board;
