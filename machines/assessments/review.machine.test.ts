import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { AskDecisionResult, SubmitDecisionResult } from '../submission/decision.kit.ts';
import { UNDO_MILLISECONDS } from '../undo.ts';
import type { ReviewDraft, ReviewSubject } from './review-rules.ts';
import { reviewMachine, type LoadReviewResult, type Decision } from './review.machine.ts';
import { REVIEWER_ID, sampleReview } from './review.samples.ts';

const subject: ReviewSubject = { by: 'key', key: 'review-7-11' };
const open: LoadReviewResult = { ok: true, assessment: sampleReview(), draft: null, isDecided: false };

interface Answers {
  readonly load?: LoadReviewResult;
  readonly submit?: SubmitDecisionResult;
  readonly ask?: AskDecisionResult;
}

/** The chart with effects that answer as told, and a record of what it did. */
const begin = async ({ load = open, submit = { ok: true }, ask = { ok: false, reason: 'failed' } }: Answers = {}) => {
  const clock = new SimulatedClock();
  const sent: Decision[] = [];
  const did: string[] = [];
  const note = (name: string) => () => void did.push(name);
  const actor = createActor(
    reviewMachine.provide({
      actors: {
        loadReview: fromPromise<LoadReviewResult, { subject: ReviewSubject }>(async () => load),
        submitDecision: fromPromise<SubmitDecisionResult, Decision>(async ({ input }) => {
          sent.push(input);
          return submit;
        }),
        askAfter: fromPromise<AskDecisionResult, Decision>(async () => ask),
      },
      actions: {
        saveDraft: note('save'),
        storeDecision: note('store'),
        queueDecision: note('queue'),
        forgetDecision: note('forget'),
        clearDraft: note('clear'),
        sendWithPage: note('sendWithPage'),
        reportUnexpectedError: note('surprise'),
      },
    }),
    { input: { subject, reviewerId: REVIEWER_ID }, clock },
  ).start();
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
  await settled();
  return {
    actor,
    clock,
    sent,
    did,
    settled,
    send: actor.send.bind(actor),
    is: (value: string) => actor.getSnapshot().matches(value as 'waiting'),
  };
};

describe('the time to take a decision back', () => {
  it('WCAG 3.3.4: the call leaves when eight seconds are over, once', async () => {
    const { send, clock, sent, settled, is } = await begin();
    send({ type: 'marks.setAll', correct: true });
    send({ type: 'submit.requested' });
    send({ type: 'submit.requested' });
    clock.increment(UNDO_MILLISECONDS - 1);
    expect([sent.length, is('waiting')]).toEqual([0, true]);
    clock.increment(1);
    await settled();
    clock.increment(10 * UNDO_MILLISECONDS);
    expect([sent.length, is('done')]).toEqual([1, true]);
  });

  it('T8, WCAG 2.2.1: more time begins the eight seconds anew, and the device is told of it', async () => {
    const { send, clock, sent, did, settled, is } = await begin();
    send({ type: 'marks.setAll', correct: true });
    send({ type: 'submit.requested' });
    const stored = () => did.filter((done) => done === 'store').length;
    for (let times = 1; times <= 5; times += 1) {
      clock.increment(UNDO_MILLISECONDS - 1);
      send({ type: 'undo.extended' });
      expect([sent.length, is('waiting'), stored()]).toEqual([0, true, 1 + times]);
    }
    clock.increment(UNDO_MILLISECONDS);
    await settled();
    expect([sent.length, is('done')]).toEqual([1, true]);
  });

  it('D-17: taken back, nothing leaves and everything stands', async () => {
    const { actor, send, clock, sent, did, is } = await begin();
    send({ type: 'mark.set', questionId: 12, correct: true });
    send({ type: 'mark.set', questionId: 13, correct: false });
    send({ type: 'comment.changed', comment: 'Good.' });
    send({ type: 'submit.requested' });
    send({ type: 'undone' });
    clock.increment(10 * UNDO_MILLISECONDS);
    expect([sent.length, is('form')]).toEqual([0, true]);
    expect(actor.getSnapshot().context).toMatchObject({ marks: { 12: true, 13: false }, comment: 'Good.' });
    expect(did.slice(-2)).toEqual(['store', 'forget']);
  });

  it('a page that closes first takes the call with it; come back, it asks and never sends again', async () => {
    const { send, clock, sent, did, settled, is } = await begin({ ask: { ok: true, standing: 'mine' } });
    send({ type: 'marks.setAll', correct: false });
    send({ type: 'submit.requested' });
    send({ type: 'page.left' });
    expect(did.at(-1)).toBe('sendWithPage');
    clock.increment(10 * UNDO_MILLISECONDS);
    send({ type: 'retried' });
    await settled();
    expect([sent.length, is('done')]).toEqual([0, true]);
  });

  it('a page that closes at any other time sends nothing', async () => {
    const { send, did } = await begin();
    send({ type: 'comment.changed', comment: 'Half a' });
    send({ type: 'page.left' });
    expect(did).toEqual(['save']);
  });

  it('D-11: a second reviewer who decides meanwhile shows at once, and nothing leaves', async () => {
    const { send, clock, sent, is } = await begin();
    send({ type: 'marks.setAll', correct: false });
    send({ type: 'submit.requested' });
    send({ type: 'assessment.changed', assessment: sampleReview({ status: 'completed', last_assessed_user_id: 34 }) });
    clock.increment(10 * UNDO_MILLISECONDS);
    expect([sent.length, is('alreadyReviewed')]).toEqual([0, true]);
  });
});

