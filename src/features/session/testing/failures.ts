import type { Fault } from '#contracts/demo.ts';
import type { Endpoint } from '#contracts/endpoint.ts';

const STATUSES = [400, 401, 403, 404, 409, 413, 419, 422, 423, 429, 500, 502, 503];
const NO_ANSWER = ['offline', 'lost', 'timeout'] as const;
/** Of a reply that is read. */
const UNREADABLE = ['html', 'redirect', 'empty', 'truncated', 'malformed'] as const;

export type Failing = Pick<Fault, 'status' | 'kind'>;

/**
 * Every failure that the demo's console can bring about for a call. A body that nobody reads cannot be empty or cut
 * off.
 */
export const failuresOf = ({ replies, success }: Endpoint): readonly Failing[] => [
  ...STATUSES.map((status) => ({ status })),
  ...NO_ANSWER.map((kind) => ({ kind })),
  // With a body a 204 becomes a 200.
  ...(replies !== 'empty'
    ? UNREADABLE.map((kind) => ({ kind }))
    : success.includes(200)
      ? []
      : [{ kind: 'malformed' as const }]),
];

export const nameOf = ({ status, kind }: Failing): string => `${status ?? kind}`;
