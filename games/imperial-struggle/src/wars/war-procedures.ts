import { bid } from '../peace/bid.ts';
import { finalScoring } from '../scoring/final-scoring.ts';
import { allot } from './allot.ts';
import { conquest } from './conquest.ts';
import { squadronLosses } from './squadron-losses.ts';
import { theatre } from './theatre.ts';
import { tileEffects } from './tile-effects.ts';
import { usa } from './usa.ts';
import { war } from './war.ts';

/** The procedures of Wars, Final Scoring and the optional rules. */
export const warProcedures = [bid, allot, war, theatre, tileEffects, squadronLosses, conquest, usa, finalScoring];
