import type { DemoPort } from '#e2e/lib/demo-port.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { UserAssessmentRecord } from '#fixtures/records/assessment.record.ts';

/** Amara's work that waits for Priya: a choice, a text and a photograph, as in the samples of the chart. */
export const REVIEW_KEY = 'review-508-11';

/** Changes the work on the server: it waits for a review, but for what the change says. Sessions go on. */
export const changeWork = (
  demo: DemoPort,
  change: (now: UserAssessmentRecord) => Partial<UserAssessmentRecord>,
): Promise<void> =>
  demo.edit<{ readonly user_assessments: readonly UserAssessmentRecord[] }>(
    ['user_assessments'],
    ({ user_assessments: rows }) => ({
      user_assessments: rows.map((row) =>
        row.review_key === REVIEW_KEY
          ? {
              ...row,
              user_id: amaraOsei.id,
              status: 'review',
              last_assessed_at: null,
              last_assessed_user_id: null,
              last_assessed_comments: null,
              last_assessed_file_id: null,
              score: null,
              passed: null,
              messages: [],
              ...change(row),
            }
          : row,
      ),
    }),
  );
