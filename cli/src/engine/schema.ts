import { z } from 'zod';
import { answers, refusal } from './answers.ts';
import { requests } from './requests.ts';

/** The JSON Schema of everything that is said to the engine and by it, by the names of the requests. */
export const engineSchema = () => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'cabinet-wars engine',
  requests: each(requests, 'input'),
  answers: each(answers, 'output'),
  refusal: z.toJSONSchema(refusal),
});

const each = (schemas: Readonly<Record<string, z.ZodType>>, io: 'input' | 'output') =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, z.toJSONSchema(schema, { io })]));
