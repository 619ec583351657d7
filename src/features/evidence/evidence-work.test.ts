import { afterEach, expect, test } from 'vitest';
import { priyaNair } from '#fixtures/people.ts';
import { house } from '#mocks/testing/visit.ts';
import { openDrafts } from '#persistence/drafts.ts';
import { batchAddress } from './bulk/bulk.actors.ts';
import { batchFormName, batchWork } from './bulk/batch-work.ts';
import { evidenceWork } from './evidence-work.ts';
import { evidenceAddress } from './review/review.actors.ts';
import { reviewerDevice, type ReviewerDevice } from './testing/reviewer-device.ts';

const form = { completedOn: null, score: '100', message: 'Stored' };
const draft = { verdict: 'rejected', ...form } as const;
const submission = { status: 'rejected', message: 'Stored' } as const;
const TITLE = 'Basic Life Support: annual update';
const LEARNER = 'Tom Whitfield';
const KEYS = ['evidence-leah', 'evidence-hannah'];
const TOMS = evidenceAddress(priyaNair.id, 'evidence-tom');
const BATCH = batchAddress(priyaNair.id, 1);

let device: ReviewerDevice | undefined;
afterEach(() => device?.open(null));

/** A page that decided about Tom's evidence and about two more, and was gone before either call left. */
const setUp = async () => {
  const door = await house();
  await door.demo.as(priyaNair.email);
  const opened = reviewerDevice(door);
  device = opened;
  const { persistence, outbox } = opened;
  const drafts = openDrafts(evidenceWork, priyaNair.id, persistence.storage);
  const forms = openDrafts(batchWork, priyaNair.id, persistence.storage);
  drafts.write('evidence-tom', { title: TITLE, learner: LEARNER, draft });
  forms.write(batchFormName(1, KEYS), { keys: KEYS, form });
  outbox.put(TOMS, {
    stage: 'confirmed',
    title: TITLE,
    confirmedAtMs: 1,
    input: { learner: LEARNER, draft, key: 'evidence-tom', submission },
  });
  outbox.put(BATCH, {
    stage: 'confirmed',
    title: 'Evidence to review',
    confirmedAtMs: 2,
    input: { organisationId: 1, keys: KEYS, form, submission },
  });
  const statusOf = (key: string) => door.backend.read((db) => db.tables.evidence.get(key)?.status);
  return { door, device: opened, outbox, drafts, forms, statusOf };
};

test('what a closed page decided is sent at the next opening, once, and nothing of it stays', async () => {
  const {
    door,
    device: { open, names, delivered, told },
    statusOf,
  } = await setUp();
  open();
  await expect.poll(names).toEqual([]);
  expect(await Promise.all(['evidence-tom', ...KEYS].map(statusOf))).toEqual(['rejected', 'rejected', 'rejected']);
  expect(delivered).toEqual(['sent: evidence', 'sent: evidence-batch']);
  expect(told).toEqual([
    `Decision sent: Your decision about ${TITLE}, ${LEARNER}, has been sent.`,
    'Decision sent: Your decision about 2 pieces of evidence has been sent.',
  ]);
  expect((await door.demo.mail()).length).toBe(3);
});

test('what had arrived, or was decided by somebody else, is not sent again', async () => {
  const {
    door,
    device: { open, names, delivered, told },
    statusOf,
  } = await setUp();
  await door.patch('e/evidence-tom', submission);
  await door.patch('evidence', { organisation_id: 1, evidences: KEYS, ...submission });
  open();
  await expect.poll(names).toEqual([]);
  expect([await statusOf('evidence-tom'), delivered, told, (await door.demo.mail()).length]).toEqual([
    'rejected',
    ['counted: evidence', 'counted: evidence-batch'],
    [],
    3,
  ]);
});

test('what the same reviewer decided otherwise meanwhile is not overwritten; they are told, and their words stay', async () => {
  const {
    door,
    device: { open, told },
    outbox,
    drafts,
    statusOf,
  } = await setUp();
  await door.patch('e/evidence-tom', {
    status: 'accepted',
    last_completed_at: Math.floor(door.backend.nowMs() / 1000),
    score: 100,
  });
  open();
  await expect.poll(() => outbox.of(priyaNair.id)).toEqual([]);
  expect([
    await statusOf('evidence-tom'),
    told.some((message) => message.startsWith('Decision not sent: ')),
    drafts.names(),
  ]).toEqual(['accepted', true, ['evidence-tom']]);
});

