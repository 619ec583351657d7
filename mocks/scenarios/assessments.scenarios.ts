import { assessmentsStates } from '#contracts/assessments/assessments.states.ts';
import { priyaNair } from '#fixtures/people.ts';
import { amaraWaitsForAReviewer } from '#fixtures/user-assessments/amara.ts';
import { longReview } from './long-review.ts';
import type { Scenario } from './scenario.ts';
import { AS_SEEDED, stateScenarios } from './state-scenarios.ts';
import { storeReflection } from './stored-reflection.ts';

/** Assessments to take, to review and reviewed. */
export const assessmentsScenarios = {
  'long-review': {
    says: 'Amara has handed in a hundred answers, twenty of them files; they wait for Priya at /a/review-900-11.',
    entrance: { kind: 'signedIn', email: priyaNair.email },
    arrange: longReview,
  },
  ...stateScenarios(assessmentsStates, {
    'an assessment with every type of question': AS_SEEDED,
    'an assessment with choices only': AS_SEEDED,
    'a failed try with a comment of the reviewer': AS_SEEDED,
    'an assessment waits for its reviewer': async (stage) => {
      const fileId = await storeReflection(stage);
      const { user_assessments } = stage.db.tables;
      await user_assessments.update(amaraWaitsForAReviewer.user_assessment_id, {
        answers: amaraWaitsForAReviewer.answers.map((answer) => (answer.question_id === 50803 ? { ...answer, value: fileId } : { ...answer })),
      });
    },
    'an assessment was reviewed': AS_SEEDED,
  }),
} satisfies Readonly<Record<string, Scenario>>;
