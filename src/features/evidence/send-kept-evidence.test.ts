// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** A page that decided about Tom's evidence and about two more, and was gone before either call left. */
const setUp = async () => {
  const door = await house();
  await door.demo.as(priyaNair.email);
  const kept = keptEvidences(priyaNair.id);
  kept.drafts.write('evidence-tom', { ...NAMED, draft });
  kept.decisions.write('evidence-tom', { ...NAMED, draft, key: 'evidence-tom', submission, leavesAtMs: 0 });
  kept.batches.write('1', { organisationId: 1, keys: ['evidence-leah', 'evidence-hannah'], submission, leavesAtMs: 0 });
  const sent: string[] = [];
  /** The next opening, long enough after. */
  const send = (): void => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    stop = sendKeptEvidence({ client: clientOf(door), userId: priyaNair.id, onFate: (fate, { count, named }) => sent.push(`${fate}: ${named?.learner ?? count}`) });
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
  };
  const statusOf = (key: string) => door.backend.read((db) => db.tables.evidence.get(key)?.status);
  return { door, kept, sent, send, statusOf };
};
const keptNames = (): readonly string[] => Object.keys(localStorage).filter((name) => name.startsWith('waymark.evidence'));

test('what a closed page decided is sent at the next opening, once, and nothing of it stays', async () => {
  const { door, sent, send, statusOf } = await setUp();
  send();
  await expect.poll(keptNames).toEqual([]);
  expect(await Promise.all(['evidence-tom', 'evidence-leah', 'evidence-hannah'].map(statusOf))).toEqual(['rejected', 'rejected', 'rejected']);
  expect(sent.toSorted()).toEqual(['sent: 2', 'sent: Tom Whitfield']);
  expect((await door.demo.mail()).length).toBe(3);
});

test('what had arrived, or was decided by somebody else, is not sent again', async () => {
  const { door, sent, send, statusOf } = await setUp();
  await door.patch('e/evidence-tom', { status: 'accepted', last_completed_at: Math.floor(door.backend.nowMs() / 1000), score: 100 });
  await door.patch('evidence', { organisation_id: 1, evidences: ['evidence-leah', 'evidence-hannah'], ...submission });
  send();
  await expect.poll(keptNames).toEqual([]);
  expect([await statusOf('evidence-tom'), sent, (await door.demo.mail()).length]).toEqual(['accepted', ['counted: Tom Whitfield'], 3]);
});

test.each([
  ['refused', 'getEvidence', 403, true],
  ['refused', 'reviewEvidence', 403, true],
  ['refused', 'reviewEvidence', 422, true],
  ['gone', 'getEvidence', 404, false],
] as const)('%s by %s with %i: it is said, is not tried again, and what was typed stays where it can be sent again', async (fate, call, status, stays) => {
  const { door, kept, sent, send, statusOf } = await setUp();
  await door.demo.faults.set([{ call, status, times: 1 }]);
  send();
  await expect.poll(() => kept.decisions.names()).toEqual([]);
  expect([await statusOf('evidence-tom'), sent.filter((one) => one.endsWith('Tom Whitfield')), kept.drafts.names().length === 1]).toEqual(['pending', [`${fate}: Tom Whitfield`], stays]);
});

test('of several, those that the server would not take and that wait still are told, and what was typed for them stays', async () => {
  const { door, kept, sent, send } = await setUp();
  kept.forms.write('1', { form: { completedOn: null, score: '90', message: '' } });
  const last_completed_at = Math.floor(door.backend.nowMs() / 1000);
  kept.batches.write('1', { organisationId: 1, keys: ['evidence-leah', 'evidence-hannah'], submission: { status: 'accepted', last_completed_at, score: 90 }, leavesAtMs: 0 });
  // Hannah's was sent after the day that was typed; Leah's somebody else decided.
  await door.backend.write((db) => db.tables.evidence.update('evidence-hannah', { created_at: last_completed_at + 86_400 }));
  await door.patch('e/evidence-leah', submission);
  send();
  await expect.poll(() => kept.batches.names()).toEqual([]);
  expect([sent.filter((one) => !one.endsWith('Tom Whitfield')), kept.forms.names()]).toEqual([['refused: 1'], ['1']]);
});

test('A-28, H-07: whose reviewer is gone while the server is asked stays on the device, is sent in nobody’s name, and nobody else hears of it', async () => {
  const { door, kept, sent, send, statusOf } = await setUp();
  kept.batches.clear('1');
  await door.demo.faults.set([{ call: 'getEvidence', hold: 'asked' }]);
  send();
  await expect.poll(() => door.demo.faults.held('asked')).toBe(1);
  stop();
  await door.demo.faults.release('asked');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([await statusOf('evidence-tom'), kept.decisions.names(), sent]).toEqual(['pending', ['evidence-tom'], []]);
});

test('without a connection it stays on the device', async () => {
  const { door, sent, send } = await setUp();
  await door.demo.faults.set([{ call: '*', kind: 'offline', times: 'always' }]);
  send();
  await expect.poll(() => sent.length).toBe(2);
  expect([keptNames().length, sent.toSorted()]).toEqual([3, ['waits: 2', 'waits: Tom Whitfield']]);
});

test('A-28: a chosen sign-out names what was typed, and wipes it', async () => {
  await setUp();
  expect(unsentEvidence(priyaNair.id)).toEqual([NAMED]);
  expect(unsentEvidence(11)).toEqual([]);
  wipeEvidence(priyaNair.id);
  expect(keptNames()).toEqual([]);
});
