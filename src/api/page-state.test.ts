import { expect, test } from 'vitest';
import { ApiError, type ApiFailure } from './failure.ts';
import { pageStateOf } from './page-state.ts';

const failed = (status: number | null) =>
  new ApiError({
    kind: status === null ? 'network' : 'http',
    call: 'listEvidence',
    session: 'required',
    status,
    message: null,
    errors: {},
    retryAfterSeconds: null,
    treatment: 'own',
  } satisfies ApiFailure);

test.each([
  ['loading', undefined, null],
  ['ready', [], null],
  ['ready', [], failed(403)],
  ['denied', undefined, failed(403)],
  ['notFound', undefined, failed(404)],
  ['notLoaded', undefined, failed(500)],
  ['notLoaded', undefined, failed(null)],
  ['notLoaded', undefined, new Error('a mistake of ours')],
] as const)('%s: data %j, error %s', (state, data, error) => expect(pageStateOf({ data, error })).toBe(state));
