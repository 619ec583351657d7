import { describe, expect, test } from 'vitest';
import { failureCase, failureMeaning, failureOutcome, type FailedCall } from './failure.ts';

const http = (status: number): FailedCall => ({ kind: 'http', status });
const without = (kind: FailedCall['kind']): FailedCall => ({ kind, status: null });

/**
 * Section 0 (L3, L5, L6, L13, L19, L20) and part J, a line for each failure: what it is, and what each consumer
 * derives.
 */
const TABLE: readonly (readonly [FailedCall, string, string, delivery: string, page: string, reported: string])[] = [
  [http(400), 'refused', 'other', 'refused', 'failed', 'unlessExpected'],
  [http(401), 'sessionOver', '401', 'refused', 'failed', 'never'],
  [http(403), 'denied', '403', 'denied', 'denied', 'never'],
  [http(404), 'gone', '404', 'refused', 'notFound', 'unlessExpected'],
  [http(409), 'refused', 'other', 'refused', 'failed', 'unlessExpected'],
  [http(413), 'refused', 'other', 'refused', 'failed', 'unlessExpected'],
  [http(419), 'sessionOver', '419', 'refused', 'failed', 'never'],
  [http(422), 'invalid', '422', 'invalid', 'failed', 'never'],
  [http(423), 'notNow', '423', 'refused', 'failed', 'unlessExpected'],
  [http(429), 'notNow', '429', 'refused', 'failed', 'unlessExpected'],
  [http(500), 'broken', 'other', 'unknown', 'failed', 'always'],
  [http(502), 'broken', 'other', 'unknown', 'failed', 'always'],
  [http(503), 'maintenance', '503', 'refused', 'failed', 'never'],
  [{ kind: 'shape', status: 200 }, 'broken', 'other', 'unknown', 'failed', 'always'],
  [{ kind: 'shape', status: 302 }, 'broken', 'other', 'unknown', 'failed', 'always'],
  [without('network'), 'noAnswer', 'network', 'unknown', 'failed', 'always'],
  [without('timeout'), 'noAnswer', 'network', 'unknown', 'failed', 'always'],
  [without('gate'), 'gate', 'other', 'refused', 'failed', 'never'],
  [without('viewing'), 'viewing', 'other', 'refused', 'failed', 'never'],
  [without('aborted'), 'aborted', 'other', 'unknown', 'failed', 'never'],
];

const nameOf = ({ kind, status }: FailedCall): string => (status === null ? kind : `${kind} ${status}`);

test.each(TABLE.map(([failed, ...row]) => [nameOf(failed), failed, ...row] as const))(
  '%s',
  (_, failed, outcome, column, delivery, page, reported) => {
    const meaning = failureMeaning(failed);
    expect([
      failureOutcome(failed),
      String(failureCase(failed)),
      meaning.delivery,
      meaning.page,
      meaning.reported,
    ]).toEqual([outcome, column, delivery, page, reported]);
  },
);

describe('what holds for few', () => {
  const whichHave = (
    trait: 'endsSession' | 'continuesAfterSignIn' | 'breaksSilence' | 'isTemporary' | 'isAnswered',
  ): readonly string[] => TABLE.filter(([failed]) => failureMeaning(failed)[trait]).map(([failed]) => nameOf(failed));

  test('J-01, J-02: shown in the tray, these end the session', () =>
    expect(whichHave('endsSession')).toEqual(['http 401', 'http 403', 'http 419']));
  test('J-01, J-02: after signing in again these calls go on; one that was denied does not', () =>
    expect(whichHave('continuesAfterSignIn')).toEqual(['http 401', 'http 419']));
  test('J-11: session and maintenance are heard through silence', () =>
    expect(whichHave('breaksSilence')).toEqual(['http 401', 'http 419', 'http 503']));
  test('C-29: what is queued waits on after these', () =>
    expect(whichHave('isTemporary')).toEqual(['http 401', 'http 419', 'http 423', 'http 429', 'http 503']));
  test('no answer came to these', () =>
    expect(TABLE.map(([failed]) => nameOf(failed)).filter((name) => !whichHave('isAnswered').includes(name))).toEqual([
      'network',
      'timeout',
      'gate',
      'viewing',
      'aborted',
    ]));
});
