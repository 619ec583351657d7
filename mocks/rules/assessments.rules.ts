import type { Catalogue } from '#contracts/catalogue.ts';
import type { AssessmentRecord, UserAssessmentRecord } from '#fixtures/records/assessment.record.ts';
import type { Database } from '../db/database.ts';
import { type Sender, sendMail } from '../mail/send-mail.ts';
import { publish } from '../realtime/publish.ts';
import { answerErrors } from './answers.ts';
import { assessmentCard, assessmentView, statusAt } from './assessment-view.ts';
import { mark } from './marking.ts';
import { membershipOf } from './membership.ts';
import { paginate } from './paging.ts';
import { nameOf } from './profile.rules.ts';
import { invalid, notFound, reply } from './reply.ts';
import type { Rule } from './rule.ts';

interface Found {
  readonly assessment: AssessmentRecord;
  readonly taken: UserAssessmentRecord;
}

/** What is assigned to a person in an organisation that they belong to. Anything else is not there for them (404). */
const find = (db: Database, userId: number, assessmentId: number, organisationId: number): Found | null => {
  const assessment = db.tables.assessments.get(assessmentId);
  if (assessment === undefined || membershipOf(db, userId, organisationId) === undefined) return null;
  const taken = db.tables.user_assessments.first(
    (row) => row.user_id === userId && row.assessment_id === assessmentId && row.organisation_id === organisationId,
  );
  return taken === undefined ? null : { assessment, taken };
};

/**
 * C-01: questions, messages and comments are always embedded. `status=!exempt` filters the lists inside a reply; an
 * exempt assessment itself is shown (C-23).
 */
export const getAssessment: Rule<Catalogue['getAssessment']> = ({ db, user, params, query, now }) => {
  const found = find(db, user.id, params.id, query.organisation_id);
  if (found === null) return notFound('Assessment', params.id);
  return reply(200, assessmentView(db, found.assessment, found.taken, new Set(query.with ?? []), now));
};

/** what is assigned to the person, without SCO (S0§3), by title. */
export const listAssessments: Rule<Catalogue['listAssessments']> = ({ db, user, query, now }) => {
  const cards = db.tables.user_assessments
    .where((taken) => taken.user_id === user.id && taken.organisation_id === query.organisation_id)
    .flatMap((taken) => {
      const assessment = db.tables.assessments.get(taken.assessment_id);
      return assessment === undefined || assessment.assessment_type_key === 'SCO'
        ? []
        : [assessmentCard(assessment, taken, now)];
    })
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
  return reply(200, paginate(cards, query, 'assessments'));
};

/** Statuses that allow another try (C-23, C-27). */
const OPEN: ReadonlySet<UserAssessmentRecord['status']> = new Set(['pending', 'failed', 'expired', 'overdue']);

/** C-07: null or 0 is without limit. */
const hasAttemptsLeft = ({ assessment, taken }: Found, attempts = taken.attempts): boolean =>
  !assessment.attempts_max || attempts < assessment.attempts_max;

/** Why nothing may be submitted now, or null. */
const closed = (found: Found, now: number): string | null => {
  const { assessment, taken } = found;
  if (assessment.assessment_type_key === 'EXT') return 'This assessment is marked complete by a tutor.';
  if (!assessment.allow_early && assessment.parent?.assessable === false)
    return 'This assessment is not available yet.';
  if (assessment.questions.length === 0) return 'This assessment has no questions.';
  if (!OPEN.has(statusAt(taken, now))) return 'This assessment cannot be submitted now.';
  return hasAttemptsLeft(found) ? null : 'There are no attempts left.';
};

/** What an attempt leaves the assessment in; `passed` null: a reviewer decides. */
export const statusAfter = (found: Found, attempts: number, passed: boolean | null): UserAssessmentRecord['status'] => {
  if (passed === null) return 'review';
  if (passed) return 'completed';
  return hasAttemptsLeft(found, attempts) ? 'pending' : 'locked';
};

/** D-01: every reviewer gets the link; reviewing needs an admin account (S0§6). */
const mailReviewers = (call: Sender, { assessment, taken }: Found, learner: string): void => {
  for (const id of assessment.reviewer_ids) {
    const reviewer = call.db.tables.users.get(id);
    if (reviewer !== undefined)
      sendMail(call, reviewer, 'assessmentToReview', { learner, title: assessment.title, key: taken.review_key });
  }
};

/**
 * C-17, C-33: one attempt, marked at once or sent to its reviewers. A failing try uses up an attempt, the last one
 * locks. Y-09: the learner's other pages and the reviewers hear of it.
 */
export const submitAnswers: Rule<Catalogue['submitAnswers']> = async (call) => {
  const { db, user, params, query, body, now } = call;
  const found = find(db, user.id, params.id, query.organisation_id);
  if (found === null) return notFound('Assessment', params.id);
  const refusal = closed(found, now);
  if (refusal !== null) return invalid({ assessment: [refusal] });
  const errors = answerErrors(db, found.assessment, user.id, body.answers);
  if (Object.keys(errors).length > 0) return invalid(errors);

  const { answers, needsReview, score, passed } = mark(found.assessment, body.answers);
  const attempts = found.taken.attempts + 1;
  const taken = await db.tables.user_assessments.update(found.taken.user_assessment_id, {
    answers,
    attempts,
    score,
    passed,
    status: statusAfter(found, attempts, passed),
    last_submitted_at: now,
    ...(needsReview ? { last_referred_at: now } : { last_assessed_at: now }),
    history: [...found.taken.history, { attempt: attempts, score, passed, submitted_at: now }],
  });
  if (needsReview) mailReviewers(call, { ...found, taken }, nameOf(user));
  const { entity_id, organisation_id, reviewer_ids } = found.assessment;
  publish(call, 'entity.updated', { entity_id, organisation_id }, [user.id, ...(needsReview ? reviewer_ids : [])]);
  return reply(200, assessmentView(db, found.assessment, taken, new Set(query.with ?? []), now));
};
