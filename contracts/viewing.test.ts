import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import type { Endpoint, Viewing } from './endpoint.ts';

/**
 * H-17, 0287: what each write is while somebody views as a learner, and why. Told here a second time: a call that
 * changes its declaration changes this list, and a new write has no line in it.
 */
const WRITES: Readonly<Record<string, readonly [Viewing, reason: string]>> = {
  submitAnswers: ['named', 'uses one of the learner’s attempts'],
  confirmModule: ['named', 'says that the learner has read and understood'],
  startModule: ['named', 'begins the learner’s training, and lets a package store and complete it'],
  sendEvidence: ['named', 'is handed in as the learner’s'],
  resetUserModules: ['named', 'takes back the learner’s completion'],
  submitBookings: ['named', 'moves the learner’s bookings'],
  createBasket: ['named', 'orders what the learner is charged for'],
  attachCustomer: ['named', 'says that the learner pays'],

  reviewUserAssessment: ['refused', 'a reviewer marks in their own name'],
  submitReview: ['refused', 'a reviewer marks in their own name'],
  reviewEvidence: ['refused', 'a reviewer decides in their own name'],
  reviewEvidences: ['refused', 'a reviewer decides in their own name'],
  recordAnalytics: ['refused', 'the viewer’s time is not the learner’s (N-12, 0042)'],

  uploadFile: ['harmless', 'a file counts for nothing until it is sent'],
  authoriseChannel: ['harmless', 'only listens'],
  impersonate: ['harmless', 'the server refuses it while viewing'],
  endImpersonation: ['harmless', 'is the way out'],
  login: ['harmless', 'makes a session of its own'],
  identify: ['harmless', 'nothing calls it'],
  confirmTwoFactor: ['harmless', 'completes a session of its own'],
  logout: ['harmless', 'ends the session, which is hidden while viewing (H-10)'],
  forgotPassword: ['harmless', 'needs no session, and mails to the owner of the address'],
  resetPassword: ['harmless', 'needs no session, but the token of a mail'],
};

test('H-17: every write says what it is while viewing as a learner', () => {
  const writes: readonly Endpoint[] = Object.values(catalogue).filter(({ method }: Endpoint) => method !== 'GET');
  expect(Object.fromEntries(writes.map(({ name, viewing }) => [name, viewing]))).toEqual(
    Object.fromEntries(Object.entries(WRITES).map(([name, [viewing]]) => [name, viewing])),
  );
  const lines = Object.entries(WRITES).map(
    ([name, [viewing, reason]]) => `  ${viewing.padEnd(9)} ${name.padEnd(21)} ${reason}`,
  );
  process.stdout.write(`${lines.length} writes, while viewing as a learner:\n${lines.join('\n')}\n`);
});
