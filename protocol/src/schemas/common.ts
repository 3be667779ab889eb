import { MOST_FIELDS } from '@cabinet-wars/kernel';
import { z } from 'zod';
import { ACT_KEY, LONGEST_FIELD_NAME, LONGEST_FIELD_TEXT } from '../act-limits.ts';

/** Pieces that several messages and routes share. */
export const id = z.string().regex(/^[\w-]{1,64}$/);
export const seat = z.number().int().min(0).max(15);
/** The sender's own name for an act: sent again under the same name, it is still done once. */
export const key = z.string().regex(ACT_KEY);

const flatValue = z.union([z.string().max(LONGEST_FIELD_TEXT), z.number(), z.boolean(), z.null()]);
const fewFields = <T extends Record<string, unknown>>(value: T) => Object.keys(value).length <= MOST_FIELDS;
/** Small flat data, as choices, deals, orders and wishes are. What it means is the game's affair. */
export const flat = z
  .record(z.string().max(LONGEST_FIELD_NAME), flatValue)
  .refine(fewFields, { error: 'too many fields' });

export const reason = z
  .object({ why: z.string() })
  .catchall(z.union([z.string(), z.number(), z.boolean(), z.null()]))
  .meta({ id: 'Reason', description: 'Why not: an id with the facts a sentence needs. Texts turn it into words.' });

export const refusal = z
  .object({ ok: z.literal(false), reason, at: z.number().int().exactOptional() })
  .meta({ id: 'Refusal', description: '`at` says which element of a list was refused.' });

/** Components of somebody's own, as tables name them: by the hash of all that is in them, and what they call themselves. */
export const componentsHash = z.string().regex(/^[0-9a-f]{64}$/);
export const componentsNamed = z.object({ hash: componentsHash, name: z.string() }).meta({ id: 'Components' });
