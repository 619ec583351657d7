import type { Endpoint } from '#contracts/endpoint.ts';
import { ASSUMPTIONS } from '#contracts/testing/expectations.ts';
import type { JsonSchema } from './json-schemas.ts';

/** Why a server refuses a call, by status, in the order in which the document lists them. */
const REASONS: Readonly<Record<number, string>> = {
  401: 'Nobody is signed in, or the session is over. The message is “Unauthenticated.”',
  403: 'The person who is signed in may not do this.',
  404: 'There is no such record. The message begins with “No query results for model”, or is “Not found.”',
  409: 'The record is being changed already. `errors` holds the messages of each field; the same call may be accepted later.',
  413: 'The body is larger than the server takes.',
  419: 'The CSRF token is not that of the session. The message is “CSRF token mismatch.” The app fetches a new one and sends the call once more.',
  422: 'A value is missing or wrong. `errors` holds the messages of each field.',
  423: 'A step is missing, such as the password to be confirmed.',
  429: 'It was too often. `Retry-After` holds the seconds to wait.',
  503: 'The service is down for maintenance. `Retry-After` may hold the seconds to wait.',
};

const isWrite = ({ method }: Endpoint): boolean => method !== 'GET';

/** An organisation of others is a record that does not exist. */
const namesOrganisation = ({ query, body }: Endpoint): boolean =>
  [query, body].some(
    (schema) => schema !== undefined && 'shape' in schema && Object.hasOwn(schema.shape as object, 'organisation_id'),
  );

/** Whether a call can be refused in this way, as far as its declaration tells. */
const APPLIES: Readonly<Record<number, (endpoint: Endpoint) => boolean>> = {
  401: ({ session }) => session !== 'none',
  403: ({ session, needs }) => session === 'required' || needs !== undefined,
  // A file of the app itself may not have been built.
  404: (endpoint) => endpoint.params !== undefined || endpoint.host === 'app' || namesOrganisation(endpoint),
  413: ({ encoding }) => encoding === 'multipart',
  419: (endpoint) => isWrite(endpoint) && endpoint.csrf !== 'exempt',
  422: ({ params, query, body }) => params !== undefined || query !== undefined || body !== undefined,
  423: () => false,
  // Whoever needs no session can be told from others by nothing but how often they come.
  429: ({ session, host }) => session !== 'required' && host !== 'app',
  503: () => true,
};

/** Whether the register says that a call is refused in this way (P4). */
const isAssumed = ({ name }: Endpoint, status: number): boolean =>
  ASSUMPTIONS.some(
    (assumption) =>
      assumption.part === 'refusal' &&
      assumption.status === status &&
      (assumption.of as readonly string[]).includes(name),
  );

/**
 * The statuses by which a server may refuse a call: those that follow from its declaration, those that its policy
 * names, and those that are assumed.
 */
export const refusalsOf = (endpoint: Endpoint): readonly number[] =>
  Object.keys(REASONS)
    .map(Number)
    .filter(
      (status) =>
        APPLIES[status]?.(endpoint) === true ||
        String(status) in (endpoint.errors.on ?? {}) ||
        isAssumed(endpoint, status),
    );

/** Seconds. */
const RETRY_AFTER: JsonSchema = { schema: { type: 'string', pattern: String.raw`^\d+$` }, description: 'Seconds.' };

/** The responses of the document's components: each refusal once, by its status. */
export const refusalResponses = (): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    Object.entries(REASONS).map(([status, description]) => [
      `Refused${status}`,
      {
        description,
        ...(status === '429' || status === '503'
          ? { headers: { 'Retry-After': { ...RETRY_AFTER, required: status === '429' } } }
          : {}),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  );

/**
 * What the app asks of the body of a refusal (L19, L20). It reads more than that: the schema by which it does so takes
 * any shape, because a refusal must never look like a lost answer.
 */
export const REFUSAL: JsonSchema = {
  description:
    'A refusal: one message and, for 409, 422 and some 429, the messages of each field. The app reads other shapes, too, and shows what it finds in them.',
  type: 'object',
  properties: {
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' }, minItems: 1 } },
  },
  required: ['message'],
};
