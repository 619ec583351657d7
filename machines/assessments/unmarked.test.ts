import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { UNDO_MILLISECONDS } from '../undo.ts';
import type { ReviewSubject } from './review-draft.ts';
import { reviewMachine } from './review.machine.ts';
import type { LoadReviewResult } from './review.results.ts';
import { REVIEWER_ID, sampleReview } from './review.samples.ts';

/** An open review of a text (12) and a file (13), and which effects were asked for. */
const begin = async () => {
  const did: string[] = [];
  const note = (name: string) => () => void did.push(name);
  const clock = new SimulatedClock();
  const machine = reviewMachine.provide({
    actors: {
      loadReview: fromPromise<LoadReviewResult, { subject: ReviewSubject }>(async () => ({
        ok: true,
        assessment: sampleReview(),
        draft: null,
        isDecided: false,
      })),
    },
    actions: { saveDraft: note('save'), storeDecision: note('store') },
  });
  const actor = createActor(machine, {
    input: { subject: { by: 'key', key: 'review-7-11' }, reviewerId: REVIEWER_ID },
    clock,
  }).start();
  await waitFor(actor, (state) => !state.hasTag('busy'));
  return { did, clock, send: actor.send.bind(actor), state: () => actor.getSnapshot().value };
};

describe('R12: answers that nobody looked at', () => {
  it('an untouched review asks before it is sent, and nothing leaves until it is confirmed', async () => {
    const { send, clock, did, state } = await begin();
    send({ type: 'submit.requested' });
    send({ type: 'submit.requested' });
    clock.increment(10 * UNDO_MILLISECONDS);
    expect([did, state()]).toEqual([[], { form: 'confirming' }]);
    send({ type: 'cancelled' });
    expect(state()).toEqual({ form: 'idle' });
    send({ type: 'mark.set', questionId: 12, correct: false });
    send({ type: 'submit.requested' });
    expect(state()).toEqual({ form: 'confirming' });
    send({ type: 'submit.confirmed' });
    expect([state(), did]).toEqual(['waiting', ['save', 'store']]);
  });

  it('what was looked at and found wrong asks nothing', async () => {
    const { send, state } = await begin();
    send({ type: 'marks.setAll', correct: false });
    send({ type: 'submit.requested' });
    expect(state()).toBe('waiting');
  });
});
