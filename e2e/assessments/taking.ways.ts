import { AssessmentPage } from '#e2e/pages/assessment-page.ts';
import { CheckStep } from '#e2e/pages/check-step.ts';
import { ResultPage } from '#e2e/pages/result-page.ts';
import { inTray } from '#e2e/walk/looks.ts';
import { exempt, SURPRISE, type EffectModel, type Visitor, type Way } from '#e2e/walk/model.ts';
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

/** Where the device keeps what was confirmed; the tabs call the attempt so too. */
const SUBMISSION = `waymark.outbox/${amaraOsei.id}/1/assessment/${ASSESSMENT_ID}`;
const NOT_WALKED = exempt('until the connection is known to be lost nothing is held back; offline.e2e.ts walks it with the connection cut');

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

/** Nothing of the attempt is on the device. */
export const emptyDevice = ({ page }: Visitor): Promise<void> =>
  page.evaluate(() => {
    for (const name of Object.keys(localStorage)) if (/^waymark\.(draft|outbox)/.test(name)) localStorage.removeItem(name);
  });

const opening =
  (prepare: NonNullable<Way['prepare']>): NonNullable<Way['prepare']> =>
  async (visitor) => {
    await emptyDevice(visitor);
    await prepare(visitor);
  };

/** Both choices were submitted when the page was here last; what became of it since is what the change makes true. */
const submitted = (stage: 'left' | 'waiting', over: Partial<UserAssessmentRecord> = {}, attemptsMore = 1): Way => ({
  prepare: opening(async (visitor) => {
    let attempts = 0;
    await changed(({ questions: all }, now) => {
      attempts = now.attempts;
      return { assessment: { questions: all.slice(0, 2) }, taken: { ...over, attempts: now.attempts + attemptsMore } };
    })(visitor);
    await visitor.page.evaluate(
      ([name, text]) => localStorage.setItem(name, text),
      [
        SUBMISSION,
        JSON.stringify({
          version: 1,
          stage,
          title: 'Infection Control: final assessment',
          confirmedAtMs: 0,
          words: [],
          input: {
            assessmentId: ASSESSMENT_ID,
            attempts,
            order: [11, 12].map(idOf),
            answers: { [idOf(11)]: { kind: 'options', optionIds: [optionOf(11, 2)] }, [idOf(12)]: { kind: 'options', optionIds: [optionOf(12, 1)] } },
          },
        }),
      ] as const,
    );
  }),
});

/** Another tab says so. */
export const tellFromAnotherTab = ({ page }: Visitor, news: 'claimed' | 'yielded' | 'submitted'): Promise<void> =>
  page.evaluate(
    ([name, what]) => {
      const channel = new BroadcastChannel('waymark.attempts');
      channel.postMessage({ name, news: what });
      channel.close();
    },
    [SUBMISSION, news] as const,
  );

const taken = (over: Partial<UserAssessmentRecord>): Way => ({ prepare: changed({ taken: over }) });
const entering = ({ prepare, ...way }: Way): Way => ({ ...way, prepare: opening(prepare ?? (() => Promise.resolve())) });

const notSubmitted: NonNullable<Way['tells']> = async (visitor) => see(check(visitor).dialog.getByRole('alert')).toContainText('Your answers were not submitted');

const notAccepted: NonNullable<Way['tells']> = async ({ page }) => see(page.getByRole('alert').filter({ hasText: 'Your submission was not accepted' })).toBeVisible();

const newTitle: NonNullable<Way['tells']> = async ({ page }) => see(page).toHaveTitle(new RegExp(`^${NEWER_TITLE} · `));

const blocked = (parent: AssessmentRecord['parent']): AssessmentRecord['parent'] =>
  parent && { ...parent, assessable: false, prerequisites: [{ id: 705, title: 'Decontamination of instruments', type: 'module', completed: false }] };

const entered = (ways: EffectModel['ways']): EffectModel['ways'] =>
  Object.fromEntries(Object.entries(ways).map(([name, way]) => [name, typeof way === 'function' || 'exempt' in way ? way : entering(way)]));

const loading: EffectModel = {
  call: 'getAssessment',
  ways: entered({
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
    surprise: SURPRISE,
  }),
};

