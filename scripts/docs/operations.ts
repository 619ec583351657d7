import type { Endpoint } from '#contracts/endpoint.ts';
import { questionsOf } from './assumptions.ts';
import type { JsonSchema } from './json-schemas.ts';
import { refusalsOf } from './refusals.ts';

/** The JSON Schemas of one call; a part that it does not have is null. */
export interface CallSchemas {
  readonly params: JsonSchema | null;
  readonly query: JsonSchema | null;
  readonly body: JsonSchema | null;
  readonly reply: JsonSchema;
}

/** The HTTP method under which a call stands in the document. */
export const documentMethod = ({ method }: Endpoint): string => method.toLowerCase();

const ref = (name: string): JsonSchema => ({ $ref: `#/components/parameters/${name}` });

/** A key that is left out instead of null: nothing else is null in a query. */
const withoutNull = (schema: JsonSchema): JsonSchema => {
  const { type, anyOf } = schema as {
    readonly type?: string | readonly string[];
    readonly anyOf?: readonly JsonSchema[];
  };
  if (Array.isArray(type)) {
    const kinds = type.filter((kind) => kind !== 'null');
    return { ...schema, type: kinds.length === 1 ? kinds[0] : kinds };
  }
  const others = anyOf?.filter((option) => option['type'] !== 'null') ?? [];
  return others.length === 1 ? (others[0] ?? {}) : schema;
};

/** What a reply holds depends on texts and lists; a number is a size, which may vary. */
const fixedTo = (schema: JsonSchema, value: unknown, other: unknown): JsonSchema => {
  if (other !== undefined)
    return { description: 'The app always sends one of these values.', schema: { ...schema, enum: [value, other] } };
  return typeof value === 'number'
    ? { description: 'The app sends this size.', example: value, schema }
    : { description: 'The app always sends this value.', schema: { ...schema, const: value } };
};

const parametersIn = (
  location: 'path' | 'query',
  part: JsonSchema | null,
  fixed: Endpoint['fixedQuery'] = {},
  others: Endpoint['otherQuery'] = {},
): readonly JsonSchema[] => {
  const { properties = {}, required = [] } = (part ?? {}) as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, property]) => {
    const schema = withoutNull(property);
    const value = fixed[name];
    return {
      name,
      in: location,
      required: location === 'path' || value !== undefined || required.includes(name),
      ...(schema['type'] === 'array' ? { style: 'form', explode: false } : {}),
      ...(value === undefined ? { schema } : fixedTo(schema, value, others[name])),
    };
  });
};

/** The app's own headers. Bytes may be loaded by a picture or a frame, which send none. */
const headersOf = (endpoint: Endpoint): readonly JsonSchema[] => [
  ...(endpoint.replies === 'blob' ? [] : [ref('AppCode'), ref('AppVersion')]),
  ...(endpoint.method === 'GET' ? [] : [ref('SocketId')]),
  ...(endpoint.idempotencyKey === undefined ? [] : [ref('IdempotencyKey')]),
];

const requestBody = (endpoint: Endpoint, body: JsonSchema): JsonSchema => ({
  required: true,
  content: { [endpoint.encoding === 'multipart' ? 'multipart/form-data' : 'application/json']: { schema: body } },
});

const successOf = ({ replies = 'json' }: Endpoint, status: number, reply: JsonSchema): JsonSchema => {
  if (replies === 'empty')
    return {
      description:
        status === 204
          ? 'Done; no body.'
          : 'Done. No body, an empty text or any JSON; anything else counts as no reply.',
    };
  return replies === 'blob'
    ? { description: 'The bytes of the file.', content: { '*/*': {} } }
    : { description: 'Done.', content: { 'application/json': { schema: reply } } };
};

/** N-19: a browser asks for parts of a film, and jumps in it only where it gets them. */
const PARTS: readonly (readonly [string, JsonSchema])[] = [
  ['206', { description: 'The part of the file that the header Range asks for.', content: { '*/*': {} } }],
  ['416', { description: 'The header Range asks for what lies beyond the file.' }],
];

const responsesOf = (endpoint: Endpoint, reply: JsonSchema): JsonSchema =>
  Object.fromEntries([
    ...endpoint.success.map((status) => [String(status), successOf(endpoint, status, reply)] as const),
    ...(endpoint.replies === 'blob' ? PARTS : []),
    ...refusalsOf(endpoint).map(
      (status) => [String(status), { $ref: `#/components/responses/Refused${status}` }] as const,
    ),
  ]);

/** A write needs the session whose token it carries, be it that of a guest. */
const securityOf = ({ session, method, csrf }: Endpoint): readonly JsonSchema[] => {
  const write = method !== 'GET' && csrf !== 'exempt';
  if (session === 'none' && !write) return [];
  return [{ session: [], ...(write ? { csrf: [] } : {}) }];
};

/** A verb that does not travel as itself (W-11): two operations of one path and method cannot stand side by side. */
const OVERRIDDEN: JsonSchema = { method: 'POST', headers: { 'X-HTTP-Method-Override': 'DELETE' } };

/** The parts of a call or an event that are assumed, each with its question; nothing where there are none. */
export const assumptionsOf = (name: string): JsonSchema => {
  const questions = questionsOf(name).map(({ where, question, item }) => ({ where, question, item }));
  return questions.length === 0 ? {} : { 'x-assumptions': questions };
};

/** The operation of a call, in the order in which a person reads it. */
export const operationOf = (
  endpoint: Endpoint,
  area: string,
  { params, query, body, reply }: CallSchemas,
): JsonSchema => {
  const isOverridden = endpoint.method === 'DELETE';
  const parameters = [
    ...parametersIn('path', params),
    ...parametersIn('query', query, endpoint.fixedQuery, endpoint.otherQuery),
    ...headersOf(endpoint),
    ...(isOverridden ? [ref('MethodOverride')] : []),
  ];
  return {
    operationId: endpoint.name,
    tags: [area],
    summary: endpoint.name,
    description: isOverridden
      ? `${endpoint.description} The app sends a POST with the header X-HTTP-Method-Override: DELETE, which Laravel routes to this operation by itself.`
      : endpoint.description,
    // A path of the document lies below the API's host, this one does not.
    ...(endpoint.host === 'app'
      ? { servers: [{ url: 'https://app.example', description: 'Where the app lies.' }] }
      : {}),
    'x-row': endpoint.number,
    'x-certainty': endpoint.contract,
    'x-session': endpoint.session,
    ...assumptionsOf(endpoint.name),
    ...(endpoint.idempotencyKey === undefined ? {} : { 'x-idempotency-key': endpoint.idempotencyKey }),
    ...(endpoint.needs === undefined ? {} : { 'x-needs': endpoint.needs }),
    ...(isOverridden ? { 'x-sent-as': OVERRIDDEN } : {}),
    security: securityOf(endpoint),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === null ? {} : { requestBody: requestBody(endpoint, body) }),
    responses: responsesOf(endpoint, reply),
  };
};
