import { keysOf, notationOf } from '@cabinet-wars/kernel';
import type { Fields } from './choices/fields.ts';
import { moneyFields } from './choices/money.ts';
import { powersFields } from './choices/powers.ts';
import { warFields } from './choices/war.ts';
import type { Choice } from './choices.ts';

const FIELDS: Fields<Choice> = { ...warFields, ...moneyFields, ...powersFields };

export const notation = notationOf<Choice>(FIELDS);
export const CHOICE_KINDS = keysOf(FIELDS);