test.each([
  ['denied', 'getEvidence', 403, true],
  ['denied', 'reviewEvidence', 403, true],
  ['invalid', 'reviewEvidence', 422, true],
  ['gone', 'getEvidence', 404, false],
] as const)(
  '%s by %s with %i: it is said, is not tried again, and what was typed stays where it can be sent again',
  async (outcome, call, status, stays) => {
    const {
      door,
      device: { open, delivered, told },
      outbox,
      drafts,
      statusOf,
    } = await setUp();
    await door.demo.faults.set([{ call, status, times: 1 }]);
    open();
    await expect
      .poll(() => outbox.of(priyaNair.id).filter(({ stage }) => stage === 'confirmed' || stage === 'left'))
      .toEqual([]);
    expect([
      await statusOf('evidence-tom'),
      delivered[0],
      told.filter((message) => message.startsWith('Decision not sent: ')).length,
      drafts.names().length === 1,
    ]).toEqual(['pending', `${outcome}: evidence`, 1, stays]);
  },
);

test('of several, those that the server would not take and that wait still are told, and what was typed for them stays for them', async () => {
  const {
    door,
    device: { open, told, unsent },
    outbox,
    forms,
  } = await setUp();
  outbox.remove(TOMS);
  const last_completed_at = Math.floor(door.backend.nowMs() / 1000);
  const typed = { completedOn: null, score: '90', message: '' };
  outbox.put(BATCH, {
    stage: 'confirmed',
    title: 'Evidence to review',
    confirmedAtMs: 2,
    input: {
      organisationId: 1,
      keys: KEYS,
      form: typed,
      submission: { status: 'accepted', last_completed_at, score: 90 },
    },
  });
  // Hannah's is the reviewer's own; Leah's somebody else decided.
  await door.backend.write((db) => db.tables.evidence.update('evidence-hannah', { user_id: priyaNair.id }));
  await door.patch('e/evidence-leah', submission);
  open();
  await expect.poll(() => outbox.of(priyaNair.id)).toEqual([]);
  expect(told).toEqual([
    'Decision not sent: Your decision about 1 piece of evidence could not be saved: it was refused. What you typed is kept on this device; open it again to look at it.',
  ]);
  expect(forms.names()).toEqual([batchFormName(1, ['evidence-hannah'])]);
  expect(forms.read(batchFormName(1, ['evidence-hannah']))).toMatchObject({
    value: { keys: ['evidence-hannah'], form: typed },
  });
  expect(unsent()).toContain('Evidence to review: what you typed about 1 piece');
});

test('A-28, H-07: whose reviewer is gone while the server is asked stays on the device, is sent in nobody’s name, and nobody else hears of it', async () => {
  const {
    door,
    device: { open, told, delivered },
    outbox,
    statusOf,
  } = await setUp();
  outbox.remove(BATCH);
  await door.demo.faults.set([{ call: 'getEvidence', pause: 'asked' }]);
  open();
  await expect.poll(() => door.demo.faults.pausedCalls('asked')).toBe(1);
  open(null);
  await door.demo.faults.release('asked');
  await expect.poll(() => delivered).toEqual(['unknown: evidence']);
  expect([await statusOf('evidence-tom'), outbox.find(TOMS)?.stage, told]).toEqual(['pending', 'confirmed', []]);
});

test('without an answer it stays on the device, and nothing is said', async () => {
  const {
    door,
    device: { open, names, delivered, told },
  } = await setUp();
  await door.demo.faults.set([{ call: '*', kind: 'offline', times: 'always' }]);
  open();
  await expect.poll(() => delivered).toEqual(['unknown: evidence', 'unknown: evidence-batch']);
  expect([names().length, told]).toEqual([4, []]);
});

test('without a connection nothing is tried; when it is back, both are sent (R5, R6)', async () => {
  const {
    device: { open, loseConnection, reconnect, names, delivered },
  } = await setUp();
  loseConnection();
  open();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([names().length, delivered]).toEqual([4, []]);
  reconnect();
  await expect.poll(names).toEqual([]);
  expect(delivered).toEqual(['sent: evidence', 'sent: evidence-batch']);
});

test('A-28: a chosen sign-out names what was typed and what was confirmed, each once, and wipes it (F1)', async () => {
  const {
    device: { unsent, wipe, names },
    outbox,
  } = await setUp();
  expect(unsent()).toEqual([
    `${TITLE}: your review of ${LEARNER}, waiting to be sent`,
    'Evidence to review: your decision about 2 pieces, waiting to be sent',
  ]);
  outbox.remove(TOMS);
  outbox.remove(BATCH);
  expect(unsent()).toEqual([
    `${TITLE}: your review of ${LEARNER}`,
    'Evidence to review: what you typed about 2 pieces',
  ]);
  expect(unsent(11)).toEqual([]);
  wipe();
  expect(names()).toEqual([]);
});
