import { TOTP } from 'otpauth';
import type { Rules } from './rules.ts';
import { submit } from './submissions.ts';
import {
  type Assessment,
  learner,
  newWorld,
  otherLearner,
  type Person,
  type Question,
  type SubmittedAnswer,
  superUser,
  type World,
} from './world.ts';

/** A provider state: the world in which its sentence is true, and what the provider supplies with it. */
interface State {
  readonly world: World;
  readonly supplies: Readonly<Record<string, unknown>>;
}

const sessionOf = ({ email, password, totpSecret }: Person): Readonly<Record<string, string>> => ({
  email,
  password,
  ...(totpSecret === null ? {} : { totp_secret: totpSecret }),
});

/** A world that differs from the empty one, and supplies what it names. */
const given = (supplies: State['supplies'], change: (world: World) => void = () => undefined): State => {
  const world = newWorld();
  change(world);
  return { world, supplies };
};

const credentials = { email: learner.email, password: learner.password };
const organisation_id = newWorld().organisation.id;

const choice = (id: number, right: number, answerCount = 1): Question => ({
  id,
  title: `What comes first in step ${id % 10}?`,
  type: 'select',
  answerCount,
  options: [1, 2, 3].map((nth) => ({ id: id * 10 + nth, text: `Option ${nth}`, isRight: nth === right })),
});
const text: Question = { id: 6603, title: 'How would you hand over to a colleague?', type: 'textarea' };
const file: Question = { id: 6604, title: 'Attach your risk assessment.', type: 'file' };

const assessment: Assessment = {
  id: 88_120,
  title: 'Handling of anaesthetics',
  organisationId: organisation_id,
  learnerId: learner.id,
  passMarkPercent: 80,
  maxAttempts: null,
  questions: [],
  attempts: 0,
  scorePercent: null,
  passed: null,
  status: 'pending',
  answers: [],
  messages: [],
};
const having = (changes: Partial<Assessment>) => (world: World) =>
  void world.assessments.set(assessment.id, { ...assessment, ...changes });

const everyType = having({
  collection: { id: 905, title: 'Surgery for nurses' },
  questions: [choice(6601, 1), choice(6602, 2, 2), text, file],
});
const choicesOnly = having({ questions: [7701, 7702, 7703, 7704, 7705].map((id) => choice(id, 1)) });

/** Three right answers and two wrong ones. */
const answers: readonly SubmittedAnswer[] = [7701, 7702, 7703, 7704, 7705].map((id, nth) => ({
  id,
  value: id * 10 + (nth < 3 ? 1 : 2),
}));

const cameBack = having({
  questions: [choice(6601, 1), text],
  attempts: 1,
  scorePercent: 50,
  passed: false,
  submittedAt: new Date('2026-02-10T16:05:00Z'),
  messages: [
    {
      text: 'Please name the person in charge.',
      author: 'Piotr Lind',
      writtenAt: new Date('2026-02-12T09:30:00Z'),
      fileId: 5150,
    },
  ],
});

/** A choice, addresses, and something that nobody sees; the names of their parts are assumed (0299). */
const fields = [
  {
    key: 'surgery',
    type: 'group',
    show_user: true,
    label: 'Surgery',
    hint: 'Where you are on most days.',
    required: true,
    options: [{ id: 31, name: 'Fellside' }],
  },
  {
    key: 'homes',
    type: 'addresses',
    show_user: true,
    label: 'Your addresses',
    hint: 'For the register.',
    years: 3,
    maximum: 8,
  },
  { key: 'crm_id', type: 'text', show_user: false },
];

/** It stands in the state's sentence. */
const IDEMPOTENCY_KEY = '5f3c0e5a9d2b4c718e6fa0b1c2d3e4f5';

const taking = { session: sessionOf(learner), assessment_id: assessment.id, organisation_id };

/**
 * What the provider does for each sentence that the replayed calls need. A time-based code is made when it is asked
 * for.
 */
const STATES: Readonly<Record<string, (rules: Rules) => State>> = {
  'nobody is signed in': () => given({ email: learner.email }),
  'a person without two-factor': () => given({ ...credentials, organisation_id, session: sessionOf(learner) }),
  'a person with two-factor': () => given({ email: otherLearner.email, password: otherLearner.password }),
  'a sign-in link was mailed': () =>
    given(
      { email: learner.email, token: 'Zk3-link-9' },
      ({ linkTokens }) => void linkTokens.set(learner.email, 'Zk3-link-9'),
    ),
  'five sign-ins failed within a minute': () =>
    given(credentials, ({ failedTries }) => void failedTries.set(learner.email, 5)),
  'a password was accepted and a code is due': () =>
    given({
      session: sessionOf(otherLearner),
      code: new TOTP({ secret: otherLearner.totpSecret ?? '' }).generate(),
      recovery_code: otherLearner.recoveryCodes[0] ?? '',
    }),
  'a learner is signed in': () =>
    given({
      session: sessionOf(learner),
      email: learner.email,
      user_id: learner.id,
      organisation_id,
      channel_name: `private-user.${learner.id}`,
      other_channel_name: `private-user.${otherLearner.id}`,
    }),
  'an organisation asks for fields of every kind': () =>
    given(
      { session: sessionOf(learner), email: learner.email, field_keys: fields.map(({ key }) => key) },
      (world) => void (world.organisation = { ...world.organisation, fields }),
    ),
  'a super user is signed in': () => given({ session: sessionOf(superUser), organisation_id, email: learner.email }),
  'a learner is viewed as': () =>
    given({
      session: { ...sessionOf(superUser), viewed_email: learner.email },
      email: learner.email,
      other_email: otherLearner.email,
      organisation_id,
    }),
  'the service is down for maintenance': () => given({}, (world) => void (world.isDown = true)),
  'an assessment with every type of question': () => given(taking, everyType),
  'an assessment with choices only': () =>
    given({ ...taking, answers, too_few_answers: answers.slice(1, 3) }, choicesOnly),
  'an assessment was submitted under an idempotency key': (rules) =>
    given({ ...taking, answers, other_answers: answers.map(({ id }) => ({ id, value: id * 10 + 3 })) }, (world) => {
      choicesOnly(world);
      submit({ world, rules }, world.assessments.get(assessment.id) ?? assessment, {
        query: new URLSearchParams({ with: 'answers' }),
        headers: { 'idempotency-key': IDEMPOTENCY_KEY },
        body: { answers },
      });
    }),
  'a failed try with a comment of the reviewer': () => given(taking, cameBack),
};

/** Makes a sentence true by the rules of a server. Undefined where the provider does not know it. */
export const stateOf = (sentence: string, rules: Rules): State | undefined => STATES[sentence]?.(rules);
