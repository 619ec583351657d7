import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { SimulatedClock, waitFor } from 'xstate';
import { testClient } from '#api/testing/test-client.ts';
import type { Fault } from '#contracts/demo.ts';
import { priyaNair } from '#fixtures/people.ts';
import { UNDO_MILLISECONDS } from '#machines/undo.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { memoryDevice } from '#mocks/testing/memory-device.ts';
import { claimsInPage } from '#persistence/claims.ts';
import { createOutbox } from '#persistence/outbox.ts';
import { pageByItself } from '#persistence/persistence.ts';
import { createReviewSession } from './review-session.ts';

const STATUSES = [401, 403, 404, 413, 419, 422, 423, 429, 500, 502, 503] as const;
const KINDS = ['offline', 'lost', 'html', 'redirect', 'empty', 'truncated', 'malformed', 'huge', 'slow'] as const;
const FAULTS: readonly Pick<Fault, 'status' | 'kind'>[] = [
  ...STATUSES.map((status) => ({ status })),
  ...KINDS.map((kind) => ({ kind })),
];
const nameOf = ({ status, kind }: Pick<Fault, 'status' | 'kind'>): string => String(status ?? kind);

const COMMENT = 'Name who signs the ticket.';
const guide = (): File => new File(['One page.'], 'guide.pdf', { type: 'application/pdf' });

const setUp = async () => {
  const backend = createInProcess();
  await backend.demo.as(priyaNair.email);
  const client = testClient(backend);
  const device = memoryDevice();
  const open = async () => {
    const clock = new SimulatedClock();
    const persistence = pageByItself({
      storage: () => device,
      outbox: createOutbox(() => device),
      claims: claimsInPage(),
    });
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
    const settled = () => waitFor(session.actor, (state) => !state.hasTag('busy'), { timeout: 20_000 });
    await settled();
    return {
      ...session,
      clock,
      settled,
      is: (state: string) => session.actor.getSnapshot().matches(state as 'done'),
      context: () => session.actor.getSnapshot().context,
    };
  };
  const decisions = () =>
    backend.backend.read((db) => db.tables.user_assessments.get(50811)?.messages.map(({ message }) => message) ?? []);
  return { ...backend, open, decisions };
};

// Each has a backend of its own, and a slow answer is waited for: side by side.
describe.concurrent.each(FAULTS.map((fault) => ({ name: nameOf(fault), fault })))('$name', ({ fault }) => {
  test('at loading: it is told, nothing breaks, and trying again opens it', async () => {
    const world = await setUp();
    await world.demo.faults.set([{ call: 'getReview', ...fault }]);
    const first = await world.open();
    const state = first.actor.getSnapshot().value;
    if (first.is('notLoaded')) {
      first.send({ type: 'retried' });
      await first.settled();
    }
    const expected = fault.status === 403 ? 'denied' : fault.status === 404 ? 'notFound' : 'form';
    expect([state, first.is(expected)]).toEqual([expect.anything(), true]);
    expect((await world.fetch('me')).status, 'the session stands').toBe(200);
    first.close();
  });

  test('at submitting: nothing is lost, nothing is decided twice, and a second press goes through', async () => {
    const world = await setUp();
    const review = await world.open();
    review.send({ type: 'marks.setAll', correct: true });
    review.send({ type: 'comment.changed', comment: COMMENT });
    review.send({ type: 'submit.requested' });
    await world.demo.faults.set([{ call: 'submitReview', ...fault }]);
    review.clock.increment(UNDO_MILLISECONDS);
    await review.settled();
    expect([review.context().comment, Object.values(review.context().marks)]).toEqual([COMMENT, [true, true]]);
    expect((await world.decisions()).length).toBeLessThanOrEqual(1);
    if (review.is('denied')) return review.close();
    if (review.is('unconfirmed')) {
      review.send({ type: 'retried' });
      await review.settled();
    }
    if (review.is('form')) {
      review.send({ type: 'submit.requested' });
      review.clock.increment(UNDO_MILLISECONDS);
      await review.settled();
    }
    expect([review.is('done'), await world.decisions()]).toEqual([true, [COMMENT]]);
    review.close();
  });

  test('at asking after a decision whose answer was lost: everything is kept, and it is asked again', async () => {
    const world = await setUp();
    const review = await world.open();
    review.send({ type: 'marks.setAll', correct: true });
    review.send({ type: 'comment.changed', comment: COMMENT });
    review.send({ type: 'submit.requested' });
    await world.demo.faults.set([
      { call: 'submitReview', kind: 'lost' },
      { call: 'getReview', ...fault },
    ]);
    review.clock.increment(UNDO_MILLISECONDS);
    await review.settled();
    expect(review.context().comment).toBe(COMMENT);
    expect(review.is('unconfirmed') || review.is('queued') || review.is('done')).toBe(true);
    if (!review.is('done')) {
      review.send({ type: review.is('queued') ? 'delivery.due' : 'retried' });
      await review.settled();
    }
    expect([review.is('done'), await world.decisions()]).toEqual([true, [COMMENT]]);
    review.close();
  });

  test('at attaching: it is said at the field, and the form stands', async () => {
    const world = await setUp();
    const review = await world.open();
    review.send({ type: 'comment.changed', comment: COMMENT });
    await world.demo.faults.set([{ call: 'uploadFile', ...fault }]);
    review.attachment.pick(guide(), 10);
    await waitFor(review.actor, (state) => state.matches({ form: 'idle' }), { timeout: 20_000 });
    const running = review.attachment.running();
    const text = running?.kind === 'failed' ? running.message : (review.context().file?.name ?? '');
    expect(text, 'either it is there, or it is said why not').not.toBe('');
    expect(review.context().comment).toBe(COMMENT);
    review.close();
  });
});

test('D-14, D-17: an account that lost its rights before the decision arrived keeps what was typed on the device', async () => {
  const world = await setUp();
  const review = await world.open();
  review.send({ type: 'marks.setAll', correct: true });
  review.send({ type: 'comment.changed', comment: COMMENT });
  review.send({ type: 'submit.requested' });
  await world.demo.faults.set([{ call: 'submitReview', status: 403 }]);
  review.clock.increment(UNDO_MILLISECONDS);
  await review.settled();
  expect(review.is('denied')).toBe(true);
  review.leave();
  review.close();
  const later = await world.open();
  expect([later.is('form'), later.context().comment]).toEqual([true, COMMENT]);
  later.close();
});
