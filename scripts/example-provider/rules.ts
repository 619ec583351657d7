import { TOTP } from 'otpauth';
import type { Assessment, Organisation, Person, Session, SubmittedAnswer, World } from './world.ts';

/**
 * What the server decides, one function for each decision: a test replaces one of them and sees which interactions
 * notice.
 */
export interface Rules {
  readonly isPassword: (person: Person, password: unknown) => boolean;
  readonly isLinkToken: (world: World, email: string, token: unknown) => boolean;
  readonly needsCode: (person: Person) => boolean;
  readonly isCode: (person: Person, code: unknown) => boolean;
  readonly isRecoveryCode: (person: Person, code: unknown) => boolean;
  /** Whether a sign-in must wait after so many failed ones within a minute. */
  readonly isThrottled: (failedTries: number) => boolean;
  readonly isCsrfToken: (session: Session, token: unknown) => boolean;
  /** On whose behalf a session acts; undefined where nobody is signed in. */
  readonly personOf: (world: World, session: Session) => Person | undefined;
  readonly assessmentOf: (world: World, person: Person, id: number, organisationId: number) => Assessment | undefined;
  /** Whether what is sent under an Idempotency-Key is what was sent under it before. */
  readonly isSameSubmission: (before: readonly SubmittedAnswer[], now: readonly SubmittedAnswer[]) => boolean;
  readonly unansweredIn: (assessment: Assessment, answers: readonly SubmittedAnswer[]) => number;
  readonly attemptsAfter: (attempts: number) => number;
  readonly scorePercentOf: (right: number, questions: number) => number;
  readonly isPassed: (scorePercent: number, assessment: Assessment) => boolean;
  readonly profileOf: (
    person: Person,
    organisation: Organisation,
    isViewed: boolean,
  ) => Readonly<Record<string, unknown>>;
  readonly assessmentAsJson: (assessment: Assessment, parts: readonly string[]) => Readonly<Record<string, unknown>>;
}

/** Two submissions are the same whatever the order of their entries. */
const sorted = (answers: readonly SubmittedAnswer[]): string =>
  JSON.stringify(answers.map(({ id, value }) => `${id}=${value}`).toSorted());

/** As Laravel writes dates into JSON. */
const dateAsText = (date: Date): string => date.toISOString().replace('Z', '000Z');

/**
 * Entity 'Assessment': the keys of the specification that a client cannot do without, and those that have something to
 * tell.
 */
const assessmentAsJson: Rules['assessmentAsJson'] = (assessment, parts) => ({
  assessment_id: assessment.id,
  assessment_type_key: 'EXM',
  title: assessment.title,
  organisation_id: assessment.organisationId,
  attempts: assessment.attempts,
  attempts_max: assessment.maxAttempts,
  pass: assessment.passMarkPercent,
  score: assessment.scorePercent,
  passed: assessment.passed,
  status: assessment.status,
  ...(assessment.submittedAt === undefined ? {} : { last_submitted_at: dateAsText(assessment.submittedAt) }),
  ...(parts.includes('collection') && assessment.collection !== undefined
    ? { collection: { collection_id: assessment.collection.id, title: assessment.collection.title, assessable: true } }
    : {}),
  questions: assessment.questions.map(({ id, title, type, answerCount, options }) => ({
    id,
    title,
    type,
    ...(answerCount === undefined ? {} : { answer_count: answerCount }),
    ...(options === undefined ? {} : { options: options.map((option) => ({ id: option.id, value: option.text })) }),
  })),
  ...(parts.includes('answers') ? { answers: assessment.answers } : {}),
  messages: assessment.messages.map(({ text, author, writtenAt, fileId }) => ({
    message: text,
    user_name: author,
    created_at: dateAsText(writtenAt),
    ...(fileId === undefined ? {} : { file_id: fileId }),
  })),
});

/** The rules as the specification has them. */
export const RULES: Rules = {
  isPassword: (person, password) => password === person.password,
  isLinkToken: (world, email, token) => world.linkTokens.get(email) === token,
  needsCode: (person) => person.totpSecret !== null,
  isCode: (person, code) =>
    person.totpSecret !== null &&
    typeof code === 'string' &&
    new TOTP({ secret: person.totpSecret }).validate({ token: code, window: 1 }) !== null,
  isRecoveryCode: ({ recoveryCodes }, code) => typeof code === 'string' && recoveryCodes.includes(code),
  isThrottled: (failedTries) => failedTries >= 5,
  isCsrfToken: (session, token) => token === session.csrfToken,
  personOf: (world, session) => world.people.find(({ id }) => id === (session.viewedId ?? session.personId)),
  assessmentOf: (world, person, id, organisationId) => {
    const found = world.assessments.get(id);
    return found?.learnerId === person.id && found.organisationId === organisationId ? found : undefined;
  },
  isSameSubmission: (before, now) => sorted(before) === sorted(now),
  unansweredIn: (assessment, answers) =>
    assessment.questions.filter(({ id }) => !answers.some((answer) => answer.id === id)).length,
  attemptsAfter: (attempts) => attempts + 1,
  scorePercentOf: (right, questions) => Math.round((right * 100) / questions),
  isPassed: (scorePercent, { passMarkPercent }) => scorePercent >= passMarkPercent,
  profileOf: (person, organisation, isViewed) => ({
    id: person.id,
    first_name: person.firstName,
    last_name: person.lastName,
    name: `${person.firstName} ${person.lastName}`,
    email: person.email,
    ...(isViewed ? { impersonated: true } : {}),
    ...(person.isSuper ? { super: true } : {}),
    // The setting is assumed (0293).
    organisations: [
      {
        organisation_id: organisation.id,
        name: organisation.name,
        roles: [],
        settings: { late_fee_terms: '<p>Late cancellations cost a fee.</p>' },
        ...(organisation.fields === undefined ? {} : { fields: organisation.fields }),
      },
    ],
  }),
  assessmentAsJson,
};
