import { describe, expect, test } from 'vitest';
import { catalogue } from '#contracts/catalogue.ts';
import type { Endpoint, FailureCase } from '#contracts/endpoint.ts';
import { EXPECTATIONS } from '#contracts/testing/expectations.ts';
import { treatmentOf } from './error-policy.ts';

const CASES: readonly FailureCase[] = [401, 403, 404, 419, 422, 423, 429, 503, 'other', 'network'];

const LETTER = { tray: 't', silent: 's', own: 'o', page: 'p' } as const;
const rowOf = (endpoint: Endpoint): string =>
  CASES.map((failure) => LETTER[treatmentOf(endpoint.errors, failure)]).join(' ');

/**
 * Each call's line of letters, in the expectations of its area: t tray, s silent, o own, p page. A change of a policy
 * must be made there too.
 */
describe('J-10: every call × every failure', () => {
  test('every call has a line, and no other', () => {
    const calls = Object.values<Endpoint>(catalogue).map(({ name }) => name);
    expect(EXPECTATIONS.map(({ name }) => name).toSorted()).toEqual(calls.toSorted());
  });

  test.each(EXPECTATIONS)('$name, as $file expects it', ({ name, call }) => {
    const endpoint = Object.values<Endpoint>(catalogue).find((candidate) => candidate.name === name);
    expect(endpoint && rowOf(endpoint)).toBe(call.failures);
  });
});

describe('the presets', () => {
  test('J-11: silent lets through what is everybody’s business: 401, 419, 503', () => {
    expect(CASES.filter((failure) => treatmentOf({ preset: 'silent' }, failure) === 'tray')).toEqual([401, 419, 503]);
  });

  test('J-13: mute shows nothing at all', () => {
    expect(CASES.every((failure) => treatmentOf({ preset: 'mute' }, failure) === 'silent')).toBe(true);
  });

  test('own without statuses answers every one; with statuses the rest goes to the tray', () => {
    expect(CASES.every((failure) => treatmentOf({ preset: 'own' }, failure) === 'own')).toBe(true);
    expect(treatmentOf({ preset: 'own', on: { 422: 'own' } }, 422)).toBe('own');
    expect(treatmentOf({ preset: 'own', on: { 422: 'own' } }, 'other')).toBe('tray');
  });

  test('0130: form leaves everything but its exceptions to the form that made the call', () => {
    expect(CASES.every((failure) => treatmentOf({ preset: 'form' } as const, failure) === 'form')).toBe(true);
    expect(treatmentOf({ preset: 'form', on: { 422: 'own' } } as const, 422)).toBe('own');
  });

  test('an exception goes before its preset', () =>
    expect(treatmentOf({ preset: 'tray', on: { 404: 'page' } }, 404)).toBe('page'));
});
