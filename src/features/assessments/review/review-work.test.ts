import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { SimulatedClock, waitFor } from 'xstate';
import type { Client } from '#api/client.ts';
import { testClient } from '#api/testing/test-client.ts';
import { priyaNair } from '#fixtures/people.ts';
import { UNDO_MILLISECONDS } from '#machines/undo.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { memoryDevice } from '#mocks/testing/memory-device.ts';
import { sendOnce } from '#persistence/send-once.ts';
import { openDrafts } from '#persistence/drafts.ts';
import { claimsInPage } from '#persistence/claims.ts';
import { createOutboxWorker, GRACE_MILLISECONDS } from '#persistence/outbox-worker.ts';
import { createOutbox } from '#persistence/outbox.ts';
import { pageByItself } from '#persistence/persistence.ts';
import { settleUnseen } from '#persistence/settle-unseen.ts';
import { createReviewSession } from './review-session.ts';
import { reviewWork } from './review-work.ts';

const WORK = 'Handling laboratory work: practice log, Amara Osei';
const NAME = 'a/review-508-11';

/** Priya decides about Amara's work; her page stands, and its call has not left. */
const decide = async () => {
  const door = createInProcess();
  await door.demo.as(priyaNair.email);
  const client = testClient(door);
  const device = memoryDevice();
  const storage = () => device;
  const outbox = createOutbox(storage);
  const clock = new SimulatedClock();
  const persistence = pageByItself({ storage, outbox, claims: claimsInPage() });
  const session = createReviewSession({
    client,
    queries: new QueryClient(),
    subject: { by: 'key', key: 'review-508-11' },
    reviewerId: priyaNair.id,
    persistence,
    clock,
    reportUnexpectedError: (error) => expect(error).toBeUndefined(),
  });
  session.actor.start();
  const settled = () => waitFor(session.actor, (state) => !state.hasTag('busy'));
  await settled();
  session.send({ type: 'marks.setAll', correct: true });
  session.send({ type: 'comment.changed', comment: 'Clear.' });
  session.send({ type: 'submit.requested' });
  return {
    door,
    client,
    session,
    clock,
    settled,
    persistence,
    comments: () =>
      door.backend.read((db) => (db.tables.user_assessments.get(50811)?.messages ?? []).map(({ message }) => message)),
    typed: () => openDrafts(reviewWork, priyaNair.id, storage).names(),
    waiting: () => outbox.of(priyaNair.id).map(({ name, stage }) => `${name}: ${stage}`),
  };
};
type Decided = Awaited<ReturnType<typeof decide>>;

/** Her page is gone before the call could leave. */
const decideAndVanish = async (): Promise<Decided> => {
  const decided = await decide();
  decided.session.close();
  return decided;
};

/** Another page of the app, `afterMs` later; it sends when it is told to. */
const openPage = (
  { persistence }: Decided,
  client: Client,
  afterMs = UNDO_MILLISECONDS + GRACE_MILLISECONDS + 1000,
) => {
  const outcomes: string[] = [];
  const titles: string[] = [];
  let finished = 0;
  let isHere = true;
  const services = { client, ...persistence, isHere: () => isHere };
  const worker = createOutboxWorker({
    outbox: persistence.outbox,
    isConnected: () => true,
    schedule: () => () => undefined,
    now: () => Date.now() + afterMs,
    send: async (entry) => {
      const delivery = await sendOnce(services, reviewWork.submission, entry, 'queue', entry);
      const { learner } = reviewWork.submission.parse(entry.input);
      outcomes.push(`${delivery.outcome}: ${entry.title}, ${learner}`);
      settleUnseen(
        { ...services, queries: new QueryClient(), tell: (_, { title }) => void titles.push(title) },
        reviewWork,
        entry,
        delivery,
      );
      finished += 1;
    },
  });
  worker.workFor(priyaNair.id);
  return {
    outcomes,
    titles,
    worker,
    /** Resolves when it has tried so many. */
    tried: async (count = 1): Promise<void> => {
      await expect.poll(() => finished, { timeout: 20_000 }).toBe(count);
    },
    /** Its person is not here any more. */
    leave: (): void => {
      isHere = false;
      worker.workFor(null);
    },
  };
};

