import { describe, expect, test, vi } from 'vitest';
import { submitBookings } from '#contracts/bookings/bookings.endpoints.ts';
import { catalogue } from '#contracts/catalogue.ts';
import { endpoint, type Endpoint } from '#contracts/endpoint.ts';
import { authenticatedPost } from '#contracts/endpoint-presets.ts';
import { classifyFailure } from './classify-failure.ts';
import type { Client } from './client.ts';
import type { PersonHere } from './viewing.ts';
import { deleteThing, setUpClient } from './testing/client-over-function.ts';

const AMARA = 41;
const VIEWED: PersonHere = { userId: AMARA, name: 'Amara Osei', isViewed: true };
const ONESELF: PersonHere = { ...VIEWED, isViewed: false };

/** A client on somebody's page, and what left. */
const pageOf = (person: PersonHere | null) => {
  const upload = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('gone')));
  const { client, sent } = setUpClient(() => new Response('', { status: 500 }), {
    person: () => person,
    upload,
    roles: () => [
      {
        permissions: [
          { object: 'users', actions: ['read'] },
          { object: 'pages', actions: ['update'] },
        ],
      },
    ],
  });
  return { client, left: () => sent.length + upload.mock.calls.length };
};

const request = ({ method, encoding }: Endpoint) =>
  ({
    params: { id: 1 },
    query: {},
    ...(method === 'GET' ? {} : { body: encoding === 'multipart' ? {} : { id: 1 } }),
  }) as never;
const calls: readonly Endpoint[] = Object.values(catalogue);
const which = (wanted: (endpoint: Endpoint) => boolean) =>
  calls.filter(wanted).map((each) => [each.name, each] as const);
/** As code that forgot the confirmation would call it, past the types. */
const unconfirmed = (client: Client, each: Endpoint) => client.attempt(each, request(each), {} as never);

describe('H-17: while viewing as a learner', () => {
  test.each(which(({ viewing }) => viewing === 'named'))(
    '%s does not leave without the confirmation that names the learner',
    async (_, each) => {
      const { client, left } = pageOf(VIEWED);
      expect(await unconfirmed(client, each)).toMatchObject({
        ok: false,
        failure: {
          kind: 'viewing',
          status: null,
          message: "It was not confirmed as Amara Osei's, so it was not sent.",
        },
      });
      expect(await client.attempt(each, request(each), { confirmedFor: AMARA + 1 })).toMatchObject({
        failure: { kind: 'viewing' },
      });
      expect(left()).toBe(0);
      await client.attempt(each, request(each), { confirmedFor: AMARA });
      expect(left()).toBe(1);
    },
  );

  test.each(which(({ viewing }) => viewing === 'refused'))('%s does not leave, and says why', async (_, each) => {
    const { client, left } = pageOf(VIEWED);
    const outcome = await client.attempt(each, request(each), { confirmedFor: AMARA });
    expect(outcome).toMatchObject({
      ok: false,
      failure: { kind: 'viewing', message: 'You are viewing as Amara Osei. Exit View As to do this in your own name.' },
    });
    // Known not to have been sent: nothing asks the server for it, and nothing sends it again.
    expect([outcome.ok || classifyFailure(outcome.failure), left()]).toEqual(['refused', 0]);
  });

  test.each(which(({ viewing, method }) => viewing === 'harmless' || method === 'GET'))(
    '%s leaves',
    async (_, each) => {
      const { client, left } = pageOf(VIEWED);
      await unconfirmed(client, each);
      expect(left()).toBe(1);
    },
  );
});

describe('T6, T15: in the own name', () => {
  test.each(which(({ viewing }) => viewing === 'named'))(
    '%s leaves for the person of the page alone',
    async (_, each) => {
      const { client, left } = pageOf(ONESELF);
      expect(await client.attempt(each, request(each), { confirmedFor: AMARA + 1 })).toMatchObject({
        failure: { kind: 'aborted', treatment: 'silent' },
      });
      expect(await unconfirmed(pageOf(null).client, each)).toMatchObject({ failure: { kind: 'aborted' } });
      expect(left()).toBe(0);
      await client.attempt(each, request(each), { confirmedFor: AMARA });
      expect(left()).toBe(1);
    },
  );

  test.each(which(({ viewing }) => viewing === 'refused'))('%s leaves', async (_, each) => {
    const { client, left } = pageOf(ONESELF);
    await unconfirmed(client, each);
    expect(left()).toBe(1);
  });
});

test('what does not type-check', () => {
  const { viewing: _, ...undeclared } = deleteThing;
  const { client } = pageOf(ONESELF);
  const compiled = (): unknown => [
    // @ts-expect-error -- A write says what it is while viewing.
    endpoint(undeclared),
    // @ts-expect-error -- A preset does not say it for the call.
    authenticatedPost({
      name: 'thing',
      number: 'X-000',
      description: '',
      path: 'things',
      reply: deleteThing.reply,
      errors: { preset: 'tray' },
    }),
    // @ts-expect-error -- A read says nothing of the kind.
    endpoint({ ...deleteThing, method: 'GET', viewing: 'named' }),
    // @ts-expect-error -- A write that is named leaves only as somebody's.
    client.attempt(submitBookings, {} as never, {}),
    // @ts-expect-error -- The same where nobody knows which call it is.
    client.attempt<Endpoint>(submitBookings, {} as never),
  ];
  expect(compiled).toBeTypeOf('function');
});
