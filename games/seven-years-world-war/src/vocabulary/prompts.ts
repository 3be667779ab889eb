import { isOneOf } from '@cabinet-wars/kernel';
import { moneyPrompts } from './prompts-money.ts';
import { powersPrompts } from './prompts-powers.ts';
import { warPrompts } from './prompts-war.ts';

/** Every question that can be put, as `procedure.step`. A test holds the list against the flow. */
export const prompts = [...warPrompts, ...moneyPrompts, ...powersPrompts] as const;
export type PromptKey = (typeof prompts)[number];
export const isPromptKey = (key: string): key is PromptKey => isOneOf(prompts, key);
