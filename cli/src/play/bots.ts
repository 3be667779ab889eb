import { randomBytes } from 'node:crypto';
import { doAct } from '@cabinet-wars/bots';
import { BotDriver, type BotTurn, botTurn, THINKING, think } from '@cabinet-wars/host/bots';
import type { Table } from '@cabinet-wars/kernel';
import { botsAmong, type Sitter } from './seats.ts';

/** How long bots think at a terminal, and where their numbers come from. */
export interface Thinking {
  readonly milliseconds: number;
  seed(): string;
}

/** With a seed they do the same every time: then they count what they look at, and no clock cuts them short. */
export function thinkingOf(seed: string | undefined): Thinking {
  if (seed === undefined) return { ...THINKING, seed: () => randomBytes(16).toString('hex') };
  let given = 0;
  return { milliseconds: Number.POSITIVE_INFINITY, seed: () => `${seed}.${given++}` };
}

interface Hooks {
  /** Whether bots wait for a person who has no question. */
  isHeld(): boolean;
  moved(): void;
  failed(turn: BotTurn, fault: unknown): void;
}

/** The bots of a table, who think where they sit. */
export const driverAt = (table: Table, who: readonly Sitter[], thinking: Thinking, hooks: Hooks): BotDriver =>
  new BotDriver({
    next: (memory) => (hooks.isHeld() ? null : botTurn(table, botsAmong(who), memory)),
    think: ({ game, bot, situation }) => {
      const { nodes } = THINKING;
      return think(game, bot, situation, { nodes, milliseconds: thinking.milliseconds, seed: thinking.seed() });
    },
    act: ({ seat }, act) => {
      const { ok } = doAct(table, seat, act);
      if (ok) hooks.moved();
      return ok;
    },
    fault: (fault, turn) => hooks.failed(turn, fault),
    seed: () => thinking.seed(),
  });
