import { AssessmentPage } from '#e2e/pages/assessment-page.ts';
import { CheckStep } from '#e2e/pages/check-step.ts';
import { ResultPage } from '#e2e/pages/result-page.ts';
import { answeredUnseen } from '#e2e/submission/answered-unseen.ts';
import { noConnectionFor, NOTHING_SENT } from '#e2e/submission/connection.ts';
import { emptyDevice, storeDraft, storeSubmission, type StoredWork } from '#e2e/submission/device.ts';
import { inTray } from '#e2e/walk/looks.ts';
import { exempt, UNEXPECTED_ERROR, type EffectModel, type Visitor, type OutcomeSetup } from '#e2e/walk/model.ts';
import { see } from '#e2e/walk/perform.ts';
import type { AssessmentRecord, UserAssessmentRecord } from '#fixtures/records/assessment.record.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { ASSESSMENT_ID, changeWorld, type Change } from './taking-world.ts';

const FAILED_TO_ASK = 'askAfter: the call failed';
const NOBODY_THERE = 'askAfter: there is no connection';
export const NOT_COUNTED = 'askAfter: it was not counted';
export const SAME = 'a newer assessment with the same questions';
export const ONE_MORE = 'a newer assessment with one question more';
const NEWER_TITLE = 'Infection Control: final assessment, new edition';
export const CHOICES_ONLY = 'it can be answered, choices only';

/** The walked attempt as the device and the tabs name it. */
export const WORK: StoredWork = { userId: amaraOsei.id, kind: 'assessment', name: `1/${ASSESSMENT_ID}` };
export const TITLE = 'Infection Control: final assessment';
/** A text that another tab or another attempt has of the third question. */
export const OTHER_TEXT = { kind: 'text', text: 'From the other tab' };

/** Another device has used the attempt: a new one begins, and the answers on this device are no part of it. */
export const OVERTAKEN = 'another device used the attempt';
/** The server has just told of it, so that it is not asked again. */
export const ANEW = 'another attempt begins, as just told';
/** What became of it elsewhere; the page has just heard, so that the server is not asked again. */
export const TOLD: Readonly<Record<string, string>> = {
  'a reviewer passed it': 'passed elsewhere, as just told',
  'an administrator exempted her': 'exempted, as just told',
};

export const questions = ({ page }: Visitor) => new AssessmentPage(page);
export const check = ({ page }: Visitor) => new CheckStep(page);
export const result = ({ page }: Visitor) => new ResultPage(page);

export const isNewer = (step: string | undefined): step is string => step === SAME || step === ONE_MORE;

/** Samples number questions from 11 and options from 1. */
export const numberOf = (questionId: number): number => questionId - 10;
export const idOf = (questionId: number): number => ASSESSMENT_ID * 100 + numberOf(questionId);
const optionOf = (questionId: number, option: number): number => idOf(questionId) * 10 + option;

export const changed =
  (change: Change | ((assessment: AssessmentRecord, taken: UserAssessmentRecord) => Change)) =>
  ({ demo }: Visitor): Promise<void> =>
    changeWorld(demo, ({ assessment, taken }) => (typeof change === 'function' ? change(assessment, taken) : change));

const opening =
  (prepare: NonNullable<OutcomeSetup['prepare']>): NonNullable<OutcomeSetup['prepare']> =>
  async (visitor) => {
    await emptyDevice(visitor.page);
    await prepare(visitor);
  };

/** Both choices as the samples give them: what the device has of them, and what the server has once they counted. */
const CHOSEN = {
  [idOf(11)]: { kind: 'options', optionIds: [optionOf(11, 2)] },
  [idOf(12)]: { kind: 'options', optionIds: [optionOf(12, 1)] },
};
const COUNTED = [
  { question_id: idOf(11), value: optionOf(11, 2), correct: null },
  { question_id: idOf(12), value: optionOf(12, 1), correct: null },
];

/** What the device stores of an attempt. */
export const storedAttempt = (attempts: number, answers: object) => ({
  assessmentId: ASSESSMENT_ID,
  attempts,
  order: [11, 12].map(idOf),
  answers,
});

/** Both choices were submitted when the page was here last; what became of it since is what the change makes true. */
const submitted = (
  stage: 'left' | 'confirmed',
  over: Partial<UserAssessmentRecord> = {},
  attemptsMore = 1,
): OutcomeSetup => ({
  prepare: opening(async (visitor) => {
    let attempts = 0;
    await changed(({ questions: all }, now) => {
      attempts = now.attempts;
      return {
        assessment: { questions: all.slice(0, 2) },
        taken: { ...(attemptsMore > 0 ? { answers: COUNTED } : {}), ...over, attempts: now.attempts + attemptsMore },
      };
    })(visitor);
    await storeSubmission(visitor.page, WORK, {
      stage,
      hasLeft: true,
      title: TITLE,
      input: { organisationId: 1, draft: storedAttempt(attempts, CHOSEN) },
    });
  }),
});

