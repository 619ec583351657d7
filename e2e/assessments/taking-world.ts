import type { DemoPort } from '#e2e/lib/demo-port.ts';
import type { AssessmentRecord, UserAssessmentRecord } from '#fixtures/records/assessment.record.ts';
import { finalAssessmentWithEveryType } from '#fixtures/assessments/infection-control.ts';
import { amaraOsei } from '#fixtures/people.ts';

/** A question of each type, as in the samples of the chart, and Amara who takes it. */
export const ASSESSMENT_ID = finalAssessmentWithEveryType.assessment_id;

interface Rows {
  readonly assessment: AssessmentRecord;
  readonly taken: UserAssessmentRecord;
}

/** What an administrator, a reviewer or time changed; `taken: null` takes the assessment away from her. */
export interface Change {
  readonly assessment?: Partial<AssessmentRecord>;
  readonly taken?: Partial<UserAssessmentRecord> | null;
}

interface Tables {
  readonly assessments: readonly AssessmentRecord[];
  readonly user_assessments: readonly UserAssessmentRecord[];
  readonly [name: string]: readonly unknown[];
}

/** The assessment as it was seeded. */
const seeded = new WeakMap<DemoPort, Rows>();

const isHers = ({ assessment_id, user_id }: UserAssessmentRecord): boolean =>
  assessment_id === ASSESSMENT_ID && user_id === amaraOsei.id;

const rowsOf = ({ assessments, user_assessments: all }: Tables): Partial<Rows> => {
  const assessment = assessments.find(({ assessment_id }) => assessment_id === ASSESSMENT_ID);
  const taken = all.find(isHers);
  return { ...(assessment && { assessment }), ...(taken && { taken }) };
};

/**
 * Changes the assessment on the server. What the change does not name is as it was seeded, but for the attempts that
 * were used: two more are allowed. Sessions go on.
 */
export const changeWorld = (demo: DemoPort, change: (now: Rows) => Change): Promise<void> =>
  demo.edit<Tables>(['assessments', 'user_assessments'], (tables) => {
    const found = rowsOf(tables);
    const base = seeded.get(demo) ?? { assessment: found.assessment, taken: found.taken };
    if (base.assessment === undefined || base.taken === undefined)
      throw new Error('The seeded world has lost the assessment that is walked.');
    const before: Rows = { assessment: base.assessment, taken: base.taken };
    seeded.set(demo, before);
    const now: Rows = { assessment: found.assessment ?? before.assessment, taken: found.taken ?? before.taken };
    const { assessment = {}, taken = {} } = change(now);
    return {
      assessments: [
        ...tables.assessments.filter(({ assessment_id }) => assessment_id !== ASSESSMENT_ID),
        { ...before.assessment, attempts_max: now.taken.attempts + 2, ...assessment },
      ],
      user_assessments: [
        ...tables.user_assessments.filter((row) => !isHers(row)),
        ...(taken === null ? [] : [{ ...before.taken, attempts: now.taken.attempts, ...taken }]),
      ],
    };
  });
