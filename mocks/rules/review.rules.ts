import type { Catalogue } from '#contracts/catalogue.ts';
import type { ReviewSubmission } from '#contracts/assessments/review.schema.ts';
import type { AssessmentRecord, UserAssessmentRecord } from '#fixtures/records/assessment.record.ts';
import type { UserRecord } from '#fixtures/records/people.record.ts';
import type { Database } from '../db/database.ts';
import { sendMail } from '../mail/send-mail.ts';
import { publish } from '../realtime/publish.ts';
import { personView, reviewView } from './assessment-view.ts';
import { statusAfter } from './assessments.rules.ts';
import { paginate } from './paging.ts';
import { sendFile } from './files.rules.ts';
import { mayReviewIn } from './membership.ts';
import { nameOf } from './profile.rules.ts';
import { forbidden, invalid, notFound, type Refusal, reply } from './reply.ts';
import { decided, reviewErrors } from './review-decision.ts';
import type { Call, Rule } from './rule.ts';

interface Found {
  readonly assessment: AssessmentRecord;
  readonly taken: UserAssessmentRecord;
}

/** Which work is meant: by the key of the link, or by person and assessment (D-01, D-02). */
type Meant = (taken: UserAssessmentRecord) => boolean;

const byKey =
  ({ key }: { readonly key: string }): Meant =>
  (taken) =>
    taken.review_key === key;
const byUser =
  ({ userId, assessmentId }: { readonly userId: number; readonly assessmentId: number }): Meant =>
  (taken) =>
    taken.user_id === userId && taken.assessment_id === assessmentId;

const find = (db: Database, user: UserRecord, meant: Meant, name: string | number): Found | Refusal => {
  const taken = db.tables.user_assessments.first(meant);
  const assessment = db.tables.assessments.get(taken?.assessment_id ?? 0);
  if (taken === undefined || assessment === undefined) return notFound('UserAssessment', name);
  return mayReviewIn(db, user, taken.organisation_id) ? { assessment, taken } : forbidden();
};

type Asking = Pick<Call, 'db' | 'socketId' | 'now' | 'nowMs' | 'appPath' | 'asset'> & { readonly user: UserRecord };

const show = ({ db, user, now }: Asking, meant: Meant, name: string | number) => {
  const found = find(db, user, meant, name);
  return 'kind' in found ? found : reply(200, reviewView(db, found.assessment, found.taken, now));
};

/** D-10: the learner is told by mail; the comment and the attachment wait on the page (C-01). */
const mailLearner = (asking: Asking, { assessment, taken }: Found): void => {
  const learner = asking.db.tables.users.get(taken.user_id);
  if (learner === undefined) return;
  sendMail(asking, learner, 'assessmentReviewed', {
    reviewer: nameOf(asking.user),
    title: assessment.title,
    passed: taken.passed === true,
    comment: taken.last_assessed_comments,
    assessmentId: assessment.assessment_id,
    organisationId: assessment.organisation_id,
  });
};

/** Why there is nothing to decide, or null. Whoever was first has decided (D-11). */
const closed = ({ status, last_assessed_at }: UserAssessmentRecord): string | null => {
  if (status === 'review') return null;
  return last_assessed_at === null
    ? 'This assessment is not waiting for a review.'
    : 'This assessment has already been reviewed.';
};

