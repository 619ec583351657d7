import { catalogue } from '#contracts/catalogue.ts';
import { PRODUCT_VERSION } from '#contracts/constants.ts';
import type { Endpoint, Schema } from '#contracts/endpoint.ts';
import { realtimeEvents, USER_CHANNELS } from '#contracts/notifications/realtime-events.schema.ts';
import { sharesAddress } from '#contracts/shared-address.ts';
import { Refusal } from '#contracts/wire.schema.ts';
import { convertSchemas, type JsonSchema } from './json-schemas.ts';
import { namedSchemas } from './named-schemas.ts';
import { assumptionsOf, documentMethod, operationOf } from './operations.ts';
import { REFUSAL, refusalResponses } from './refusals.ts';
import { tagOf } from './tags.ts';

const endpoints: readonly Endpoint[] = Object.values(catalogue);
const PARTS = ['params', 'query', 'body', 'reply'] as const;

/** An OpenAPI document, as far as it is read here. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
  readonly [key: string]: unknown;
}

const DESCRIPTION = `What the app of the portal asks of its API: every call that it makes, with the shapes that travel.

- A schema holds what the app needs and takes. A reply may hold more keys, unless the schema says otherwise.
- \`x-row\` is the row of table X of the specification. \`x-certainty\` tells how much of the call the specification fixes: \`known\`, \`partly\`, or \`assumed\` by us and to be confirmed. \`x-assumptions\` names the parts that are assumed, each as a question with the item or decision that tells why.
- \`x-session\` tells who may call: anybody (\`none\`), somebody who gave the password and owes the code (\`challenged\`), somebody signed in (\`required\`).
- Events arrive over the Pusher protocol and stand under \`x-events\`.

The page index.html beside this file shows examples, provider states and open questions.`;

const header = (name: string, description: string, schema: JsonSchema, required: boolean): JsonSchema => ({
  name,
  in: 'header',
  required,
  description,
  schema,
});

const PARAMETERS: Readonly<Record<string, JsonSchema>> = {
  AppCode: header('X-App-Code', 'The product that calls.', { type: 'string' }, true),
  AppVersion: header('X-App-Version', 'The version of the app.', { type: 'string' }, true),
  IdempotencyKey: header(
    'Idempotency-Key',
    'Tells a repeated submission from a second one: the same key and request are answered as before, and nothing more is done. Assumed.',
    { type: 'string' },
    false,
  ),
  SocketId: header(
    'X-Socket-ID',
    'The sender’s connection to real time, so that the server may leave it out of what it tells others (I-12). Without a connection it is left out.',
    { type: 'string' },
    false,
  ),
  MethodOverride: header(
    'X-HTTP-Method-Override',
    'The method that a POST stands for.',
    { type: 'string', const: 'DELETE' },
    false,
  ),
};

const SECURITY: Readonly<Record<string, JsonSchema>> = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'waymark_session',
    description:
      'The session cookie of Sanctum. `GET sanctum/csrf-cookie` sets it for a guest, and `POST login` makes it that of a person. Its name is the server’s own.',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description: 'The value of the cookie XSRF-TOKEN, URL-decoded; with every call but GET.',
  },
};

/**
 * Where a call stands in the document: a download whose address another reading has stands under its flag, too (0334).
 * Redocly's recommended rules object to that one, and to the two slashes at the end that the specification writes
 * . They object to nothing else.
 */
export const documentPath = (endpoint: Endpoint): string =>
  sharesAddress(endpoint) && endpoint.fixedQuery?.['download'] === 'true'
    ? `/${endpoint.path}?download=true`
    : `/${endpoint.path}`;

/** Everything that is converted, by a name that no schema has. */
const partsOfAll = (): Readonly<Record<string, Schema>> =>
  Object.fromEntries([
    ...endpoints.flatMap((endpoint) =>
      PARTS.flatMap((part) =>
        endpoint[part] === undefined ? [] : [[`${endpoint.name} ${part}`, endpoint[part]] as const],
      ),
    ),
    ...Object.entries(realtimeEvents).map(([name, { payload }]) => [name, payload] as const),
    ['refusal', Refusal] as const,
  ]);

const eventsOf = (payloads: Readonly<Record<string, JsonSchema>>): JsonSchema =>
  Object.fromEntries(
    Object.entries(realtimeEvents).map(([name, { number, description, contract }]) => [
      name,
      {
        'x-row': number,
        'x-certainty': contract,
        ...assumptionsOf(name),
        channel: `${USER_CHANNELS}{userId}`,
        description,
        payload: payloads[name],
      },
    ]),
  );

/**
 * The OpenAPI 3.1 document of every call in the catalogue. `areas` holds the area of each call by its name. The same
 * contract gives the same document.
 */
export const openApiDocument = async (areas: ReadonlyMap<string, string>): Promise<OpenApiDocument> => {
  const { components, parts } = convertSchemas(await namedSchemas(), partsOfAll());
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const endpoint of endpoints) {
    const part = (name: (typeof PARTS)[number]): JsonSchema | null => parts[`${endpoint.name} ${name}`] ?? null;
    const schemas = { params: part('params'), query: part('query'), body: part('body'), reply: part('reply') ?? {} };
    const path = (paths[documentPath(endpoint)] ??= {});
    path[documentMethod(endpoint)] = operationOf(endpoint, areas.get(endpoint.name) ?? '', schemas);
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Waymark portal API, as the app needs it',
      version: PRODUCT_VERSION,
      description: DESCRIPTION,
      // Nobody but the owner of the API may use it.
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [
      { url: 'https://api.example', description: 'The API’s own host, without a prefix.' },
      { url: 'http://127.0.0.1:4173/api', description: 'The fake backend, started with npm run serve.' },
    ],
    tags: [...new Set(endpoints.map(({ name }) => areas.get(name) ?? ''))].map(tagOf),
    paths,
    components: {
      schemas: { ...components, Refusal: REFUSAL },
      parameters: PARAMETERS,
      responses: refusalResponses(),
      securitySchemes: SECURITY,
    },
    'x-events': eventsOf(parts),
  };
};
