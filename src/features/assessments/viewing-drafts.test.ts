// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { draftsOf } from './viewing-drafts.ts';

const KEY = { userId: 11, organisationId: 1, assessmentId: 501, attempts: 0 };
const draft = (text: string) => ({ assessmentId: 501, attempts: 0, order: [1], answers: { 1: { kind: 'text' as const, text } } });
const own = () => draftsOf({}, Date.now);
const viewing = () => draftsOf({ impersonated: true }, Date.now);

beforeEach(() => localStorage.clear());

test('H-07: what is typed while viewing is kept nowhere, and the page hears that it is not', () => {
  expect(viewing().write(KEY, 'Infection Control', draft('typed by Sofia'))).toBeNull();
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Sofia');
  expect(own().read(KEY)).toEqual({ found: 'nothing' });
});

test('the learner’s own draft on this device is not shown to whoever views, nor touched', () => {
  own().write(KEY, 'Infection Control', draft('typed by Amara'));
  expect(viewing().read(KEY)).toEqual({ found: 'nothing' });
  expect(viewing().unsentOf(11)).toEqual([]);
  viewing().clear(KEY);
  viewing().wipe(11);
  expect(own().read(KEY)).toMatchObject({ found: 'draft', draft: draft('typed by Amara') });
});
