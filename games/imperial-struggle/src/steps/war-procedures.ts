import { finalScoring } from './final-scoring.ts';
import { war } from './war.ts';

/** The procedures of Wars, Final Scoring and the optional rules. */
export const warProcedures = [war, finalScoring];
