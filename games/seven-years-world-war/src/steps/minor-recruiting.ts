import { procedure } from '../words.ts';

/** 24.0 (optional). After all recruiting, one roll for each minor power in which major units stand (ruling 37). */
export const minorRecruiting = procedure('minor-recruiting')({
  begin: () => {},
});
