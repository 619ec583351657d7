import { describe, expect, test } from 'vitest';
import { sampleFacts } from './booking-flow.samples.ts';
import { datedProblems, datedValues, emptyDatedForm, isDatedFormComplete } from './dated-flow.ts';

const facts = sampleFacts();
const online = sampleFacts({ hasWorkshop: false });
const form = { ...emptyDatedForm(facts), location: 11 };

test('R-23, R-25: begins with the minimum, no location, and the e-mail ticked', () => {
  expect(emptyDatedForm(facts)).toEqual({ available_from: '2026-05-13', location: null, email_confirmation: true });
});

describe('what is wrong with a field', () => {
  test('R-24: a workshop needs a location that the server has', () => {
    expect(datedProblems({ ...form, location: null }, facts).location).toBe('missing');
    expect(datedProblems({ ...form, location: 13 }, facts).location).toBe('gone');
    expect(datedProblems({ ...form, location: 13 }, sampleFacts({ locationIds: null })).location).toBeNull();
    expect(datedProblems({ ...form, location: null }, online).location).toBeNull();
  });
  test('R-23: the day', () =>
    expect(datedProblems({ ...form, available_from: '2026-05-12' }, facts).available_from).toBe('tooSoon'));
});

test('can be submitted where nothing is wrong and something moves', () => {
  expect(isDatedFormComplete(form, facts)).toBe(true);
  expect(isDatedFormComplete({ ...form, location: null }, facts)).toBe(false);
  expect(isDatedFormComplete(form, sampleFacts({ movingIds: [] }))).toBe(false);
  expect(isDatedFormComplete(form, sampleFacts({ blockedIds: [2104] }))).toBe(false);
});

test('R-28: hidden fields are left out', () => {
  expect(datedValues(form, facts)).toEqual({ available_from: '2026-05-13', location: 11, email_confirmation: true });
  expect(datedValues(form, online)).toEqual({ available_from: '2026-05-13' });
});
