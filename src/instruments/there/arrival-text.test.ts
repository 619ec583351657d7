import { expect, test } from 'vitest';
import { arrivalText, askedState } from './arrival-text.ts';

test('says where the product is and by which way, and why where it is not', () => {
  const path = { input: 'a link', steps: ['link accepted', 'leaveSession: the session is over'] };
  expect(arrivalText('login.leaving', { kind: 'there', ...path })).toBe(
    'The product is at login.leaving: a link → link accepted → leaveSession: the session is over.',
  );
  expect(
    arrivalText('viewAs.arriving', {
      kind: 'passed',
      input: 'start',
      steps: [],
      reason: 'the profile has told already',
    }),
  ).toBe('No screen shows viewAs.arriving: the profile has told already. The product has passed it: start.');
  expect(arrivalText('login.gone', { kind: 'unreachable', reason: 'No path leads to login.gone.' })).toBe(
    'No path leads to login.gone.',
  );
  expect(arrivalText('login.csrf', { kind: 'failed', reason: 'at step "a link": nothing was found' })).toBe(
    'The product is not at login.csrf: at step "a link": nothing was found',
  );
});

test('an address asks to be at the state that it names', () => {
  expect(askedState('?tab=charts&be=login.csrf')).toBe('login.csrf');
  expect(askedState('')).toBeNull();
});
