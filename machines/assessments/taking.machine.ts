import type { Entry } from './entry.ts';
import {
  clearDraft,
  clearSubmitted,
  countedAs,
  decidedAs,
  draftOf,
  endsElsewhere,
  entryIs,
  failedBecause,
  isNoLonger,
  outcomeIs,
  queueSubmission,
  reportUnexpectedError,
  saveDraft,
  startAttempt,
  submissionIs,
  submittedAs,
  takingSetup,
  wasCountedAs,
  wasOvertaken,
  withdrawSubmission,
} from './taking.setup.ts';

/** The page follows what happened elsewhere (H4): the cache has just been told, so nothing is fetched. */
const followFrom = (entry: Entry) =>
  ({ 'assessment.changed': { guard: isNoLonger(entry), target: '#taking.loading' } }) as const;

/** Where an assessment leads that cannot be answered, whether it was opened or asked for again. */
const closedEntries = [
  { guard: entryIs('exempt'), target: '#taking.exempt' },
  { guard: entryIs('passed'), target: '#taking.passed' },
  { guard: entryIs('underReview'), target: '#taking.underReview' },
  { guard: entryIs('offline'), target: '#taking.offline' },
  { guard: entryIs('tooManyFailures'), target: '#taking.tooManyFailures' },
  { guard: entryIs('unavailable'), target: '#taking.unavailable' },
  { guard: entryIs('noQuestions'), target: '#taking.noQuestions' },
  { guard: failedBecause('notFound'), target: '#taking.notFound' },
  { target: '#taking.notLoaded' },
] as const;

/** What was submitted before the page was opened anew: it counted, it waits, or nobody counted it. */
const submittedBefore = [
  { guard: wasCountedAs('passed'), target: '#taking.passed', actions: clearSubmitted },
  {
    guard: wasCountedAs('underReview'),
    target: '#taking.underReview',
    actions: clearSubmitted,
  },
  { guard: wasCountedAs('failed'), target: '#taking.failed', actions: clearSubmitted },
  {
    guard: wasCountedAs('failedFinally'),
    target: '#taking.failed.final',
    actions: clearSubmitted,
  },
  { guard: submissionIs('confirmed'), target: '#taking.queued', actions: startAttempt },
  { guard: submissionIs('left'), target: '#taking.queued.sending', actions: startAttempt },
] as const;

/** The result of a submission, wherever it was told. */
const resultOf = [
  { guard: wasOvertaken, target: '#taking.loading' },
  { guard: outcomeIs('passed'), target: '#taking.passed', actions: clearDraft },
  { guard: outcomeIs('underReview'), target: '#taking.underReview', actions: clearDraft },
  { guard: outcomeIs('failed'), target: '#taking.failed', actions: clearDraft },
  { guard: outcomeIs('failedFinally'), target: '#taking.failed.final', actions: clearDraft },
] as const;

/** The same where it may be the result of an earlier one: only what was counted since this attempt began. */
const countedResult = [
  { guard: wasOvertaken, target: '#taking.loading' },
  { guard: countedAs('passed'), target: '#taking.passed', actions: clearDraft },
  { guard: countedAs('underReview'), target: '#taking.underReview', actions: clearDraft },
  { guard: countedAs('failed'), target: '#taking.failed', actions: clearDraft },
  { guard: countedAs('failedFinally'), target: '#taking.failed.final', actions: clearDraft },
] as const;

/** The result of what another tab of this browser submitted; that tab has cleared its draft. */
const resultElsewhere = [
  { guard: submittedAs('passed'), target: '#taking.passed' },
  { guard: submittedAs('underReview'), target: '#taking.underReview' },
  { guard: submittedAs('failed'), target: '#taking.failed' },
  { guard: submittedAs('failedFinally'), target: '#taking.failed.final' },
] as const;

/**
 * Taking an assessment (C-28 and the rules of section C). Effects are promised; `taking.actors.ts` of the app keeps
 * them.
 */
