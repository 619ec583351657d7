import * as z from 'zod/mini';
import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { ReviewSubmission } from '#contracts/assessments/review.schema.ts';
import {
  hasContent,
  ReviewDraft,
  ReviewSubject,
  subjectName,
  waitsForReview,
} from '#machines/assessments/review-rules.ts';
import { lateDecisionMessage } from '#persistence/late-decision-message.ts';
import type { WorkKind } from '#persistence/work-kind.ts';
import { loadWork, sendReview } from './review.calls.ts';
import { showReview } from './review.queries.ts';

/** What a reviewer typed and did not submit. `title` and `learner` name it where the work is not loaded. */
const StoredReview = z.object({ title: z.string(), learner: z.string(), draft: ReviewDraft });
export type StoredReview = z.output<typeof StoredReview>;

/** A decision as it leaves, and what it was made of. */
const ReviewDecision = z.object({
  learner: z.string(),
  draft: ReviewDraft,
  subject: ReviewSubject,
  submission: ReviewSubmission,
});
export type ReviewDecision = z.output<typeof ReviewDecision>;

/** Reviewing the work of one person (D-09, D-19): under the reviewer's own id and the name of the subject. */
export const reviewWork: WorkKind<StoredReview, ReviewDecision, Assessment> = {
  name: 'review',
  draft: { version: 1, parse: (value) => StoredReview.parse(value), hasContent: ({ draft }) => hasContent(draft) },
  describeDraft: ({ title, learner }) => ({ title, detail: `your review of ${learner}` }),
  submission: {
    parse: (input) => ReviewDecision.parse(input),
    draftName: ({ subject }) => subjectName(subject),
    href: ({ subject }) =>
      subject.by === 'key'
        ? `/a/${encodeURIComponent(subject.key)}`
        : `/users/${subject.userId}/assessments/${subject.assessmentId}`,
    describe: ({ learner }) => `your review of ${learner}, waiting to be sent`,
    ask: (client, { subject }, options) => loadWork(client, subject, options),
    standing: (work, { draft }, userId) => {
      if (work.attempts !== draft.attempt) return 'other';
      if (waitsForReview(work)) return 'open';
      return work.last_assessed_user_id === userId ? 'mine' : 'other';
    },
    send: (client, { subject, submission }, options) => sendReview(client, subject, submission, options),
    settle: ({ queries, drafts }, { name }, { subject }, { outcome, ...rest }) => {
      // What was refused or overtaken the reviewer finds on the page, to copy (0035).
      if (outcome === 'sent' || outcome === 'counted' || outcome === 'gone') drafts.clear(name);
      if ('now' in rest && queries !== null) showReview(queries, subject, rest.now);
    },
    message: ({ title }, { learner }, { outcome }) =>
      lateDecisionMessage(
        { noun: 'Review', about: `of ${title}, ${learner},`, subject: `${title}, ${learner},` },
        outcome,
      ),
  },
};
