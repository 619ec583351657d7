import { choicesOnlyWithTwoAttempts } from '#fixtures/assessments/infection-control.ts';
import { largeWorld } from '#fixtures/large.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { World } from '#fixtures/world.ts';

const ASSESSMENTS = 1000;
/** Beyond every id of the world. */
const FIRST_ID = 500_000;

/** The large world, and a thousand assessments of Amara's on top: lists have to page. */
export const largeWorldWithAssessments = (nowUnix: number): World => {
  const large = largeWorld(nowUnix);
  const assessment = large.assessments.find(
    ({ assessment_id }) => assessment_id === choicesOnlyWithTwoAttempts.assessment_id,
  );
  const taken = large.user_assessments.find(
    ({ assessment_id, user_id }) => assessment_id === assessment?.assessment_id && user_id === amaraOsei.id,
  );
  if (assessment === undefined || taken === undefined) throw new Error('Amara has no assessment to multiply.');
  const ids = Array.from({ length: ASSESSMENTS }, (_, nth) => FIRST_ID + nth);
  return {
    ...large,
    assessments: [
      ...large.assessments,
      ...ids.map((assessment_id, nth) => ({
        ...assessment,
        assessment_id,
        code: `LARGE-${nth + 1}`,
        title: `Refresher ${nth + 1} of ${ASSESSMENTS}`,
      })),
    ],
    user_assessments: [
      ...large.user_assessments,
      ...ids.map((id) => ({ ...taken, user_assessment_id: id, assessment_id: id, review_key: `large-${id}` })),
    ],
  };
};