describe('what is sent', () => {
  it('D-09: every answer with the id and the type of its question; the automatic mark as it was', async () => {
    const { send, clock, sent, settled } = await begin();
    send({ type: 'mark.set', questionId: 12, correct: false });
    send({ type: 'mark.set', questionId: 13, correct: true });
    send({ type: 'comment.changed', comment: '  Sign it.  ' });
    send({ type: 'upload.started' });
    expect((await begin()).actor.getSnapshot().can({ type: 'submit.requested' })).toBe(true);
    send({ type: 'submit.requested' });
    send({ type: 'upload.finished', file: { id: 902, name: 'guide.pdf', bytes: 3 } });
    send({ type: 'submit.requested' });
    clock.increment(UNDO_MILLISECONDS);
    await settled();
    expect(sent.map(({ submission }) => submission)).toEqual([
      {
        answers: [
          { id: 11, type: 'select', correct: true },
          { id: 12, type: 'textarea', correct: false },
          { id: 13, type: 'file', correct: true },
        ],
        last_assessed_comments: 'Sign it.',
        last_assessed_file_id: 902,
      },
    ]);
  });

  it('D-07: a file asks for a comment, and stops asking when it is removed', async () => {
    const { actor, send } = await begin();
    const can = () => actor.getSnapshot().can({ type: 'submit.requested' });
    send({ type: 'upload.started' });
    expect(can()).toBe(false);
    send({ type: 'upload.finished', file: { id: 902, name: 'guide.pdf', bytes: 3 } });
    expect(can()).toBe(false);
    send({ type: 'comment.changed', comment: ' \n ' });
    expect(can()).toBe(false);
    send({ type: 'comment.changed', comment: 'See the guide.' });
    expect(can()).toBe(true);
    send({ type: 'comment.changed', comment: '' });
    send({ type: 'file.removed' });
    expect(can()).toBe(true);
  });

  it('D-19: what was typed for one attempt never fills the next', async () => {
    const draft: ReviewDraft = {
      attempt: 1,
      marks: { 12: true, 13: true },
      comment: 'Typed for the first.',
      file: null,
    };
    const second = await begin({
      load: { ok: true, assessment: sampleReview({ attempts: 2 }), draft, isDecided: false },
    });
    expect(second.actor.getSnapshot().context).toMatchObject({ attempt: 2, marks: {}, comment: '' });
    const first = await begin({ load: { ok: true, assessment: sampleReview(), draft, isDecided: false } });
    expect(first.actor.getSnapshot().context).toMatchObject({
      attempt: 1,
      marks: { 12: true, 13: true },
      comment: 'Typed for the first.',
    });
  });
});

