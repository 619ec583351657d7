// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { priyaNair } from '#fixtures/people.ts';
import { house } from '#mocks/testing/visit.ts';
import { keptEvidences } from './evidence-kept.ts';
import { sendKeptEvidence, unsentEvidence, wipeEvidence } from './send-kept-evidence.ts';
import { clientOf } from './testing/open-evidence.tsx';

const draft = { verdict: 'rejected', completedOn: null, score: '100', message: 'Kept' } as const;
const submission = { status: 'rejected', message: 'Kept' } as const;
const NAMED = { title: 'Basic Life Support: annual update', learner: 'Tom Whitfield' };
let stop = (): void => undefined;

beforeEach(() => window.localStorage.clear());
afterEach(() => stop());

/** A page that decided about Tom's evidence and about two more, and was gone before either call left. */
const setUp = async () => {
  const door = await house();
  await door.demo.as(priyaNair.email);
  const kept = keptEvidences(priyaNair.id);
  kept.drafts.write('evidence-tom', { ...NAMED, draft });
  kept.decisions.write('evidence-tom', { ...NAMED, draft, key: 'evidence-tom', submission, leavesAtMs: 0 });
  kept.batches.write('1', { organisationId: 1, keys: ['evidence-leah', 'evidence-hannah'], submission, leavesAtMs: 0 });
  const sent: number[] = [];
  const send = (): void => void (stop = sendKeptEvidence({ client: clientOf(door), userId: priyaNair.id, onSent: (count) => sent.push(count) }));
  const statusOf = (key: string) => door.backend.read((db) => db.tables.evidence.get(key)?.status);
  return { door, kept, sent, send, statusOf };
};
const keptNames = (): readonly string[] => Object.keys(localStorage).filter((name) => name.startsWith('waymark.evidence'));

test('what a closed page decided is sent at the next opening, once, and nothing of it stays', async () => {
  const { door, sent, send, statusOf } = await setUp();
  send();
  await expect.poll(keptNames, { timeout: 8000 }).toEqual([]);
  expect(await Promise.all(['evidence-tom', 'evidence-leah', 'evidence-hannah'].map(statusOf))).toEqual(['rejected', 'rejected', 'rejected']);
  expect(sent.toSorted((one, other) => one - other)).toEqual([1, 2]);
  expect((await door.demo.mail()).length).toBe(3);
});

test('what had arrived, or was decided by somebody else, is not sent again', async () => {
  const { door, sent, send, statusOf } = await setUp();
  await door.patch('e/evidence-tom', { status: 'accepted', last_completed_at: Math.floor(door.backend.nowMs() / 1000), score: 100 });
  await door.patch('evidence', { organisation_id: 1, evidences: ['evidence-leah', 'evidence-hannah'], ...submission });
  send();
  await expect.poll(keptNames, { timeout: 8000 }).toEqual([]);
  expect([await statusOf('evidence-tom'), sent, (await door.demo.mail()).length]).toEqual(['accepted', [], 3]);
});

test('without a connection it stays on the device', async () => {
  const { door, sent, send } = await setUp();
  await door.demo.faults.set([{ call: '*', kind: 'offline', times: 'always' }]);
  send();
  await new Promise((resolve) => setTimeout(resolve, 4000));
  expect([keptNames().length, sent]).toEqual([3, []]);
});

test('A-28: a chosen sign-out names what was typed, and wipes it', async () => {
  await setUp();
  expect(unsentEvidence(priyaNair.id)).toEqual([NAMED]);
  expect(unsentEvidence(11)).toEqual([]);
  wipeEvidence(priyaNair.id);
  expect(keptNames()).toEqual([]);
});
