import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { encodeAnswers } from './answers.ts';
import type { Draft } from './draft.ts';
import { takingMachine } from './taking.machine.ts';
import { sampleAssessment, sampleQuestions } from './taking.samples.ts';
import type { AskResult, LoadResult, SubmitResult } from './taking.setup.ts';

const [single, several] = sampleQuestions as [(typeof sampleQuestions)[0], (typeof sampleQuestions)[0]];
const loaded = (over: Partial<Assessment> = {}, draft: Draft | null = null): LoadResult => ({
  ok: true,
  assessment: sampleAssessment(over),
  draft,
  submission: null,
  seed: 1,
  nowUnix: 1_772_452_800,
});

interface Answers {
  readonly loads?: readonly LoadResult[];
  readonly submits?: readonly SubmitResult[];
  readonly asks?: readonly AskResult[];
}

/** The chart with effects that answer in turn (the last one again and again), and a record of what it did. */
const begin = ({ loads = [loaded()], submits = [], asks = [] }: Answers = {}) => {
  const saved: Draft[] = [];
  const cleared: Pick<Draft, 'assessmentId' | 'attempts'>[] = [];
  const sent: Draft[] = [];
  const fresh: boolean[] = [];
  const did: string[] = [];
  let asked = 0;
  const take = <T>(list: readonly T[], turn: number): T => {
    const answer = list[Math.min(turn, list.length - 1)];
    if (answer === undefined) throw new Error('Nothing was prepared for this call.');
    return answer;
  };
  const actor = createActor(
    takingMachine.provide({
      actors: {
        loadAssessment: fromPromise<LoadResult, { assessmentId: number; fresh: boolean }>(async ({ input }) =>
          take(loads, fresh.push(input.fresh) - 1),
        ),
        submitAnswers: fromPromise<SubmitResult, Draft>(async ({ input }) => take(submits, sent.push(input) - 1)),
        askAfter: fromPromise<AskResult, Draft>(async () => take(asks, asked++)),
      },
      actions: {
        saveDraft: (_, draft) => void saved.push(draft),
        clearDraft: (_, draft) => void cleared.push(draft),
        clearSubmitted: () => void did.push('cleared what was submitted'),
        queueSubmission: () => void did.push('queued'),
        withdrawSubmission: () => void did.push('withdrawn'),
        reportUnexpectedError: () => undefined,
      },
    }),
    { input: { assessmentId: 7 } },
  ).start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, saved, cleared, sent, fresh, did, settled, asked: () => asked };
};

const answerAll = ({ actor }: ReturnType<typeof begin>): void => {
  actor.send({ type: 'option.toggled', question: single, optionId: 2 });
  actor.send({ type: 'option.toggled', question: several, optionId: 1 });
  actor.send({ type: 'option.toggled', question: several, optionId: 3 });
  actor.send({ type: 'text.changed', questionId: 13, text: 'I would stop.' });
  actor.send({ type: 'upload.started', questionId: 14 });
  actor.send({ type: 'upload.finished', questionId: 14, file: { id: 501, name: 'log.pdf', bytes: 10 } });
};

const submitAll = async (begun: ReturnType<typeof begin>) => {
  await begun.settled();
  answerAll(begun);
  begun.actor.send({ type: 'check.requested' });
  begun.actor.send({ type: 'submission.confirmed' });
  return begun.settled();
};

