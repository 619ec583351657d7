import { MatchersV3 } from '@pact-foundation/pact';
import type { Refusal } from '../wire.schema.ts';

/** L20: what Laravel says of a record that there is not. A server without the route says something else. */
const NO_RECORD = /^(No query results for model.*|Not found\.)$/;

/** The words that tell a refusal from one by accident are pinned; all others are the server's own. */
const pinnedMessage = (status: number, message: string): unknown => {
  if (status !== 404) return MatchersV3.string(message);
  return NO_RECORD.test(message) ? MatchersV3.regex(NO_RECORD.source, message) : MatchersV3.equal(message);
};

/** The body of a refusal: its message, and each field with at least one message. */
export const pinnedRefusal = (status: number, { message, errors }: Refusal): unknown => ({
  ...(message === undefined ? {} : { message: pinnedMessage(status, message) }),
  ...(errors === undefined
    ? {}
    : {
        errors: Object.fromEntries(
          Object.entries(errors).map(([field, messages]) => [
            field,
            MatchersV3.eachLike(MatchersV3.string(messages[0] ?? ''), 1),
          ]),
        ),
      }),
});

/** J-04: after how many seconds it may be tried again. */
export const refusalHeaders = (status: number): Record<string, ReturnType<typeof MatchersV3.regex>> =>
  status === 429 ? { 'Retry-After': MatchersV3.regex(String.raw`^\d+$`, '30') } : {};
