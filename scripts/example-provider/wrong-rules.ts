import { type Rules, RULES } from './rules.ts';

/** A server with a wrong rule, and what a verification must say of it. */
interface WrongRule {
  readonly name: string;
  /** The calls that the rule concerns. */
  readonly calls: readonly string[];
  readonly rules: Partial<Rules>;
  /** The interactions that must fail, and no others of these calls, each with a part of its reason. */
  readonly fails: Readonly<Record<string, string>>;
}

/** Shows an assessment as the right rule does, but for some keys. */
const showing = (
  changed: (json: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
): Partial<Rules> => ({
  assessmentAsJson: (assessment, parts) => {
    const json = RULES.assessmentAsJson(assessment, parts);
    return { ...json, ...changed(json) };
  },
});

const OTHER_TOKEN = 'with another session’s token';
const EVERY_TYPE = 'getAssessment: loads an assessment with every type of question';
const CAME_BACK = 'getAssessment: loads an assessment that came back';
const SUBMITTED = 'submitAnswers: submits the answers of an assessment with choices only';
const REPEATED = 'submitAnswers: repeats a submission under its key';

/** Each as it could be written by mistake. */
export const WRONG_RULES: readonly WrongRule[] = [
  {
    name: 'any password signs in',
    calls: ['login'],
    rules: { isPassword: () => true },
    fails: { 'login: signs in with a wrong password': 'expected 422 but was 200' },
  },
  {
    name: 'no write asks for the CSRF token',
    calls: ['login', 'confirmTwoFactor', 'logout', 'submitAnswers'],
    rules: { isCsrfToken: () => true },
    fails: {
      [`login: ${OTHER_TOKEN}`]: 'expected 419 but was 200',
      [`confirmTwoFactor: ${OTHER_TOKEN}`]: 'expected 419 but was 204',
      [`logout: ${OTHER_TOKEN}`]: 'expected 419 but was 204',
      [`submitAnswers: ${OTHER_TOKEN}`]: 'expected 419 but was 200',
    },
  },
  {
    name: 'who has no session is taken for somebody',
    calls: ['getMe'],
    rules: { personOf: (world, session) => RULES.personOf(world, session) ?? world.people[0] },
    fails: { 'getMe: without a session': 'expected 401 but was 200' },
  },
  {
    name: 'two-factor is not demanded',
    calls: ['login'],
    rules: { needsCode: () => false },
    fails: { 'login: signs in with a password and owes the code': '$.two_factor: Expected false (Boolean)' },
  },
  {
    name: 'any code is accepted',
    calls: ['confirmTwoFactor'],
    rules: { isCode: () => true },
    fails: { 'confirmTwoFactor: gives a wrong code': 'expected 422 but was 204' },
  },
  {
    name: 'any recovery code is accepted',
    calls: ['confirmTwoFactor'],
    rules: { isRecoveryCode: () => true },
    fails: { 'confirmTwoFactor: gives a wrong recovery code': 'expected 422 but was 204' },
  },
  {
    name: 'nobody is throttled',
    calls: ['login'],
    rules: { isThrottled: () => false },
    fails: { 'login: signs in once more': 'expected 429 but was 200' },
  },
  {
    name: 'the token of a link signs nobody in',
    calls: ['login'],
    rules: { isLinkToken: () => false },
    fails: { 'login: signs in with the token of a link': 'expected 200 but was 422' },
  },
  {
    name: 'a profile does not say that somebody views as its person',
    calls: ['getMe'],
    rules: { profileOf: (person, organisation) => RULES.profileOf(person, organisation, false) },
    fails: { 'getMe: loads the profile while viewing as a learner': 'missing the following keys: impersonated' },
  },
  {
    name: 'another assessment than the one asked for',
    calls: ['getAssessment'],
    rules: {
      assessmentOf: (world, person, id, organisationId) => {
        const found = RULES.assessmentOf(world, person, id, organisationId);
        return found === undefined ? undefined : { ...found, id: found.id + 1 };
      },
    },
    fails: { [EVERY_TYPE]: 'assessment_id is [88121], not 88120', [CAME_BACK]: 'assessment_id is [88121], not 88120' },
  },
  {
    name: 'an attempt is not counted',
    calls: ['submitAnswers'],
    rules: { attemptsAfter: (attempts) => attempts },
    fails: { [SUBMITTED]: '$.attempts: Expected 0', [REPEATED]: '$.attempts: Expected 0' },
  },
  {
    name: 'whatever is submitted passes',
    calls: ['submitAnswers'],
    rules: { isPassed: () => true },
    fails: { [SUBMITTED]: '$.passed: Expected true (Boolean)' },
  },
  {
    name: 'the score counts wrong answers',
    calls: ['submitAnswers'],
    rules: { scorePercentOf: (right, questions) => 100 - RULES.scorePercentOf(right, questions) },
    fails: { [SUBMITTED]: '$.score: Expected 40' },
  },
  {
    name: 'too few answers are taken',
    calls: ['submitAnswers'],
    rules: { unansweredIn: () => 0 },
    fails: { 'submitAnswers: submits too few answers': 'expected 422 but was 200' },
  },
  {
    name: 'other answers under a used Idempotency-Key are taken for the first ones',
    calls: ['submitAnswers'],
    rules: { isSameSubmission: () => true },
    fails: { 'submitAnswers: sends other answers under the key of a submission': 'expected 422 but was 200' },
  },
  {
    name: 'a key is missing',
    calls: ['getAssessment'],
    rules: showing(() => ({ attempts_max: undefined })),
    fails: {
      [EVERY_TYPE]: 'missing the following keys: attempts_max',
      [CAME_BACK]: 'missing the following keys: attempts_max',
    },
  },
  {
    name: 'a date is no date',
    calls: ['getAssessment'],
    rules: showing((json) => ('last_submitted_at' in json ? { last_submitted_at: '10th Feb' } : {})),
    fails: { [CAME_BACK]: 'the app cannot read last_submitted_at: not a date' },
  },
  {
    name: 'a status is not of the list',
    calls: ['getAssessment'],
    rules: showing(() => ({ status: 'open' })),
    fails: {
      [EVERY_TYPE]: "$.status: Expected 'open' (String) to be equal to 'pending'",
      [CAME_BACK]: "$.status: Expected 'open' (String) to be equal to 'pending'",
    },
  },
];