describe('answering', () => {
  it('C-16: Submit waits for every question, and clearing an answer takes it back', async () => {
    const begun = begin();
    await begun.settled();
    expect(begun.actor.getSnapshot().can({ type: 'check.requested' })).toBe(false);
    answerAll(begun);
    expect(begun.actor.getSnapshot().can({ type: 'check.requested' })).toBe(true);
    begun.actor.send({ type: 'text.changed', questionId: 13, text: '  ' });
    expect(begun.actor.getSnapshot().can({ type: 'check.requested' })).toBe(false);
  });

  it('C-31: a file on its way blocks Submit, also where it replaces one; the old one stays until the new one is there', async () => {
    const begun = begin();
    await begun.settled();
    answerAll(begun);
    begun.actor.send({ type: 'upload.started', questionId: 14 });
    expect(begun.actor.getSnapshot().matches({ answering: 'editing' })).toBe(true);
    begun.actor.send({ type: 'upload.ended', questionId: 14 });
    expect(begun.actor.getSnapshot().matches({ answering: 'ready' })).toBe(true);
    expect(begun.actor.getSnapshot().context.answers[14]).toMatchObject({ fileId: 501 });
  });

  it('K-05: a file that arrives after it was cancelled is no answer', async () => {
    const begun = begin();
    await begun.settled();
    begun.actor.send({ type: 'upload.started', questionId: 14 });
    begun.actor.send({ type: 'upload.ended', questionId: 14 });
    begun.actor.send({ type: 'upload.finished', questionId: 14, file: { id: 501, name: 'log.pdf', bytes: 10 } });
    expect(begun.actor.getSnapshot().context.answers[14]).toBeUndefined();
  });

  it('C-29: every change is handed to the draft as it then stands, the order from the start', async () => {
    const begun = begin();
    await begun.settled();
    expect(begun.saved).toEqual([{ assessmentId: 7, attempts: 1, order: [11, 12, 13, 14], answers: {}, aside: {} }]);
    begun.actor.send({ type: 'text.changed', questionId: 13, text: 'I' });
    expect(begun.saved.at(-1)?.answers).toEqual({ 13: { kind: 'text', text: 'I' } });
  });

  it('C-30: a newer assessment wipes nothing', async () => {
    const begun = begin();
    await begun.settled();
    answerAll(begun);
    const before = begun.actor.getSnapshot().context;
    begun.actor.send({ type: 'assessment.changed', assessment: sampleAssessment({ title: 'Renamed' }), nowUnix: 0 });
    expect(begun.actor.getSnapshot().context).toEqual(before);
  });
});

describe('checking, WCAG 3.3.4', () => {
  it('nothing is sent before it is confirmed, and there is a way back with every answer', async () => {
    const begun = begin();
    await begun.settled();
    answerAll(begun);
    const { answers } = begun.actor.getSnapshot().context;
    begun.actor.send({ type: 'check.requested' });
    expect(begun.sent).toEqual([]);
    begun.actor.send({ type: 'check.left' });
    expect(begun.actor.getSnapshot().matches({ answering: 'ready' })).toBe(true);
    expect(begun.actor.getSnapshot().context.answers).toEqual(answers);
  });

  it('a question that joins meanwhile leads back to it', async () => {
    const begun = begin();
    await begun.settled();
    answerAll(begun);
    begun.actor.send({ type: 'check.requested' });
    begun.actor.send({
      type: 'assessment.changed',
      assessment: sampleAssessment({ questions: [...sampleQuestions, { id: 15, title: 'Why?', type: 'textarea' }] }),
      nowUnix: 0,
    });
    expect(begun.actor.getSnapshot().matches({ answering: 'editing' })).toBe(true);
  });
});

