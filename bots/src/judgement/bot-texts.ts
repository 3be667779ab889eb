import { isKeyOf } from '@cabinet-wars/kernel';
import type { BotTexts, Why } from '../bot.ts';

/** A reason as a sentence; `name` is what a seat is called. */
export type Say = (why: Why, name: (seat: number) => string) => string;

/** What one language has to say of a bot and of its reasons. */
export interface BotWords<Reason extends string> {
  readonly name: string;
  readonly hint: string;
  readonly reasons: Readonly<Record<Reason, Say>>;
}

export const botTexts = <Reason extends string>({ name, hint, reasons }: BotWords<Reason>): BotTexts => ({
  name,
  hint,
  why: (why, telling) => (isKeyOf(reasons, why.why) ? reasons[why.why](why, telling.name) : why.why),
});
