import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { catalogue } from '#contracts/catalogue.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { failureMeaning } from '#contracts/failure.ts';
import { arbitraryReply } from '#contracts/testing/arbitrary-reply.ts';
import { classifyFailure } from './classify-failure.ts';
import { readReply } from './read-reply.ts';

/**
 * B-3: every call of the contract × statuses, kinds of content, bodies, redirected or not. What counts as a reply is
 * told here a second time, by what the body was made as and not by reading it.
 */
interface Wire {
  readonly status: number;
  readonly contentType: string | null;
  readonly disposition: string | null;
  readonly isRedirected: boolean;
  readonly body: { readonly kind: 'none' | 'page' | 'cut' | 'json' | 'own' | 'text'; readonly text: string };
}

const PAGES = [
  '<!doctype html><title>Sign in to this network</title>',
  '<html><body>Blocked</body></html>',
  '\n<!-- proxy --><p>hello',
  '<?xml version="1.0"?><html xmlns="x"/>',
];
const TYPES = [
  null,
  'application/json',
  'text/html',
  'text/html; charset=UTF-8',
  'application/xhtml+xml',
  'TEXT/HTML',
  'text/plain',
  'application/pdf',
  'image/png',
];
const STATUSES = [200, 201, 202, 204, 205, 206, 302, 304, 400, 401, 403, 404, 409, 419, 422, 423, 429, 500, 502, 503];

/** JSON that lost its end: an object or a list, as long text that was cut is. */
const cut = fc.array(fc.jsonValue(), { minLength: 1, maxLength: 3 }).chain((list) => {
  const text = JSON.stringify(list);
  return fc.integer({ min: 1, max: text.length - 1 }).map((end) => text.slice(0, end));
});

const bodyOf = (endpoint: Endpoint): fc.Arbitrary<Wire['body']> => {
  const made = (kind: Wire['body']['kind'], text: fc.Arbitrary<string>) => text.map((each) => ({ kind, text: each }));
  const own =
    endpoint.replies === undefined || endpoint.replies === 'json'
      ? [
          made(
            'own',
            arbitraryReply(endpoint.reply, { isComplete: true }).map((value) => JSON.stringify(value)),
          ),
        ]
      : [];
  return fc.oneof(
    fc.constantFrom<Wire['body']>({ kind: 'none', text: '' }, { kind: 'none', text: ' \r\n' }),
    made('page', fc.constantFrom(...PAGES)),
    made('cut', cut),
    made('json', fc.oneof(fc.constant('""'), fc.json())),
    made('text', fc.constantFrom('OK', 'Accepted.', "{'id': 1}", 'undefined')),
    ...own,
  );
};

const wireOf = (endpoint: Endpoint): fc.Arbitrary<Wire> =>
  fc.record({
    status: fc.oneof(fc.constantFrom(...endpoint.success), fc.constantFrom(...STATUSES)),
    contentType: fc.constantFrom(...TYPES),
    disposition: fc.constantFrom(null, null, 'inline', 'attachment; filename="log.html"'),
    isRedirected: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true)),
    body: bodyOf(endpoint),
  });

const expectedOf = (
  endpoint: Endpoint,
  { status, contentType, disposition, isRedirected, body }: Wire,
): 'success' | 'http' | 'shape' => {
  const isFile = endpoint.replies === 'blob';
  if (isRedirected && !isFile) return 'shape';
  if (!endpoint.success.includes(status)) return status >= 400 ? 'http' : 'shape';
  if (isFile)
    return contentType?.toLowerCase().includes('html') === true && disposition?.startsWith('attachment') !== true
      ? 'shape'
      : 'success';
  if (body.kind === 'own') return 'success';
  if (body.kind === 'page' || body.kind === 'cut' || body.kind === 'text') return 'shape';
  if (endpoint.replies === 'empty') return 'success';
  return body.kind === 'json' && endpoint.reply.safeParse(JSON.parse(body.text)).success ? 'success' : 'shape';
};

const endpoints: readonly Endpoint[] = Object.values(catalogue);

describe('B-3, R-28: a reply counts only if the API can have sent it', () => {
  test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (_, endpoint) => {
    await fc.assert(
      fc.asyncProperty(wireOf(endpoint), async (wire) => {
        const text = vi.fn<() => Promise<string>>(() => Promise.resolve(wire.body.text));
        const blob = vi.fn<() => Promise<Blob>>(() => Promise.resolve(new Blob([wire.body.text])));
        const headers = new Headers(
          Object.entries({ 'content-type': wire.contentType, 'content-disposition': wire.disposition }).flatMap(
            ([name, value]) => (value === null ? [] : [[name, value]]),
          ),
        );
        const outcome = await readReply(endpoint, endpoint.errors, {
          status: wire.status,
          text,
          blob,
          header: (name) => headers.get(name),
          isRedirected: wire.isRedirected,
        });
        expect(outcome.ok ? 'success' : outcome.failure.kind).toBe(expectedOf(endpoint, wire));
        // Read to its end, whatever it says: an unread body keeps its connection.
        expect(text.mock.calls.length + blob.mock.calls.length).toBe(1);
        if (outcome.ok || outcome.failure.kind === 'http') return;
        // Neither refused nor sent, and no reason to send the same again unasked.
        expect([
          classifyFailure(outcome.failure),
          failureMeaning(outcome.failure).isTemporary,
          failureMeaning(outcome.failure).endsSession,
        ]).toEqual(['unknown', false, false]);
      }),
      { numRuns: 150 },
    );
  });
});
