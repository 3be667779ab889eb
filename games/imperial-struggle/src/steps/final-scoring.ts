import { procedure } from '../words.ts';

/** Final Scoring after the sixth Peace turn, and who has won. */
export const finalScoring = procedure<object>('final-scoring')({
  prestige: () => {},
});
