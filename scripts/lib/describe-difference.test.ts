import { describe, expect, test } from 'vitest';
import { catalogue } from '#contracts/catalogue.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { EXPECTATIONS } from '#contracts/testing/expectations.ts';
import { consequenceOf, describeDifference, explainReason } from './describe-difference.ts';

describe('a difference', () => {
  test.each([
    ['expected 200 but was 404', 'answers 404, not 200'],
    ['$: Actual map is missing the following keys: auth', 'lacks auth'],
    ['$.data[0]: Actual map is missing the following keys: id, name', 'lacks id, name in data[0]'],
    [
      "$.data: Type mismatch: Expected 'no longer an object' (String) to be the same type as {} (Object)",
      "data is 'no longer an object' (String), not Object",
    ],
    [
      "$: Type mismatch: Expected 'a' (String) to be the same type as {} (Object)",
      "the reply is 'a' (String), not Object",
    ],
    ['$.two_factor: Expected false (Boolean) to be equal to true (Boolean)', 'two_factor is false, not true'],
    ["$.channel: Expected '' to match '^private$'", "channel is '', which does not match ^private$"],
    ['$.data[1].dependencies: Expected [] (size 0) to have minimum size of 1', 'data[1].dependencies is empty'],
    ['something that pact says otherwise', 'something that pact says otherwise'],
  ])('%s', (said, ours) => expect(explainReason(said)).toBe(ours));

  test('says what breaks by it, once for each reason', () => {
    const failure = {
      interaction: 'getMe: loads the profile',
      reasons: ['expected 200 but was 404', 'expected 200 but was 404'],
    };
    expect(describeDifference(failure, false)).toBe(
      '✗ getMe: loads the profile\n    answers 404, not 200\n    → Breaks every page (the app does not start without it): the app says “Oops, something went wrong!” or shows what is not true.\n',
    );
    const asked = describeDifference({ ...failure, assumes: ['Is it so? (X-003)'] }, false);
    expect([asked.startsWith('? getMe'), asked.endsWith('assumed, to be answered: Is it so? (X-003)\n')]).toEqual([
      true,
      true,
    ]);
    expect(
      describeDifference({ interaction: 'roles.updated: the learner’s roles change', reasons: [] }, true),
    ).toContain('Real-time messages');
  });
});

describe('what breaks', () => {
  const endpoints: readonly Endpoint[] = Object.values(catalogue);

  test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s has its line', (name, endpoint) => {
    const call = EXPECTATIONS.find((expected) => expected.name === name)?.call;
    const line = consequenceOf(`${name}: does anything`, false);
    const screen = call?.withoutCaller === undefined ? (call?.screen ?? 'no screen') : 'nothing yet';
    expect(line.startsWith(`Breaks ${screen}: `)).toBe(true);
    // Of a write nothing stays empty.
    expect(endpoint.method !== 'GET' && /stays empty|is missing/.test(line)).toBe(false);
  });

  test.each([
    ['submitBookings', 422, 'the form says'],
    ['submitBookings', 403, 'it is not done, without a word'],
    ['submitBookings', 503, 'Oops'],
    ['listBookings', 404, 'Breaks the bookings, on their page and on home: that part of the page stays empty'],
    ['getModule', 404, 'there is no such page'],
  ])('%s, answered with %i: %s', (name, status, told) =>
    expect(consequenceOf(`${name}: does it`, false, [`expected 200 but was ${status}`])).toContain(told),
  );
});