export const takingMachine = takingSetup.createMachine({
  id: 'taking',
  // Eventless transitions that chase each other are a mistake: stop instead of freezing the page.
  options: { maxIterations: 50 },
  context: ({ input }) => ({
    assessmentId: input.assessmentId,
    attempts: 0,
    order: [],
    answers: {},
    aside: {},
    uploading: [],
    wasNotSubmitted: false,
    mayHaveArrived: false,
  }),
  initial: 'loading',
  states: {
    loading: {
      meta: { items: ['C-01', 'C-28'], description: 'The assessment is on its way.' },
      tags: 'busy',
      initial: 'arriving',
      states: {
        arriving: {
          meta: { items: ['C-01'], description: 'Somebody opened the assessment.' },
          invoke: {
            id: 'loadAssessment',
            src: 'loadAssessment',
            input: ({ context }) => ({ assessmentId: context.assessmentId, fresh: false }),
            onDone: [
              ...submittedBefore,
              { guard: entryIs('open'), target: '#taking.answering', actions: [startAttempt, saveDraft] },
              {
                guard: { type: 'hasBegun', params: ({ event }) => ({ result: event.output }) },
                target: '#taking.answering',
                actions: [startAttempt, saveDraft],
              },
              { guard: entryIs('expired'), target: '#taking.expired' },
              { guard: entryIs('failed'), target: '#taking.failed' },
              ...closedEntries,
            ],
            onError: { target: '#taking.notLoaded', actions: reportUnexpectedError },
          },
        },
        again: {
          meta: { items: ['C-22', 'C-27'], description: 'The assessment is fetched anew for one more try.' },
          invoke: {
            id: 'loadAgain',
            src: 'loadAssessment',
            input: ({ context }) => ({ assessmentId: context.assessmentId, fresh: true }),
            onDone: [
              {
                guard: { type: 'opensOnRetake', params: ({ event }) => ({ result: event.output }) },
                target: '#taking.answering',
                actions: [startAttempt, saveDraft],
              },
              ...closedEntries,
            ],
            onError: { target: '#taking.notLoaded', actions: reportUnexpectedError },
          },
        },
      },
    },
    notFound: { meta: { items: ['A-26'], description: 'There is no such assessment for this person.' } },
    notLoaded: {
      meta: { items: ['J-05'], description: 'The assessment did not arrive; the tray says why.' },
      on: { retried: 'loading' },
    },
    exempt: { meta: { items: ['C-23'], description: 'This person need not take it.' }, on: followFrom('exempt') },
    unavailable: {
      meta: { items: ['C-04', 'C-05'], description: 'Something has to be completed first.' },
      on: followFrom('unavailable'),
    },
    offline: {
      meta: { items: ['C-06'], description: 'A tutor or assessor marks it complete.' },
      on: followFrom('offline'),
    },
    tooManyFailures: {
      meta: { items: ['C-07'], description: 'It is locked, or no attempt is left.' },
      on: followFrom('tooManyFailures'),
    },
    noQuestions: { meta: { items: ['C-08'], description: 'It has no questions.' }, on: followFrom('noQuestions') },
    expired: {
      meta: { items: ['C-27'], description: 'It expired and may be taken again.' },
      on: { 'retake.requested': 'loading.again', ...followFrom('expired') },
    },
    answering: {
      meta: { items: ['C-02', 'C-28', 'C-29', 'C-30'], description: 'Questions are being answered; nothing was sent.' },
      tags: 'questions',
      initial: 'editing',
      states: {
        editing: {
          meta: { items: ['C-16', 'C-31'], description: 'A question is open, or a file is on its way.' },
          always: { guard: 'everythingIsAnswered', target: 'ready' },
        },
        ready: {
          meta: { items: ['C-16'], description: 'Every question shown is answered.' },
          always: { guard: 'somethingIsOpen', target: 'editing' },
          on: { 'check.requested': '#taking.checking' },
        },
      },
      on: {
        'option.toggled': { actions: [{ type: 'chooseOption', params: ({ event }) => event }, saveDraft] },
        'text.changed': { actions: [{ type: 'storeText', params: ({ event }) => event }, saveDraft] },
        'upload.started': { actions: { type: 'awaitUpload', params: ({ event }) => event } },
        'upload.finished': {
          guard: { type: 'uploadIsAwaited', params: ({ event }) => event },
          actions: [
            { type: 'endUpload', params: ({ event }) => event },
            { type: 'storeFile', params: ({ event }) => event },
            saveDraft,
          ],
        },
        'upload.ended': { actions: { type: 'endUpload', params: ({ event }) => event } },
        'file.removed': { actions: [{ type: 'dropAnswer', params: ({ event }) => event }, saveDraft] },
        'opened.elsewhere': { target: '#taking.elsewhere', actions: 'forgetUploads' },
        'submitted.elsewhere': { target: '#taking.elsewhere.asking', actions: 'forgetUploads' },
        'offer.taken': { actions: [{ type: 'takeOffer', params: ({ event }) => event }, saveDraft] },
        'former.taken': {
          actions: [
            { type: 'endUpload', params: ({ event }) => event },
            { type: 'storeAnswer', params: ({ event }) => event },
            saveDraft,
          ],
        },
        'draft.arrived': { actions: { type: 'takeDraft', params: ({ event }) => event } },
        'assessment.changed': [
          endsElsewhere,
          { actions: [{ type: 'followAssessment', params: ({ event }) => event }, saveDraft] },
        ],
      },
    },
    checking: {
      meta: { items: ['C-16', 'WCAG 3.3.4'], description: 'What was answered is read once more before it counts.' },
      tags: 'questions',
      always: { guard: 'somethingIsOpen', target: 'answering' },
      on: {
        'submission.confirmed': 'submitting',
        'check.left': { target: 'answering', actions: ['tellNothing', withdrawSubmission] },
        'opened.elsewhere': { target: '#taking.elsewhere', actions: 'forgetUploads' },
        'submitted.elsewhere': { target: '#taking.elsewhere.asking', actions: 'forgetUploads' },
        'assessment.changed': [
          endsElsewhere,
          { actions: [{ type: 'followAssessment', params: ({ event }) => event }, saveDraft] },
        ],
      },
    },
    submitting: {
      meta: { items: ['C-17', 'X-020'], description: 'The answers are with the server.' },
      tags: ['busy', 'questions'],
      invoke: {
        id: 'submitAnswers',
        src: 'submitAnswers',
        input: ({ context }) => draftOf(context),
        onDone: [
          ...resultOf,
          { guard: failedBecause('invalid'), target: 'answering' },
          { guard: failedBecause('refused'), target: 'checking', actions: 'tellNotSubmitted' },
          { guard: failedBecause('noConnection'), target: 'queued', actions: queueSubmission },
          { target: 'askingAfter', actions: 'doubt' },
        ],
        onError: { target: 'askingAfter', actions: ['doubt', reportUnexpectedError] },
      },
    },
    askingAfter: {
      meta: {
        items: ['C-17', 'C-29'],
        description: 'No answer arrived; the server is asked whether it counted the submission.',
      },
      tags: ['busy', 'questions'],
      invoke: {
        id: 'askAfter',
        src: 'askAfter',
        input: ({ context }) => draftOf(context),
        onDone: [
          ...countedResult,
          {
            guard: { type: 'succeeded', params: ({ event }) => ({ result: event.output }) },
            target: 'checking',
            actions: 'tellNotSubmitted',
          },
          { guard: failedBecause('noConnection'), target: 'queued', actions: queueSubmission },
          { target: 'unconfirmed' },
        ],
        onError: { target: 'unconfirmed', actions: reportUnexpectedError },
      },
    },
    queued: {
      meta: {
        items: ['C-29', 'J-05'],
        description: 'There is no connection; the submission is on the device and goes when there is one.',
      },
      tags: ['questions', 'locked'],
      initial: 'waiting',
      states: {
        waiting: {
          meta: { items: ['C-29'], description: 'It waits, and can be withdrawn.' },
          on: {
            'delivery.due': 'sending',
            'submission.withdrawn': { target: '#taking.answering', actions: withdrawSubmission },
            'opened.elsewhere': '#taking.elsewhere',
            'submitted.elsewhere': '#taking.elsewhere.asking',
          },
        },
        sending: {
          meta: { items: ['C-17', 'C-29'], description: 'The server is asked whether it has it; if not, it is sent.' },
          tags: 'busy',
          invoke: {
            id: 'sendQueued',
            src: 'submitAnswers',
            input: ({ context }) => draftOf(context),
            onDone: [
              ...resultOf,
              { guard: { type: 'waitsOn', params: ({ event }) => ({ result: event.output }) }, target: 'waiting' },
              { guard: failedBecause('notSent'), target: '#taking.checking', actions: ['tellNotSubmitted', saveDraft] },
              // Refused, or withdrawn in another tab: it is a draft again.
              { target: '#taking.answering', actions: saveDraft },
            ],
            onError: { target: 'waiting', actions: reportUnexpectedError },
          },
        },
      },
    },
    unconfirmed: {
      meta: {
        items: ['C-29', 'C-32'],
        description: 'Nobody can say yet whether the submission counted; every answer is kept.',
      },
      tags: 'questions',
      on: { retried: 'askingAfter', 'submitted.elsewhere': 'askingAfter' },
    },
    elsewhere: {
      meta: { items: ['C-29'], description: 'Another tab has this attempt; here it can be read, and taken over.' },
      tags: ['questions', 'locked'],
      initial: 'standing',
      on: { 'continued.here': 'loading' },
      states: {
        standing: {
          meta: { items: ['C-29'], description: 'The other tab goes on with it.' },
          on: { 'submitted.elsewhere': 'asking', 'assessment.changed': endsElsewhere },
        },
        asking: {
          meta: {
            items: ['C-17', 'C-29'],
            description: 'The other tab has submitted it; the server is asked for the result.',
          },
          invoke: {
            id: 'askForResult',
            src: 'askAfter',
            input: ({ context }) => draftOf(context),
            onDone: [...resultElsewhere, { target: 'standing' }],
            onError: { target: 'standing', actions: reportUnexpectedError },
          },
        },
      },
    },
    passed: { meta: { items: ['C-18', 'C-03', 'C-21'], description: 'It is passed.' }, on: followFrom('passed') },
    failed: {
      meta: { items: ['C-19', 'C-21'], description: 'The last try was not enough.' },
      initial: 'retryable',
      states: {
        retryable: {
          meta: { items: ['C-19', 'C-22'], description: 'Another try is left.' },
          on: { 'retake.requested': '#taking.loading.again', ...followFrom('failed') },
        },
        final: {
          meta: { items: ['C-07', 'C-19'], description: 'That was the last try.' },
          on: followFrom('tooManyFailures'),
        },
      },
    },
    underReview: {
      meta: {
        items: ['C-20', 'C-26', 'C-33', 'D-10', 'Y-09'],
        description: 'A reviewer has it; it can be read and not changed.',
      },
      on: {
        'assessment.changed': [
          { guard: decidedAs('passed'), target: 'passed' },
          { guard: decidedAs('failed'), target: 'failed' },
          { guard: decidedAs('failedFinally'), target: 'failed.final' },
          { guard: isNoLonger('underReview'), target: 'loading' },
        ],
      },
    },
  },
});