const decide = async (asking: Asking, meant: Meant, name: string | number, body: ReviewSubmission) => {
  const { db, user, now } = asking;
  const found = find(db, user, meant, name);
  if ('kind' in found) return found;
  const refusal = closed(found.taken);
  if (refusal !== null) return invalid({ assessment: [refusal] });
  if (found.taken.user_id === user.id) return invalid({ assessment: ['You cannot review your own work.'] });
  const errors = reviewErrors(db, found, user.id, body);
  if (Object.keys(errors).length > 0) return invalid(errors);

  const { assessment, taken } = found;
  const { answers, score, passed } = decided(found, body.answers);
  const { last_assessed_comments, last_assessed_file_id } = body;
  const decision = await db.tables.user_assessments.update(taken.user_assessment_id, {
    answers,
    score,
    passed,
    status: statusAfter(found, taken.attempts, passed),
    last_assessed_at: now,
    last_assessed_user_id: user.id,
    last_assessed_comments,
    last_assessed_file_id,
    messages:
      last_assessed_comments === null
        ? taken.messages
        : [
            ...taken.messages,
            {
              message: last_assessed_comments,
              user_name: nameOf(user),
              created_at: now,
              file_id: last_assessed_file_id,
            },
          ],
    history: [
      ...taken.history.filter(({ attempt }) => attempt !== taken.attempts),
      { attempt: taken.attempts, score, passed, submitted_at: taken.last_submitted_at ?? now },
    ],
  });
  mailLearner(asking, { assessment, taken: decision });
  // Y-09: the learner, and whoever else has the review open.
  const { entity_id, organisation_id, reviewer_ids } = assessment;
  publish(asking, 'entity.updated', { entity_id, organisation_id }, [taken.user_id, ...reviewer_ids, user.id]);
  return reply(200, reviewView(db, assessment, decision, now));
};

/** D-13: a file that was handed in as an answer of this work, and no other. */
const send = (asking: Asking, meant: Meant, name: string | number, fileKey: string, attachment: boolean) => {
  const found = find(asking.db, asking.user, meant, name);
  if ('kind' in found) return found;
  const isAnswer = found.taken.answers.some(
    ({ question_id, value }) =>
      String(value) === fileKey &&
      found.assessment.questions.some(({ id, type }) => id === question_id && type === 'file'),
  );
  const file = isAnswer ? asking.db.tables.files.get(Number(fileKey)) : undefined;
  return file === undefined ? notFound('File', fileKey) : sendFile(asking, file, attachment);
};

const nameOfWork = ({ userId, assessmentId }: { readonly userId: number; readonly assessmentId: number }): string =>
  `${userId}, ${assessmentId}`;

/** */
export const getUserAssessment: Rule<Catalogue['getUserAssessment']> = (call) =>
  show(call, byUser(call.params), nameOfWork(call.params));

/** */
export const reviewUserAssessment: Rule<Catalogue['reviewUserAssessment']> = (call) =>
  decide(call, byUser(call.params), nameOfWork(call.params), call.body);

/** */
export const getReview: Rule<Catalogue['getReview']> = (call) => show(call, byKey(call.params), call.params.key);

/** */
export const submitReview: Rule<Catalogue['submitReview']> = (call) =>
  decide(call, byKey(call.params), call.params.key, call.body);

/** */
export const downloadUserAssessmentFile: Rule<Catalogue['downloadUserAssessmentFile']> = (call) =>
  send(call, byUser(call.params), nameOfWork(call.params), call.params.key, call.query.download === 'true');

/** */
export const downloadReviewFile: Rule<Catalogue['downloadReviewFile']> = (call) =>
  send(call, byKey(call.params), call.params.key, call.params.fileKey, call.query.download === 'true');

/** those who have waited longest first. */
export const listReviews: Rule<Catalogue['listReviews']> = ({ db, user, query }) => {
  const { organisation_id, ...wanted } = query;
  if (!mayReviewIn(db, user, organisation_id)) return forbidden();
  const rows = db.tables.user_assessments
    .where((taken) => taken.organisation_id === organisation_id && taken.status === 'review')
    .toSorted((one, other) => (one.last_submitted_at ?? 0) - (other.last_submitted_at ?? 0));
  const page = paginate(rows, wanted, 'a');
  const data = page.data.flatMap((taken) => {
    const assessment = db.tables.assessments.get(taken.assessment_id);
    if (assessment === undefined) return [];
    const { assessment_id, title } = assessment;
    return [
      {
        key: taken.review_key,
        assessment_id,
        title,
        attempts: taken.attempts,
        last_submitted_at: taken.last_submitted_at,
        user: personView(db, taken.user_id)[0] ?? null,
      },
    ];
  });
  return reply(200, { ...page, data });
};
