import { keysOf, notationOf } from '@cabinet-wars/kernel';
import { type Choice, type ChoiceKind, PEACE_FIELDS } from './choices.ts';
import { CARD_FIELDS } from './choices-cards.ts';
import { WAR_FIELDS } from './choices-wars.ts';

const FIELDS: Readonly<Record<ChoiceKind, readonly string[]>> = { ...PEACE_FIELDS, ...CARD_FIELDS, ...WAR_FIELDS };

export const notation = notationOf<Choice>(FIELDS);
export const CHOICE_KINDS = keysOf(FIELDS);
