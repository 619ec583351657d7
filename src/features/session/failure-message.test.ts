import { describe, expect, test } from 'vitest';
import { failureOutcome } from '#contracts/failure.ts';
import { messageFor } from './failure-message.ts';

const http = (status: number, said: { message?: string; errors?: Record<string, string[]> } = {}) =>
  messageFor({ kind: 'http', status, message: said.message ?? null, errors: said.errors ?? {} }, 'Waymark');

describe('S0§8: what the tray says', () => {
  test.each([401, 403])('J-01: %i', (status) => {
    expect(http(status)).toEqual({
      title: 'Sorry, your attempt to login was unsuccessful. Please try again.',
      text: null,
      items: [],
      tone: 'danger',
      outcome: status === 403 ? 'denied' : 'sessionOver',
    });
  });

  test('J-02: 419', () => {
    expect(http(419)).toMatchObject({
      title: 'Session expired',
      text: 'Sorry, but your session has expired. Please try signing in again.',
    });
  });

  test('J-03: 422 lists the messages of every field', () => {
    const said = http(422, { message: 'a (and 2 more errors)', errors: { one: ['a', 'b'], 'two.0': ['c'] } });
    expect(said).toMatchObject({ title: 'Sorry, please check the following:', items: ['a', 'b', 'c'] });
  });

  test('J-03: 422 with a single message lists it', () => {
    expect(http(422, { message: 'Only this.' }).items).toEqual(['Only this.']);
  });

  test.each([undefined, ''])('S1: 422 that names nothing (message %j) still says something', (message) => {
    expect(http(422, message === undefined ? {} : { message }).items).toEqual(['What you entered was not accepted.']);
  });

  test('J-04, J-06: 503 names the product and is a warning', () => {
    expect(http(503)).toEqual({
      title: 'Undergoing Maintenance',
      text: 'Waymark is temporarily unavailable while we carry out maintenance. Please try again in a few minutes.',
      items: [],
      tone: 'warning',
      outcome: 'maintenance',
    });
  });

  test.each([400, 404, 413, 423, 429, 500, 502])('J-05: %i is any other status', (status) => {
    expect(http(status)).toEqual({
      title: 'Oops, something went wrong!',
      text: "Sorry, there was an unexpected problem. We've logged the issue and will attempt to resolve it as soon as possible.",
      items: [],
      tone: 'danger',
      outcome: failureOutcome({ kind: 'http', status }),
    });
  });

  test('H-17: what was not sent while viewing says why', () => {
    const message = 'You are viewing as Amara Osei. Exit View As to do this in your own name.';
    expect(messageFor({ kind: 'viewing', status: null, message, errors: {} }, 'Waymark')).toEqual({
      title: 'Not while you view as a learner',
      text: message,
      items: [],
      tone: 'danger',
      outcome: 'viewing',
    });
  });

  test.each(['network', 'timeout', 'shape'] as const)(
    'J-05: %s is any other status, whatever the status was',
    (kind) => {
      const said = messageFor({ kind, status: 200, message: null, errors: {} }, 'Waymark');
      expect(said.title).toBe('Oops, something went wrong!');
    },
  );
});
