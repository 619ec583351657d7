import { assessmentsStates } from '#contracts/assessments/assessments.states.ts';
import { waitingForAReviewer } from '#fixtures/assessments/outcomes.ts';
import { priyaNair } from '#fixtures/people.ts';
import { longReview } from './long-review.ts';
import type { Scenario } from './scenario.ts';
import { AS_SEEDED, stateScenarios } from './state-scenarios.ts';
import { submittedUnderKey } from './submitted-under-key.ts';
import { storeReflection } from './stored-reflection.ts';
import { assessment } from './traits/assessment.ts';

/** Assessments to take, to review and reviewed. */
export const assessmentsScenarios = {
  'long-review': {
    description:
      'Amara has handed in a hundred answers, twenty of them files; they wait for Priya at /a/review-900-11.',
    entrance: { kind: 'signedIn', email: priyaNair.email },
    arrange: longReview,
  },
  ...stateScenarios(assessmentsStates, {
    'two assessments are assigned in an organisation': AS_SEEDED,
    'an assessment with every type of question': AS_SEEDED,
    'an assessment that hides nothing': AS_SEEDED,
    'an assessment with choices only': AS_SEEDED,
    'an assessment was submitted under an idempotency key': submittedUnderKey,
    'a failed try with a comment of the reviewer': AS_SEEDED,
    'an assessment waits for its reviewer': async (stage) => {
      await assessment(waitingForAReviewer)
        .answering({ 50803: await storeReflection(stage) })
        .arrange(stage);
    },
    'one assessment waits for a review in an organisation': async (stage) => {
      await assessment(waitingForAReviewer).arrange(stage);
      const others = stage.db.tables.user_assessments.where(
        ({ status, review_key }) => status === 'review' && review_key !== 'review-508-11',
      );
      for (const { user_assessment_id } of others)
        await stage.db.tables.user_assessments.update(user_assessment_id, { status: 'pending' });
    },
    'an assessment was reviewed': AS_SEEDED,
    'work waits for a reviewer': AS_SEEDED,
  }),
} satisfies Readonly<Record<string, Scenario>>;