const taken = (over: Partial<UserAssessmentRecord>): OutcomeSetup => ({ prepare: changed({ taken: over }) });
const entering = ({ prepare, ...setup }: OutcomeSetup): OutcomeSetup => ({
  ...setup,
  prepare: opening(prepare ?? (() => Promise.resolve())),
});

/** The next attempt has an answer on this device. */
const begunAgain = entering({
  prepare: async (visitor) => {
    let used = 0;
    await changed((_, { attempts }) => {
      used = attempts;
      return { taken: { passed: false, score: 25 } };
    })(visitor);
    await storeDraft(
      visitor.page,
      { ...WORK, name: `${WORK.name}/${used}` },
      { title: TITLE, draft: storedAttempt(used, { [idOf(13)]: OTHER_TEXT }) },
    );
  },
});

const notSubmitted: NonNullable<OutcomeSetup['tells']> = async (visitor) =>
  see(check(visitor).dialog.getByRole('alert')).toContainText('Your answers were not submitted');

const notAccepted: NonNullable<OutcomeSetup['tells']> = async ({ page }) =>
  see(page.getByRole('alert').filter({ hasText: 'Your submission was not accepted' })).toBeVisible();

const newTitle: NonNullable<OutcomeSetup['tells']> = async ({ page }) =>
  see(page).toHaveTitle(new RegExp(`^${NEWER_TITLE} · `));

const blocked = (parent: AssessmentRecord['parent']): AssessmentRecord['parent'] =>
  parent && {
    ...parent,
    assessable: false,
    prerequisites: [{ id: 705, title: 'Decontamination of instruments', type: 'module', completed: false }],
  };

const entered = (setups: EffectModel['setups']): EffectModel['setups'] =>
  Object.fromEntries(
    Object.entries(setups).map(([name, setup]) => [
      name,
      typeof setup === 'function' || 'exempt' in setup ? setup : entering(setup),
    ]),
  );

const loading: EffectModel = {
  call: 'getAssessment',
  setups: entered({
    'it can be answered': taken({}),
    [CHOICES_ONLY]: { prepare: changed(({ questions: all }) => ({ assessment: { questions: all.slice(0, 2) } })) },
    'it has expired': taken({ status: 'expired', passed: true, score: 100 }),
    'it was failed': taken({ status: 'failed', passed: false, score: 50 }),
    exempt: taken({ status: 'exempt' }),
    'passed before': taken({ status: 'completed', passed: true, score: 88 }),
    'waiting for a reviewer': taken({ status: 'review' }),
    'completed offline': { prepare: changed({ assessment: { assessment_type_key: 'EXT' } }) },
    'no attempt left': { prepare: changed((_, { attempts }) => ({ taken: { attempts: attempts + 2 } })) },
    'something to complete first': { prepare: changed(({ parent }) => ({ assessment: { parent: blocked(parent) } })) },
    'no questions': { prepare: changed({ assessment: { questions: [] } }) },
    'no such assessment': { prepare: changed({ taken: null }) },
    'the call failed': { fault: { status: 500 }, tells: inTray('Oops, something went wrong!') },
    unexpectedError: UNEXPECTED_ERROR,
  }),
};

/** One try more was used before the assessment is fetched for the next. */
const afterATry = (setups: EffectModel['setups']): EffectModel['setups'] =>
  Object.fromEntries(
    Object.entries(setups).map(([name, setup]) => {
      if (typeof setup === 'function' || 'exempt' in setup) return [name, setup];
      const prepare = async (visitor: Visitor): Promise<void> => {
        await changed((_, { attempts }) => ({ taken: { attempts: attempts + 1 } }))(visitor);
        await setup.prepare?.(visitor);
      };
      return [name, { ...setup, prepare }];
    }),
  );

const openingSetups: EffectModel['setups'] = {
  'what was submitted has passed': submitted('left', { status: 'completed', passed: true, score: 100 }),
  'what was submitted is with a reviewer': submitted('confirmed', { status: 'review' }),
  'what was submitted was not enough': submitted('left', { status: 'pending', passed: false, score: 25 }),
  'what was submitted was the last try': submitted('left', { status: 'locked', passed: false, score: 25 }),
  'a submission waits': submitted('confirmed', {}, 0),
  'a submission left, and no reply was read': submitted('left', {}, 0),
  'the last attempt failed': entering(taken({ passed: false, score: 25 })),
  'an attempt has begun after one that failed': begunAgain,
  ...Object.fromEntries(Object.values(TOLD).map((name) => [name, { isImmediate: true }])),
  [ANEW]: { isImmediate: true },
};

/** What the server says by now, without anything from this tab: these answers counted. */
const counted = (over: Partial<UserAssessmentRecord>): OutcomeSetup => ({
  prepare: changed(({ questions: asked }, { attempts }) => ({
    assessment: { questions: asked },
    taken: { attempts: attempts + 1, answers: COUNTED, ...over },
  })),
});
/** Those of another device counted, and every question is asked again. */
const usedElsewhereAs = (over: Partial<UserAssessmentRecord>): OutcomeSetup => ({
  prepare: changed((_, { attempts }) => ({ taken: { attempts: attempts + 1, answers: [], ...over } })),
});
const usedElsewhere = usedElsewhereAs({});

