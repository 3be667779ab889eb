import { buildIfStale } from '../build/if-stale.ts';

/** Before the browser tests: the client as it is built for players. */
export default buildIfStale;
