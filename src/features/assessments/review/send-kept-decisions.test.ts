// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SimulatedClock, waitFor } from 'xstate';
import type { Client } from '#api/client.ts';
import { testClient } from '#api/testing/test-client.ts';
import { priyaNair } from '#fixtures/people.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { keptReviews } from './review-kept.ts';
import { createReviewSession } from './review-session.ts';
import { sendKeptDecisions } from './send-kept-decisions.ts';

beforeEach(() => window.localStorage.clear());
afterEach(() => void vi.useRealTimers());

const WORK = 'Handling laboratory work: practice log, Amara Osei';

/** Priya decides about Amara's work; her page stands, and its call has not left. */
const decide = async () => {
  const door = createInProcess();
  await door.demo.as(priyaNair.email);
  const client = testClient(door);
  const session = createReviewSession({ client, queries: new QueryClient(), subject: { by: 'key', key: 'review-508-11' }, reviewerId: priyaNair.id, clock: new SimulatedClock(), reportSurprise: (error) => expect(error).toBeUndefined() });
  session.actor.start();
  await waitFor(session.actor, (state) => !state.hasTag('busy'));
  session.send({ type: 'marks.setAll', correct: true });
  session.send({ type: 'comment.changed', comment: 'Clear.' });
  session.send({ type: 'submit.requested' });
  const comments = () => door.backend.read((db) => (db.tables.user_assessments.get(50811)?.messages ?? []).map(({ message }) => message));
  return { door, client, session, comments };
};

/** Her page is gone before the call could leave. */
const decideAndVanish = async () => {
  const decided = await decide();
  decided.session.close();
  return decided;
};

const open = (client: Client) => {
  const fates: string[] = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const stop = sendKeptDecisions({ client, userId: priyaNair.id, onFate: (fate, { title, learner }) => fates.push(`${fate}: ${title}, ${learner}`) });
  return { fates, stop };
};

const later = async (): Promise<void> => {
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await expect.poll(() => keptReviews(priyaNair.id).decisions.names()).toEqual([]);
};

test('a decision that could not leave is sent at the next opening, once, and said', async () => {
  const { client, comments } = await decideAndVanish();
  const { fates, stop } = open(client);
  expect(await comments(), 'not before its own page would have').toEqual([]);
  await later();
  expect([await comments(), fates, keptReviews(priyaNair.id).drafts.names()]).toEqual([['Clear.'], [`sent: ${WORK}`], []]);
  stop();
});

test('A-28, H-07: whose reviewer is gone while the server is asked stays on the device, is sent in nobody’s name, and nobody else hears of it', async () => {
  const { door, client, comments } = await decideAndVanish();
  await door.demo.faults.set([{ call: 'getReview', hold: 'asked' }]);
  const { fates, stop } = open(client);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await expect.poll(() => door.demo.faults.held('asked')).toBe(1);
  stop();
  await door.demo.faults.release('asked');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([await comments(), keptReviews(priyaNair.id).decisions.names(), fates]).toEqual([[], ['a/review-508-11'], []]);
});

test('D-11: what somebody else decided meanwhile is left as it is, and said', async () => {
  const { door, client, comments } = await decideAndVanish();
  await door.backend.write((db) => db.tables.user_assessments.update(50811, { status: 'completed', last_assessed_user_id: 34 }));
  const { fates, stop } = open(client);
  await later();
  expect([await comments(), fates, keptReviews(priyaNair.id).drafts.names()]).toEqual([[], [`overtaken: ${WORK}`], ['a/review-508-11']]);
  stop();
});

test('what had counted before is neither sent again nor said to have failed', async () => {
  const { door, client, comments } = await decideAndVanish();
  await door.backend.write((db) => db.tables.user_assessments.update(50811, { status: 'completed', last_assessed_user_id: priyaNair.id }));
  const { fates, stop } = open(client);
  await later();
  expect([await comments(), fates]).toEqual([[], [`counted: ${WORK}`]]);
  stop();
});

test.each([
  ['refused', 'getReview', 403, ['a/review-508-11']],
  ['refused', 'submitReview', 403, ['a/review-508-11']],
  ['refused', 'submitReview', 422, ['a/review-508-11']],
  ['gone', 'getReview', 404, []],
] as const)('%s by %s with %i: it is said, is not tried again, and what was typed stays where it can be sent again', async (fate, call, status, typed) => {
  const { door, client, comments } = await decideAndVanish();
  await door.demo.faults.set([{ call, status, times: 1 }]);
  const { fates, stop } = open(client);
  await later();
  expect([await comments(), fates, keptReviews(priyaNair.id).drafts.names()]).toEqual([[], [`${fate}: ${WORK}`], typed]);
  stop();
});

test.each([
  ['D-14, D-17: denied, it stays for the next opening to tell, and the session stands', 403, ['a/review-508-11'], []],
  ['found fault with, it is told at once and can be mended', 422, [], ['tray']],
] as const)('a decision that leaves with its page: %s', async (_, status, stays, told) => {
  const { door, client, session, comments } = await decide();
  const treatments: string[] = [];
  client.onFailure(({ treatment }) => void (treatment === 'tray' && treatments.push(treatment)));
  await door.demo.faults.set([{ call: 'submitReview', status }]);
  const failed = new Promise<void>((resolve) => void client.onFailure(() => resolve()));
  session.send({ type: 'page.left' });
  await failed;
  await expect.poll(() => keptReviews(priyaNair.id).decisions.names()).toEqual(stays);
  expect([treatments, await comments(), keptReviews(priyaNair.id).drafts.names()]).toEqual([told, [], ['a/review-508-11']]);
  session.close();
});

test('without a connection it stays on the device', async () => {
  const { door, client, comments } = await decideAndVanish();
  await door.demo.faults.set([{ call: 'getReview', kind: 'offline' }]);
  const { stop } = open(client);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await expect.poll(async () => (await door.demo.log()).length).toBeGreaterThan(0);
  expect([await comments(), keptReviews(priyaNair.id).decisions.names()]).toEqual([[], ['a/review-508-11']]);
  stop();
});
