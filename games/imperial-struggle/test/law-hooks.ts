import type { Hooks } from '@cabinet-wars/kernel/conformance';
import type { game } from '../src/game.ts';

/** What the suite cannot guess: there are no deals and no standing orders here. */
export const hooks: Hooks<typeof game> = {};