const openingWays: EffectModel['ways'] = {
  'what was submitted has passed': submitted('left', { status: 'completed', passed: true, score: 100 }),
  'what was submitted is with a reviewer': submitted('waiting', { status: 'review' }),
  'what was submitted was not enough': submitted('left', { status: 'pending', passed: false, score: 25 }),
  'what was submitted was the last try': submitted('left', { status: 'locked', passed: false, score: 25 }),
  'a submission waits': exempt('with a connection it is sent at once; offline.e2e.ts opens it without one'),
  'a submission left and was not counted': { ...submitted('left', {}, 0), tells: (visitor) => notSubmitted(visitor) },
};

/** What the server says by now, without anything from this tab. */
const counted = (over: Partial<UserAssessmentRecord>): Way => ({
  prepare: changed(({ questions: asked }, { attempts }) => ({ assessment: { questions: asked }, taken: { attempts: attempts + 1, ...over } })),
});

/** What makes the server judge the walk's answers so: one of its two choices is right. A reviewer gets any text or file. */
export const VERDICTS: Readonly<Record<string, Way>> = {
  passed: { prepare: changed(({ questions: asked }) => ({ assessment: { questions: asked, pass: 50 } })) },
  'a reviewer gets it': {},
  'failed, with a try left': { prepare: changed(({ questions: asked }) => ({ assessment: { questions: asked } })) },
  'failed, and locked': { prepare: changed(({ questions: asked }, { attempts }) => ({ assessment: { questions: asked, attempts_max: attempts + 1 } })) },
};

const newerWorld = (name: string): Way => ({
  prepare: changed(({ questions: asked }) => ({
    assessment: {
      title: NEWER_TITLE,
      questions: name === ONE_MORE ? [...asked, { id: 50105, title: 'And why?', type: 'textarea', right_option_ids: [] }] : asked,
    },
  })),
});

/** The submission arrived or it did not, by what the server will say when it is asked after it. */
const noAnswer = (ahead: readonly string[]): Way => {
  const next = ahead.find((name) => name.startsWith('askAfter: ') && name !== FAILED_TO_ASK) ?? NOT_COUNTED;
  if (next === NOT_COUNTED || next === NOBODY_THERE) return { ...(isNewer(ahead[1]) ? newerWorld(ahead[1]) : {}), fault: { kind: 'offline' } };
  return { ...VERDICTS[next.slice('askAfter: '.length)], fault: { kind: 'lost' } };
};

/** Every way in which each effect of the chart comes back in the product. */
export const takingEffects: Readonly<Record<string, EffectModel>> = {
  loadAssessment: { ...loading, ways: { ...loading.ways, ...openingWays } },
  loadAgain: loading,
  submitAnswers: {
    call: 'submitAnswers',
    ways: {
      ...VERDICTS,
      'the server finds fault with an answer': { fault: { status: 422 }, tells: inTray('Sorry, please check the following:') },
      'the server refuses it': { fault: { status: 503 }, tells: notSubmitted },
      'no answer arrives': noAnswer,
      'there is no connection': NOT_WALKED,
      surprise: SURPRISE,
    },
  },
  deliverQueued: {
    call: 'submitAnswers',
    ways: {
      ...VERDICTS,
      'the server finds fault with an answer': { fault: { status: 422 }, tells: notAccepted },
      'the server refuses it': { fault: { status: 404 }, tells: notAccepted },
      'no answer arrives': { fault: { kind: 'offline' } },
      'it was withdrawn elsewhere': exempt('the server is asked and nothing is sent, which is over before it can be seen'),
      'there is no connection': NOT_WALKED,
      surprise: SURPRISE,
    },
  },
  askForResult: {
    call: 'getAssessment',
    ways: {
      passed: counted({ status: 'completed', passed: true, score: 100 }),
      'a reviewer gets it': counted({ status: 'review' }),
      'failed, with a try left': counted({ status: 'pending', passed: false, score: 25 }),
      'failed, and locked': counted({ status: 'locked', passed: false, score: 25 }),
      'it was not counted': {},
      surprise: SURPRISE,
    },
  },
  askAfter: {
    call: 'getAssessment',
    ways: {
      ...Object.fromEntries(Object.keys(VERDICTS).map((verdict) => [verdict, {}])),
      'it was not counted': (ahead) => ({ tells: isNewer(ahead[0]) ? newTitle : notSubmitted }),
      'the call failed': { fault: { status: 500 } },
      'there is no connection': { fault: { kind: 'offline' } },
      surprise: SURPRISE,
    },
  },
};