describe('submitting', () => {
  it('C-17: one entry per chosen option, once; the draft goes when it counted', async () => {
    const begun = begin({ submits: [{ ok: true, assessment: sampleAssessment({ status: 'review', attempts: 2 }) }] });
    expect((await submitAll(begun)).matches('underReview')).toBe(true);
    expect(
      begun.sent.map(({ assessmentId, order, answers }) => ({ assessmentId, answers: encodeAnswers(order, answers) })),
    ).toEqual([
      {
        assessmentId: 7,
        answers: [
          { id: 11, value: 2 },
          { id: 12, value: 1 },
          { id: 12, value: 3 },
          { id: 13, value: 'I would stop.' },
          { id: 14, value: 501 },
        ],
      },
    ]);
    expect(begun.cleared).toHaveLength(1);
  });

  it.each([
    ['C-32: a 422', 'invalid', { answering: 'ready' }],
    ['a refusal', 'refused', 'checking'],
  ] as const)('%s keeps every answer and the draft', async (_name, reason, value) => {
    const begun = begin({ submits: [{ ok: false, reason }] });
    const snapshot = await submitAll(begun);
    expect(snapshot.value).toEqual(value);
    expect(Object.keys(snapshot.context.answers)).toHaveLength(4);
    expect([begun.cleared.length, begun.asked()]).toEqual([0, 0]);
  });

  it('an answer that never came is asked after, not repeated', async () => {
    const begun = begin({
      submits: [{ ok: false, reason: 'unknown' }],
      asks: [{ ok: true, assessment: sampleAssessment({ attempts: 2 }), standing: 'mine' }],
    });
    expect((await submitAll(begun)).matches({ failed: 'retryable' })).toBe(true);
    expect([begun.sent.length, begun.asked(), begun.cleared.length]).toEqual([1, 1, 1]);
  });

  it('a submission that breaks is asked after like one without an answer: it may have counted', async () => {
    const begun = begin({
      submits: [],
      asks: [{ ok: true, assessment: sampleAssessment({ status: 'completed', attempts: 2 }), standing: 'mine' }],
    });
    expect((await submitAll(begun)).matches('passed')).toBe(true);
    expect([begun.sent.length, begun.asked()]).toEqual([1, 1]);
  });

  it('what was not counted may be submitted again, with everything still there', async () => {
    const begun = begin({
      submits: [
        { ok: false, reason: 'unknown' },
        { ok: true, assessment: sampleAssessment({ status: 'completed', attempts: 2 }) },
      ],
      asks: [
        { ok: false, reason: 'failed' },
        { ok: true, assessment: sampleAssessment(), standing: 'open' },
      ],
    });
    expect((await submitAll(begun)).matches('unconfirmed')).toBe(true);
    begun.actor.send({ type: 'retried' });
    expect((await begun.settled()).matches('checking')).toBe(true);
    begun.actor.send({ type: 'submission.confirmed' });
    expect((await begun.settled()).matches('passed')).toBe(true);
    expect(begun.sent[1]).toEqual(begun.sent[0]);
  });

  it('C-22: Try Again fetches anew, and answers are cleared; C-07: the last try allows none', async () => {
    const begun = begin({
      loads: [loaded(), loaded({ attempts: 2 })],
      submits: [
        { ok: true, assessment: sampleAssessment({ attempts: 2 }) },
        { ok: true, assessment: sampleAssessment({ attempts: 3, status: 'locked' }) },
      ],
    });
    await submitAll(begun);
    begun.actor.send({ type: 'retake.requested' });
    const snapshot = await begun.settled();
    expect([begun.fresh, snapshot.context.answers, snapshot.context.attempts]).toEqual([[false, true], {}, 2]);
    const last = await submitAll(begun);
    expect(last.matches({ failed: 'final' })).toBe(true);
    expect(last.can({ type: 'retake.requested' })).toBe(false);
  });

  it('C-27: taking an expired one again keeps what was written', async () => {
    const draft: Draft = {
      assessmentId: 7,
      attempts: 1,
      order: [11, 12, 13, 14],
      answers: { 13: { kind: 'text', text: 'Half' } },
    };
    const begun = begin({ loads: [loaded({ expires_at: 1 }, draft)] });
    expect((await begun.settled()).matches('expired')).toBe(true);
    begun.actor.send({ type: 'retake.requested' });
    expect((await begun.settled()).context.answers).toEqual(draft.answers);
  });
});

describe('with a reviewer, D-10, Y-09', () => {
  const underReview = async () => {
    const begun = begin({ submits: [{ ok: true, assessment: sampleAssessment({ status: 'review', attempts: 2 }) }] });
    await begun.settled();
    answerAll(begun);
    begun.actor.send({ type: 'check.requested' });
    begun.actor.send({ type: 'submission.confirmed' });
    await begun.settled();
    expect(begun.actor.getSnapshot().value).toBe('underReview');
    return begun.actor;
  };

  it.each([
    [{ status: 'completed', attempts: 2, passed: true }, 'passed'],
    [{ status: 'pending', attempts: 2, passed: false }, { failed: 'retryable' }],
    [{ status: 'locked', attempts: 3, passed: false }, { failed: 'final' }],
  ] as const)('what was decided shows at once: %j', async (over, value) => {
    const actor = await underReview();
    actor.send({ type: 'assessment.changed', assessment: sampleAssessment(over), nowUnix: 0 });
    expect(actor.getSnapshot().value).toEqual(value);
  });

  it.each([
    { status: 'review', attempts: 2 },
    { status: 'pending', attempts: 1 },
  ] as const)('what says nothing of this try changes nothing: %j', async (over) => {
    const actor = await underReview();
    actor.send({ type: 'assessment.changed', assessment: sampleAssessment(over), nowUnix: 0 });
    expect(actor.getSnapshot().value).toBe('underReview');
  });
});
