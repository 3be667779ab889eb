import { z } from 'zod';
import { componentsHash } from './common.ts';

/** Sets of components of somebody's own. What they hold is the game's affair. */
export const uploadComponents = z.strictObject({
  game: z.string().max(60),
  data: z
    .record(z.string().max(60), z.json())
    .meta({ description: 'The set; or, with `basedOn`, what differs from ours.' }),
});
export const componentSet = z.object({
  hash: componentsHash,
  name: z.string(),
  game: z.string(),
  created: z.number(),
  /** How many tables are or were played with it. */
  tables: z.number(),
});
export type ComponentSet = z.infer<typeof componentSet>;
export const wholeComponents = z.object({
  hash: componentsHash,
  game: z.string(),
  data: z.looseObject({ id: z.string() }),
});
