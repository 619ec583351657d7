import type { DemoPort } from '#e2e/lib/demo-port.ts';
import type { UserAssessmentRecord } from '#fixtures/records/assessment.record.ts';

/** Amara's work that waits for Priya: a choice, a text and a photograph, as in the samples of the chart. */
export const REVIEW_KEY = 'review-508-11';

interface Exported {
  readonly tables: { user_assessments: UserAssessmentRecord[] };
}

/**
 * Changes the work on the server by the demo's own export and import: it waits for a review, but for what the change says.
 * Priya's session goes on: what her page asks meanwhile must not find her signed out.
 */
export const changeWork = async (demo: DemoPort, change: (now: UserAssessmentRecord) => Partial<UserAssessmentRecord>): Promise<void> => {
  const data = JSON.parse(await demo.export()) as Exported;
  data.tables.user_assessments = data.tables.user_assessments.map((row) =>
    row.review_key === REVIEW_KEY
      ? {
          ...row,
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
  );
  await demo.import(JSON.stringify(data), true);
};
