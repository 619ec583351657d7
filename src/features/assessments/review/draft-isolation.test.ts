import { QueryClient } from '@tanstack/react-query';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SimulatedClock, waitFor } from 'xstate';
import { testClient } from '#api/testing/test-client.ts';
import { priyaNair } from '#fixtures/people.ts';
import type { ReviewSubject } from '#machines/assessments/review-rules.ts';
import { UNDO_MILLISECONDS } from '#machines/undo.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { memoryDevice } from '#mocks/testing/memory-device.ts';
import { claimsInPage } from '#persistence/claims.ts';
import { createOutbox } from '#persistence/outbox.ts';
import { pageByItself } from '#persistence/persistence.ts';
import { createReviewSession } from './review-session.ts';
import { reviewQuery } from './review.queries.ts';

/** Three people's work on one assessment, opened by key or by person: nothing but the name tells them apart. */
const LEARNERS = [11, 12, 27] as const;
type Learner = (typeof LEARNERS)[number];

const subjectOf = (learner: Learner, byKey: boolean): ReviewSubject =>
  byKey ? { by: 'key', key: `review-508-${learner}` } : { by: 'user', userId: learner, assessmentId: 508 };

type Session = ReturnType<typeof createReviewSession>;

/** A reviewer's browser, the backend, and what was written for whom. */
const setUp = async () => {
  const backend = createInProcess();
  await backend.demo.as(priyaNair.email);
  await backend.backend.write(async (db) => {
    for (const taken of db.tables.user_assessments.where(
      ({ assessment_id, user_id }) => assessment_id === 508 && LEARNERS.some((id) => id === user_id),
    )) {
      await db.tables.user_assessments.update(taken.user_assessment_id, {
        status: 'review',
        attempts: 1,
        messages: [],
        last_assessed_comments: null,
      });
    }
  });
  const client = testClient(backend);
  const device = memoryDevice();
  const outbox = createOutbox(() => device);
  const persistence = pageByItself({ storage: () => device, outbox, claims: claimsInPage() });
  /** One cache, as the app has it: what one page left in it the next one finds. */
  const queries = new QueryClient();
  let open: { session: Session; learner: Learner; subject: ReviewSubject; name: string } | null = null;
  let clock = new SimulatedClock();
  let messageCount = 0;
  /** What was typed last under a name, and not sent. */
  const typed = new Map<string, string>();
  const settled = async (session: Session) => waitFor(session.actor, (state) => !state.hasTag('busy'));

  return {
    backend,
    open: async (learner: Learner, byKey: boolean): Promise<void> => {
      clock = new SimulatedClock();
      const subject = subjectOf(learner, byKey);
      const session = createReviewSession({
        client,
        queries,
        subject,
        reviewerId: priyaNair.id,
        persistence,
        clock,
        reportUnexpectedError: (error) => expect(error).toBeUndefined(),
      });
      open = { session, learner, subject, name: JSON.stringify(subject) };
      session.actor.start();
      const { context, ...state } = await settled(session);
      if (state.matches('form')) {
        expect(context.comment).toBe(typed.get(open.name) ?? '');
        if (context.comment === '') expect(Object.values(context.marks)).not.toContain(true);
      }
    },
    type: (): void => {
      if (!open?.session.actor.getSnapshot().matches('form')) return;
      messageCount += 1;
      const comment = `for ${open.learner}, no. ${messageCount}`;
      open.session.send({ type: 'comment.changed', comment });
      open.session.send({ type: 'marks.setAll', correct: messageCount % 2 === 0 });
      typed.set(open.name, comment);
    },
    submit: (): void => open?.session.send({ type: 'submit.requested' }),
    undo: (): void => open?.session.send({ type: 'undone' }),
    waitOut: async (): Promise<void> => {
      if (!open?.session.actor.getSnapshot().matches('waiting')) return;
      clock.increment(UNDO_MILLISECONDS);
      await settled(open.session);
      typed.delete(open.name);
    },
    leave: async (): Promise<void> => {
      if (open === null) return;
      const wasWaiting = open.session.actor.getSnapshot().matches('waiting');
      open.session.leave();
      open.session.close();
      // The call that left with the page has come back, or another one is told what became of it.
      if (wasWaiting) {
        await expect.poll(() => outbox.of(priyaNair.id)).toEqual([]);
        typed.delete(open.name);
      }
      open = null;
      await queries.invalidateQueries();
    },
    /** Somebody else decided, and everybody hands in once more: another attempt, for which nothing was typed yet. */
    handInAgain: async (): Promise<void> => {
      await backend.backend.write(async (db) => {
        for (const taken of db.tables.user_assessments.where(
          ({ assessment_id, user_id }) => assessment_id === 508 && LEARNERS.some((id) => id === user_id),
        )) {
          await db.tables.user_assessments.update(taken.user_assessment_id, {
            status: 'review',
            attempts: taken.attempts + 1,
          });
        }
      });
      typed.clear();
      await queries.invalidateQueries();
      // As the page does when the query hears of it.
      if (open === null) return;
      const assessment = await queries.fetchQuery(reviewQuery(client, open.subject));
      open.session.send({ type: 'assessment.changed', assessment });
      const { context, ...state } = await settled(open.session);
      expect([state.matches('waiting'), context.comment]).toEqual([false, '']);
    },
    attach: async (): Promise<void> => {
      await backend.demo.faults.set([{ call: 'uploadFile', pause: 'upload', times: 'always' }]);
      open?.session.attachment.pick(new File(['x'], 'guide.pdf'), 10);
      await expect.poll(() => backend.demo.faults.pausedCalls('upload')).toBe(1);
      expect(open?.session.actor.getSnapshot().matches({ form: 'uploading' })).toBe(true);
    },
    runningUpload: () => open?.session.attachment.running() ?? null,
    close: () => open?.session.close(),
  };
};

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('open' as const),
      learner: fc.constantFrom(...LEARNERS),
      byKey: fc.boolean(),
    }),
  },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('type' as const) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('submit' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('undo' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('waitOut' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('leave' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('handInAgain' as const) }) },
);

test('D-19: nothing typed for one learner can appear for the next, whatever is opened, typed, left, taken back or sent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
      const reviewer = await setUp();
      for (const one of steps) {
        if (one.does === 'open') {
          await reviewer.leave();
          await reviewer.open(one.learner, one.byKey);
        } else await reviewer[one.does]();
      }
      await reviewer.leave();
      reviewer.close();
      const written = await reviewer.backend.backend.read((db) =>
        db.tables.user_assessments
          .where(({ assessment_id }) => assessment_id === 508)
          .flatMap(({ user_id, messages }) => messages.map(({ message }) => ({ user_id, message }))),
      );
      for (const { user_id, message } of written) expect(message).toMatch(new RegExp(`^for ${user_id}, `));
    }),
    { numRuns: 150, seed: 19 },
  );
}, 120_000);

test('D-06: a file on its way for work that is handed in again meanwhile is given up, and not shown beside the next attempt', async () => {
  const reviewer = await setUp();
  await reviewer.open(11, true);
  reviewer.type();
  await reviewer.attach();
  expect(reviewer.runningUpload()).toMatchObject({ kind: 'uploading', name: 'guide.pdf' });
  await reviewer.handInAgain();
  expect(reviewer.runningUpload()).toBeNull();
  reviewer.close();
});
