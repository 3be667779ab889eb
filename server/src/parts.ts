import type { FastifyInstance } from 'fastify';
import { accounts } from './accounts/part.ts';
import { botAccounts } from './bot-accounts/part.ts';
import { bots } from './bots/part.ts';
import { components } from './components/part.ts';
import { lobby } from './lobby/part.ts';
import { moderation } from './moderation/part.ts';
import { notices } from './notices/part.ts';
import { pace } from './pace/part.ts';
import { play } from './play/part.ts';
import { ratings } from './ratings/part.ts';
import type { Services } from './services.ts';
import { silences } from './silences/part.ts';
import type { Handlers } from './store/jobs.ts';
import type { Consequence } from './tables/consequences.ts';
import { talk } from './talk/part.ts';
import { tokens } from './tokens/part.ts';
import { upkeep } from './upkeep/part.ts';

/** A part of the server: its routes, the jobs it does, what it makes follow from an act at a table. */
export interface Part {
  readonly name: string;
  routes?(server: FastifyInstance, services: Services): void | Promise<void>;
  jobs?(services: Services): Handlers;
  readonly consequences?: readonly Consequence[];
}

/** Everything the server consists of. */
export const parts: readonly Part[] = [
  play,
  bots,
  silences,
  accounts,
  botAccounts,
  lobby,
  components,
  pace,
  talk,
  tokens,
  moderation,
  notices,
  ratings,
  upkeep,
];