/** What makes the server judge the walk's answers so: one of its two choices is right. A reviewer gets any text or file. */
export const VERDICTS: Readonly<Record<string, OutcomeSetup>> = {
  passed: { prepare: changed(({ questions: asked }) => ({ assessment: { questions: asked, pass: 50 } })) },
  'a reviewer gets it': {},
  'failed, with a try left': { prepare: changed(({ questions: asked }) => ({ assessment: { questions: asked } })) },
  'failed, and locked': {
    prepare: changed(({ questions: asked }, { attempts }) => ({
      assessment: { questions: asked, attempts_max: attempts + 1 },
    })),
  },
};

const newerWorld = (name: string): OutcomeSetup => ({
  prepare: changed(({ questions: asked }) => ({
    assessment: {
      title: NEWER_TITLE,
      questions:
        name === ONE_MORE
          ? [...asked, { id: 50105, title: 'And why?', type: 'textarea', right_option_ids: [] }]
          : asked,
    },
  })),
});

/** The submission arrived or it did not, by what the server will say when it is asked after it. */
const noAnswer = (ahead: readonly string[]): OutcomeSetup => {
  const next = ahead.find((name) => name.startsWith('askAfter: ') && name !== FAILED_TO_ASK) ?? NOT_COUNTED;
  if (next === NOT_COUNTED || next === NOBODY_THERE || next === `askAfter: ${OVERTAKEN}`)
    return { ...(isNewer(ahead[1]) ? newerWorld(ahead[1]) : {}), fault: { kind: 'offline' } };
  return { ...VERDICTS[next.slice('askAfter: '.length)], fault: { kind: 'lost' } };
};

/** Every way in which each effect of the chart comes back in the product. */
export const takingEffects: Readonly<Record<string, EffectModel>> = {
  loadAssessment: { ...loading, setups: { ...loading.setups, ...openingSetups } },
  loadAgain: { ...loading, setups: afterATry(loading.setups) },
  submitAnswers: {
    call: 'submitAnswers',
    setups: {
      ...VERDICTS,
      'the server finds fault with an answer': {
        fault: { status: 422 },
        tells: inTray('Sorry, please check the following:'),
      },
      'the server refuses it': { fault: { status: 503 }, tells: notSubmitted },
      'no answer arrives': noAnswer,
      // The server is asked first, and nothing is sent.
      [OVERTAKEN]: { ...usedElsewhere, call: 'getAssessment' },
      'there is no connection': NOTHING_SENT,
      unexpectedError: UNEXPECTED_ERROR,
    },
  },
  sendQueued: {
    call: 'submitAnswers',
    setups: {
      ...VERDICTS,
      'the server finds fault with an answer': { fault: { status: 422 }, tells: notAccepted },
      'the server refuses it': { fault: { status: 403 }, tells: notAccepted },
      [OVERTAKEN]: { ...usedElsewhere, call: 'getAssessment' },
      // The page tries again by itself.
      'no answer arrives': {
        fault: { kind: 'offline' },
        also: [{ call: 'submitAnswers', kind: 'offline', times: 'always' }],
      },
      'it did not arrive and may not be repeated': exempt(
        'only a build without idempotency keys comes back so; submission-outstanding.test.tsx asks it of the page',
      ),
      'it was withdrawn elsewhere': exempt(
        'the server is asked and nothing is sent, which is over before it can be seen',
      ),
      'there is no connection': exempt(
        'what waits is sent only with a connection; where it goes just then, this is over before it can be seen',
      ),
      unexpectedError: UNEXPECTED_ERROR,
    },
  },
  askForResult: {
    call: 'getAssessment',
    setups: {
      passed: counted({ status: 'completed', passed: true, score: 100 }),
      'a reviewer gets it': counted({ status: 'review' }),
      'failed, with a try left': counted({ status: 'pending', passed: false, score: 25 }),
      'failed, and locked': counted({ status: 'locked', passed: false, score: 25 }),
      'it was not counted': answeredUnseen('getAssessment'),
      [OVERTAKEN]: usedElsewhereAs({ status: 'review' }),
      unexpectedError: UNEXPECTED_ERROR,
    },
  },
  askAfter: {
    call: 'getAssessment',
    setups: {
      ...Object.fromEntries(Object.keys(VERDICTS).map((verdict) => [verdict, {}])),
      'it was not counted': (ahead) => ({ tells: isNewer(ahead[0]) ? newTitle : notSubmitted }),
      [OVERTAKEN]: usedElsewhere,
      'the call failed': { fault: { status: 500 } },
      'there is no connection': noConnectionFor('getAssessment'),
      unexpectedError: UNEXPECTED_ERROR,
    },
  },
};