describe('a review whose page closed before its call left', () => {
  test('is sent at the next opening, once, and said', async () => {
    const decided = await decideAndVanish();
    const page = openPage(decided, decided.client);
    await page.tried();
    expect([await decided.comments(), page.outcomes, page.titles, decided.typed(), decided.waiting()]).toEqual([
      ['Clear.'],
      [`sent: ${WORK}`],
      ['Review sent'],
      [],
      [],
    ]);
  });

  test('is not sent before its own page would have', async () => {
    const decided = await decideAndVanish();
    const page = openPage(decided, decided.client, 0);
    await new Promise((resolve) => setTimeout(resolve));
    expect([await decided.comments(), page.outcomes, decided.waiting()]).toEqual([[], [], [`${NAME}: confirmed`]]);
  });

  test('whose reviewer is gone while the server is asked stays on the device, is sent in nobody’s name, and nobody else hears of it (A-28, H-07)', async () => {
    const decided = await decideAndVanish();
    await decided.door.demo.faults.set([{ call: 'getReview', pause: 'asked' }]);
    const page = openPage(decided, decided.client);
    await expect.poll(() => decided.door.demo.faults.pausedCalls('asked'), { timeout: 20_000 }).toBe(1);
    page.leave();
    await decided.door.demo.faults.release('asked');
    await page.tried();
    expect([await decided.comments(), decided.waiting(), page.titles]).toEqual([[], [`${NAME}: confirmed`], []]);
  });

  test('what somebody else decided meanwhile is left as it is, and said (D-11)', async () => {
    const decided = await decideAndVanish();
    await decided.door.backend.write((db) =>
      db.tables.user_assessments.update(50811, { status: 'completed', last_assessed_user_id: 34 }),
    );
    const page = openPage(decided, decided.client);
    await page.tried();
    expect([await decided.comments(), page.outcomes, page.titles, decided.typed()]).toEqual([
      [],
      [`overtaken: ${WORK}`],
      ['Review not sent'],
      [NAME],
    ]);
  });

  test('what had counted before is neither sent again nor said to have failed', async () => {
    const decided = await decideAndVanish();
    await decided.door.backend.write((db) =>
      db.tables.user_assessments.update(50811, { status: 'completed', last_assessed_user_id: priyaNair.id }),
    );
    const page = openPage(decided, decided.client);
    await page.tried();
    expect([await decided.comments(), page.outcomes, page.titles]).toEqual([[], [`counted: ${WORK}`], []]);
  });

  test.each([
    ['denied', 'getReview', 403, [NAME]],
    ['denied', 'submitReview', 403, [NAME]],
    ['invalid', 'submitReview', 422, [NAME]],
    ['gone', 'getReview', 404, []],
  ] as const)(
    '%s by %s with %i: it is said, is not tried again, and what was typed stays where it can be sent again',
    async (outcome, call, status, typed) => {
      const decided = await decideAndVanish();
      await decided.door.demo.faults.set([{ call, status, times: 1 }]);
      const page = openPage(decided, decided.client);
      await page.tried();
      page.worker.due();
      await new Promise((resolve) => setTimeout(resolve));
      expect([await decided.comments(), page.outcomes, page.titles, decided.typed()]).toEqual([
        [],
        [`${outcome}: ${WORK}`],
        ['Review not sent'],
        typed,
      ]);
    },
  );

  test.each([{ kind: 'offline' }, { kind: 'lost' }, { status: 500 }, { status: 503 }] as const)(
    'a call of it that is lost (%o) is made again within the same visit, and it counts once (T2)',
    async (fault) => {
      const decided = await decideAndVanish();
      await decided.door.demo.faults.set([{ call: 'submitReview', ...fault }]);
      const page = openPage(decided, decided.client);
      await page.tried();
      expect(decided.waiting()).toEqual([`${NAME}: confirmed`]);
      page.worker.due();
      await page.tried(2);
      expect([await decided.comments(), page.titles, decided.waiting()]).toEqual([
        ['Clear.'],
        'kind' in fault && fault.kind === 'lost' ? [] : ['Review sent'],
        [],
      ]);
    },
  );

  test('without a connection it stays on the device', async () => {
    const decided = await decideAndVanish();
    await decided.door.demo.faults.set([{ call: 'getReview', kind: 'offline' }]);
    const page = openPage(decided, decided.client);
    await page.tried();
    expect([await decided.comments(), decided.waiting(), page.titles]).toEqual([[], [`${NAME}: confirmed`], []]);
  });
});

describe('a review that leaves with its page', () => {
  test.each([
    [
      'denied, it stays for the next opening to tell, and the session stands (D-14, D-17)',
      403,
      [`${NAME}: confirmed`],
      [],
    ],
    ['with a fault in it, it is said at once and can be mended', 422, [], ['tray']],
  ] as const)('%s', async (_, status, stays, told) => {
    const decided = await decide();
    const treatments: string[] = [];
    decided.client.onFailure(({ treatment }) => void (treatment === 'tray' && treatments.push(treatment)));
    await decided.door.demo.faults.set([{ call: 'submitReview', status }]);
    const failed = new Promise<void>((resolve) => void decided.client.onFailure(() => resolve()));
    decided.session.leave();
    await failed;
    await expect.poll(decided.waiting).toEqual(stays);
    expect([treatments, await decided.comments(), decided.typed()]).toEqual([told, [], [NAME]]);
    decided.session.close();
  });

  test.each([{ kind: 'offline' }, { kind: 'lost' }, { status: 503 }] as const)(
    'and loses its one call (%o) is sent by a page that stands open, once (T2, R6)',
    async (fault) => {
      const decided = await decide();
      await decided.door.demo.faults.set([{ call: 'submitReview', ...fault }]);
      const failed = new Promise<void>((resolve) => void decided.client.onFailure(() => resolve()));
      decided.session.leave();
      decided.session.close();
      await failed;
      await expect.poll(decided.waiting).toEqual([`${NAME}: confirmed`]);
      const page = openPage(decided, decided.client);
      await page.tried();
      expect([await decided.comments(), decided.waiting(), decided.typed()]).toEqual([['Clear.'], [], []]);
    },
  );
});

describe('no failure stands beside success (R7)', () => {
  const submitLosing = async (kind: 'lost' | 'offline') => {
    const decided = await decide();
    const shown: string[] = [];
    decided.client.onFailure(({ call, treatment }) => void (treatment !== 'silent' && shown.push(call)));
    await decided.door.demo.faults.set([{ call: 'submitReview', kind }]);
    decided.clock.increment(UNDO_MILLISECONDS);
    await decided.settled();
    return { ...decided, shown, state: decided.session.actor.getSnapshot() };
  };

  test('the reply of a review that counted was lost: nothing is shown', async () => {
    const { shown, state, comments } = await submitLosing('lost');
    expect([state.matches('done'), shown, await comments()]).toEqual([true, [], ['Clear.']]);
  });

  test('nothing counted: the failure is shown once that is known', async () => {
    const { shown, state, comments } = await submitLosing('offline');
    expect([state.matches('form'), shown, await comments()]).toEqual([true, ['submitReview'], []]);
  });
});
