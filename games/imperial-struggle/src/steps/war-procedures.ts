import { allot } from './allot.ts';
import { bid } from './bid.ts';
import { conquest } from './conquest.ts';
import { finalScoring } from './final-scoring.ts';
import { squadronLosses } from './squadron-losses.ts';
import { theatre } from './theatre.ts';
import { tileEffects } from './tile-effects.ts';
import { usa } from './usa.ts';
import { war } from './war.ts';

/** The procedures of Wars, Final Scoring and the optional rules. */
export const warProcedures = [bid, allot, war, theatre, tileEffects, squadronLosses, conquest, usa, finalScoring];
