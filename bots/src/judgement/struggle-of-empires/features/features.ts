import type { State } from '@cabinet-wars/struggle-of-empires/view';
import { FeatureTable } from '../../../learning/features.ts';
import { prospects, purse, tiles, units, unrest } from './means-features.ts';
import { rivals, standing } from './standing-features.ts';

/** All a power looks at: what it has and can expect, and how its rivals stand. */
export const features = new FeatureTable<State>([standing, rivals, purse, tiles, units, prospects, unrest]);
