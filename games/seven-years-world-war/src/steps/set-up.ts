import { procedure } from '../words.ts';

/** 28.0. Powers, treasuries and markers, then every force on the map; last the victory points of the start (ruling 32). */
export const setUp = procedure('set-up')({
  begin: () => {},
});
