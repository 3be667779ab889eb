import { clientMessage, lobbyMessage, refusal, serverMessage } from '@cabinet-wars/protocol';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** What is documented over sockets, in the same document: OpenAPI has no place for it but an extension. */
const messages = {
  table: {
    path: '/api/v1/tables/{id}/socket',
    fromClient: z.toJSONSchema(clientMessage, { io: 'input', unrepresentable: 'any' }),
    fromServer: z.toJSONSchema(serverMessage, { io: 'output', unrepresentable: 'any' }),
  },
  lobby: {
    path: '/api/v1/live',
    fromServer: z.toJSONSchema(lobbyMessage, { io: 'output', unrepresentable: 'any' }),
  },
};

/** Any request may be refused, with a reason and a fitting status. */
const withRefusals: typeof jsonSchemaTransform = (given) => {
  const { schema, url } = given;
  const { response } = schema ?? {};
  const known = typeof response === 'object' && response !== null ? response : {};
  const documented =
    schema === undefined || schema.hide
      ? schema
      : { ...schema, response: { ...known, '4xx': refusal, '5xx': refusal } };
  return jsonSchemaTransform({ ...given, schema: documented, url });
};

/** The document a program's author reads, made from the schemas everything is checked by: it cannot say anything else. */
export async function addOpenapi(server: FastifyInstance): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Cabinet Wars',
        version: '1',
        description:
          'Everything a page does, a program may do: make a token in your account and send it as `Authorization: Bearer …`. Refusals are `{ ok: false, reason: { why, … } }`.',
      },
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer' },
          session: { type: 'apiKey', in: 'cookie', name: 'cabinet-wars' },
        },
      },
      ...{ 'x-websocket-messages': messages },
    },
    transform: withRefusals,
    transformObject: jsonSchemaTransformObject,
  });
  // Large, and the same for as long as the process lives.
  let text: string | null = null;
  server.get('/api/v1/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    text ??= JSON.stringify(server.swagger());
    return reply.type('application/json').send(text);
  });
}