describe('what became of it', () => {
  const submitted = async (answers: Answers) => {
    const begun = await begin(answers);
    begun.send({ type: 'marks.setAll', correct: false });
    begun.send({ type: 'comment.changed', comment: 'Kept.' });
    begun.send({ type: 'submit.requested' });
    begun.clock.increment(UNDO_MILLISECONDS);
    await begun.settled();
    return begun;
  };

  it.each([
    ['a fault that is still open', 'invalid', { ok: true, standing: 'open' }, 'form'],
    ['a decision of somebody else’s (D-11)', 'invalid', { ok: true, standing: 'other' }, 'alreadyReviewed'],
    ['an answer that was lost on the way', 'unknown', { ok: true, standing: 'mine' }, 'done'],
    ['a call that never arrived', 'unknown', { ok: true, standing: 'open' }, 'form'],
    ['nobody who can tell', 'unknown', { ok: false, reason: 'failed' }, 'unconfirmed'],
  ] as const)('D-17: %s: asked after, not repeated', async (_, reason, ask, state) => {
    const { actor, sent, is } = await submitted({ submit: { ok: false, reason }, ask });
    expect([is(state), sent.length, actor.getSnapshot().context.comment]).toEqual([true, 1, 'Kept.']);
  });

  it('D-14: an admin account that is gone denies, and keeps what was typed', async () => {
    const { actor, is } = await submitted({ submit: { ok: false, reason: 'denied' } });
    expect([is('denied'), actor.getSnapshot().context.comment]).toEqual([true, 'Kept.']);
  });

  it('a decision kept by a page that closed is sent at once, without another eight seconds', async () => {
    const draft: ReviewDraft = { attempt: 1, marks: { 12: true, 13: true }, comment: 'Kept.', file: null };
    const { sent, is } = await begin({ load: { ok: true, assessment: sampleReview(), draft, isDecided: true } });
    expect([is('done'), sent.map(({ submission }) => submission.last_assessed_comments)]).toEqual([true, ['Kept.']]);
  });
});

describe('without a connection (R5)', () => {
  const decidedOffline = async (answers: Partial<Answers> = {}) => {
    const begun = await begin({ submit: { ok: false, reason: 'noConnection' }, ...answers });
    begun.send({ type: 'marks.setAll', correct: false });
    begun.send({ type: 'comment.changed', comment: 'Kept.' });
    begun.send({ type: 'submit.requested' });
    begun.clock.increment(UNDO_MILLISECONDS);
    await begun.settled();
    return begun;
  };

  it('the decision waits on the device and is tried again when it is due', async () => {
    const { actor, send, sent, did, settled } = await decidedOffline();
    expect([actor.getSnapshot().value, did.at(-1)]).toEqual([{ queued: 'resting' }, 'queue']);
    send({ type: 'delivery.due' });
    await settled();
    expect([actor.getSnapshot().value, sent.length]).toEqual([{ queued: 'resting' }, 2]);
  });

  it('can be taken back, and everything typed stands', async () => {
    const { actor, send, did, is } = await decidedOffline();
    send({ type: 'undone' });
    expect([is('form'), did.at(-1), actor.getSnapshot().context.comment]).toEqual([true, 'forget', 'Kept.']);
  });
});

describe('another tab with the same form (R4)', () => {
  it('goes on with it; taken back, the work is loaded with what that tab stored', async () => {
    const { send, settled, is } = await begin();
    send({ type: 'opened.elsewhere' });
    expect(is('elsewhere')).toBe(true);
    send({ type: 'continued.here' });
    await settled();
    expect(is('form')).toBe(true);
  });
});

/** An open review of a text (12) and a file (13), and which effects were asked for. */
const beginUnmarked = async () => {
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
    const { send, clock, did, state } = await beginUnmarked();
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
    const { send, state } = await beginUnmarked();
    send({ type: 'marks.setAll', correct: false });
    send({ type: 'submit.requested' });
    expect(state()).toBe('waiting');
  });
});
