import { expect, test, vi } from 'vitest';
import type { ApiFailure } from '#api/failure.ts';
import { beaconTo, createReporter, reportOf, type Report } from './reporter.ts';

const failure = (rest: Partial<ApiFailure> = {}): ApiFailure => ({
  kind: 'http',
  call: 'submitAnswers',
  status: 500,
  message: 'SQLSTATE: secret',
  errors: { 'answers.0.value': ['what was answered'] },
  retryAfterSeconds: null,
  requestId: 'req-7',
  session: 'required',
  treatment: 'tray',
  ...rest,
});

test('J-15: a report holds the call, the status and the request’s id, and nothing of a body', () => {
  expect(reportOf(failure())).toEqual({ call: 'submitAnswers', kind: 'http', status: 500, requestId: 'req-7' });
});

test.each([500, 502, 404, 413, 423, 429])(
  'J-05, J-15: %i in the tray, or in a form, says that it was logged, so it is',
  (status) => {
    expect(reportOf(failure({ status }))).not.toBeNull();
    expect(reportOf(failure({ status, treatment: 'form' }))).not.toBeNull();
  },
);

test.each(['network', 'timeout', 'shape'] as const)(
  'J-05, J-15: %s is reported, also where nothing is shown',
  (kind) => {
    expect(reportOf(failure({ kind, status: null, treatment: 'silent' }))).toMatchObject({ kind });
  },
);

test.each([401, 403, 419, 422, 503])('%i is no defect', (status) => expect(reportOf(failure({ status }))).toBeNull());

test('what a flow or a page answers itself is no issue, a broken server always is', () => {
  expect(reportOf(failure({ status: 404, treatment: 'page' }))).toBeNull();
  expect(reportOf(failure({ status: 429, treatment: 'own' }))).toBeNull();
  expect(reportOf(failure({ status: 500, treatment: 'own' }))).not.toBeNull();
});

test.each(['gate', 'viewing', 'aborted'] as const)('%s never left the page', (kind) =>
  expect(reportOf(failure({ kind, status: null }))).toBeNull(),
);

test('the same failure is told once a minute', () => {
  let now = 0;
  const told: Report[] = [];
  const report = createReporter(
    (one) => told.push(one),
    () => now,
  );
  const one: Report = { call: 'getBand', kind: 'http', status: 500, requestId: null };
  report(one);
  report({ ...one, requestId: 'another' });
  report({ ...one, status: 502 });
  now = 59_999;
  report(one);
  now = 60_000;
  report(one);
  expect(told.map(({ status }) => status)).toEqual([500, 502, 500]);
});

test('the adapter sends JSON by a beacon', async () => {
  const beacon = vi.fn<(address: string, body: Blob) => boolean>(() => true);
  beaconTo('https://reports.example/take', beacon)({ call: 'getMe', kind: 'timeout', status: null, requestId: null });
  expect(beacon.mock.calls[0]?.[0]).toBe('https://reports.example/take');
  expect(await beacon.mock.calls[0]?.[1].text()).toBe(
    '{"call":"getMe","kind":"timeout","status":null,"requestId":null}',
  );
});
