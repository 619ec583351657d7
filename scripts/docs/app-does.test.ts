import { expect, test } from 'vitest';
import { catalogue } from '#contracts/catalogue.ts';
import { answersOf } from './app-does.ts';

const doesOn = (name: keyof typeof catalogue, label: string): string | undefined =>
  answersOf(catalogue[name]).find(({ cases }) => cases.includes(label))?.does;

test.each([
  [
    'a call of the tray without a session',
    'getMe',
    '401',
    'Says “Sorry, your attempt to login was unsuccessful. Please try again”. The person signs in again, and the call is sent once more.',
  ],
  [
    'one that is denied',
    'getMe',
    '403',
    'Says “Sorry, your attempt to login was unsuccessful. Please try again”. The person signs in again; the call is not sent again.',
  ],
  [
    'one for anybody, which has no session to lose',
    'resetPassword',
    '401',
    'Says “Sorry, your attempt to login was unsuccessful. Please try again”.',
  ],
  [
    'a write with a stale token',
    'resetPassword',
    '419',
    'Fetches a new token and sends the call once more. If that is refused, too: says “Session expired”.',
  ],
  ['a silent call', 'listUsers', '404', 'Shows nothing.'],
  ['a silent call during maintenance', 'listUsers', '503', 'Says “Undergoing Maintenance”.'],
  ['a call whose record has a page of its own', 'getAssessment', '404', 'Shows the page of what does not exist.'],
  [
    'a call that its screen answers',
    'getReview',
    '403',
    'The screen that made the call answers it itself, and the session goes on.',
  ],
  [
    'a submission without an answer',
    'submitAnswers',
    'no answer',
    'Says “Oops, something went wrong!”. Whether the server acted is unknown: the app asks it before it sends the work again.',
  ],
  [
    'a submission that may be accepted later',
    'submitAnswers',
    '429',
    'Says “Oops, something went wrong!”. The work stays on the device and is sent later.',
  ],
  [
    'a submission that was refused',
    'submitAnswers',
    '422',
    'Says “Sorry, please check the following:” with the messages of errors, or the one message. The work is not sent again by itself.',
  ],
] as const)('%s', (_, name, label, does) => {
  expect(doesOn(name, label)).toBe(does);
});

test('one answer to everything is told once', () => {
  expect(answersOf(catalogue.downloadFile)).toEqual([{ cases: ['Any refusal, or no answer'], does: 'Shows nothing.' }]);
});
