import { describe, test } from 'vitest';
import type { RequestOf } from '../endpoint.ts';
import type { ProviderStateName } from '../provider-states.ts';
import { pins } from '../testing/pins.ts';
import { resetUserCollections, resetUserModules } from './resets.endpoints.ts';

const OWN = 'completed training that may be restarted';
const FORBIDDEN = 'completed training that may not be restarted';
const MANAGED = 'training of a learner whom a manager looks after';

const UNDER_KEY = 'the training of a learner was reset under an idempotency key';
const KEY = '7d2e9a4c1b8f4e6fa3c5d0b1e2f69713';

const takenBack = { last_started_at: null, last_completed_at: null, state: null, time_viewed: null } as const;
const USED_KEY = {
  status: 422,
  refusal: {
    message: 'The idempotency key was used with another request.',
    errors: { idempotency_key: ['The idempotency key was used with another request.'] },
  },
} as const;
const UNAUTHORIZED = { status: 403, refusal: { message: 'This action is unauthorized.' } } as const;
const missing = (model: string, id: number) =>
  ({ status: 404, refusal: { message: `No query results for model [${model}] ${id}` } }) as const;

type Replies = { readonly status: 204 } | typeof UNAUTHORIZED | typeof USED_KEY | ReturnType<typeof missing>;

const moduleReset = (
  state: ProviderStateName,
  does: string,
  body: Pick<RequestOf<typeof resetUserModules>['body'], 'users' | 'modules'>,
  replies: Replies,
) => ({
  state,
  does,
  endpoint: resetUserModules,
  request: { body: { organisation_id: 1, ...body, ...takenBack } },
  replies,
});

const collectionReset = (
  state: ProviderStateName,
  does: string,
  body: Pick<RequestOf<typeof resetUserCollections>['body'], 'users' | 'collections'>,
  replies: Replies,
) => ({
  state,
  does,
  endpoint: resetUserCollections,
  request: { body: { organisation_id: 1, ...body, ...takenBack } },
  replies,
});

describe('X-094, N-14, N-21, N-22: modules begin again', () => {
  test('one’s own', () =>
    pins(moduleReset(OWN, 'restarts a module', { users: [11], modules: [713] }, { status: 204 })));

  test('not somebody else’s, by a learner', () =>
    pins(moduleReset(OWN, 'restarts a module of somebody else', { users: [12], modules: [713] }, UNAUTHORIZED)));

  test('not one of another organisation', () =>
    pins(
      moduleReset(
        OWN,
        'restarts a module of another organisation',
        { users: [11], modules: [801] },
        missing('Module', 801),
      ),
    ));

  test('not one’s own where the organisation does not let learners', () =>
    pins(moduleReset(FORBIDDEN, 'restarts a module without leave', { users: [11], modules: [713] }, UNAUTHORIZED)));

  test('somebody else’s, by a manager', () =>
    pins(moduleReset(MANAGED, 'resets a module of a learner', { users: [12], modules: [705] }, { status: 204 })));

  test('not of people outside of the organisation, by a manager', () =>
    pins(
      moduleReset(
        MANAGED,
        'resets a module of somebody outside of the organisation',
        { users: [19], modules: [705] },
        missing('User', 19),
      ),
    ));
});

test('X-093, X-094: nothing is reset in an organisation that one is no member of', async () => {
  const people = { organisation_id: 12, users: [11], ...takenBack };
  await pins({
    state: 'an organisation of others',
    does: 'restarts a module in an organisation of others',
    endpoint: resetUserModules,
    request: { body: { ...people, modules: [861] } },
    replies: UNAUTHORIZED,
  });
  await pins({
    state: 'an organisation of others',
    does: 'restarts a collection in an organisation of others',
    endpoint: resetUserCollections,
    request: { body: { ...people, collections: [361] } },
    replies: UNAUTHORIZED,
  });
});

describe('0083, N-22: a reset under a key', () => {
  test('is answered as before where it is repeated, and resets nobody twice', async () => {
    await pins({
      ...moduleReset(
        UNDER_KEY,
        'repeats the reset of a module under its key',
        { users: [12], modules: [705] },
        { status: 204 },
      ),
      idempotencyKey: `${KEY}-modules`,
    });
    await pins({
      ...collectionReset(
        UNDER_KEY,
        'repeats the reset of a collection under its key',
        { users: [12], collections: [301] },
        { status: 204 },
      ),
      idempotencyKey: `${KEY}-collections`,
    });
  });

  test('is refused where the key was used for somebody else', async () => {
    await pins({
      ...moduleReset(UNDER_KEY, 'resets another module under the key', { users: [11], modules: [705] }, USED_KEY),
      idempotencyKey: `${KEY}-modules`,
    });
    await pins({
      ...collectionReset(
        UNDER_KEY,
        'resets another collection under the key',
        { users: [11], collections: [301] },
        USED_KEY,
      ),
      idempotencyKey: `${KEY}-collections`,
    });
  });
});

describe('X-093, N-21, N-22: collections begin again', () => {
  test('one’s own', () =>
    pins(collectionReset(OWN, 'restarts a collection', { users: [11], collections: [303] }, { status: 204 })));

  test('not somebody else’s, by a learner', () =>
    pins(
      collectionReset(OWN, 'restarts a collection of somebody else', { users: [12], collections: [303] }, UNAUTHORIZED),
    ));

  test('not one of another organisation', () =>
    pins(
      collectionReset(
        OWN,
        'restarts a collection of another organisation',
        { users: [11], collections: [341] },
        missing('Collection', 341),
      ),
    ));

  test('not one that there is not', () =>
    pins(
      collectionReset(
        OWN,
        'restarts a collection that does not exist',
        { users: [11], collections: [999_999] },
        missing('Collection', 999_999),
      ),
    ));

  test('not one’s own where the organisation does not let learners', () =>
    pins(
      collectionReset(
        FORBIDDEN,
        'restarts a collection without leave',
        { users: [11], collections: [303] },
        UNAUTHORIZED,
      ),
    ));

  test('somebody else’s, by a manager', () =>
    pins(
      collectionReset(
        MANAGED,
        'resets a collection of a learner',
        { users: [12], collections: [301] },
        { status: 204 },
      ),
    ));

  test('not of people outside of the organisation, by a manager', () =>
    pins(
      collectionReset(
        MANAGED,
        'resets a collection of somebody outside of the organisation',
        { users: [19], collections: [301] },
        missing('User', 19),
      ),
    ));
});
