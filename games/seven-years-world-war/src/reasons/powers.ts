import type { PowerId } from '../data/powers.ts';

export type PowersWhy = { readonly why: 'no-such-power'; readonly power: PowerId };
