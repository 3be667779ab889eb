import type { State } from '@cabinet-wars/imperial-struggle/view';
import { FeatureTable } from '../../learning/features.ts';
import { comingWar } from './coming-war.ts';
import { scoringLater, scoringNow } from './contests.ts';
import { held, roundUnderWay, track } from './resources.ts';

/** All a side looks at, in VP: what it has and may expect, less what the other does. */
export const features = new FeatureTable<State>([track, scoringNow, scoringLater, comingWar, held, roundUnderWay]);
