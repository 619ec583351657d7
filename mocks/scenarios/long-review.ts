import { waitingForAReviewer } from '#fixtures/assessments/outcomes.ts';
import { fileQuestion, textQuestion } from '#fixtures/assessments/questions.ts';
import { amarasTicket, handoverVideo, hannahsLog } from '#fixtures/files.ts';
import type { Stage } from './scenario.ts';
import { assessment } from './traits/assessment.ts';

const ANSWERS = 100;
/** Every fifth answer is a file: a photograph, a document, a video in turn. */
const EVERY = 5;
const FILES = [amarasTicket.id, hannahsLog.id, handoverVideo.id];
/** Beyond every id of the seeded world. */
const ID = 900;

/** The key of the link to it. */
export const LONG_REVIEW_KEY = 'review-900-11';

/** Amara's submission of a hundred answers, twenty of them files, all to be marked by hand. */
export const longReview = async (stage: Stage): Promise<void> => {
  const questions = Array.from({ length: ANSWERS }, (_, nth) => {
    const id = ID * 1000 + nth;
    return nth % EVERY === EVERY - 1
      ? fileQuestion(id, `Attach the log of day ${nth + 1}.`)
      : textQuestion(id, `Day ${nth + 1}: what did you check, and what did you find?`);
  });
  const answers = questions.map(({ id, type }, nth) => [
    id,
    type === 'file'
      ? (FILES[Math.floor(nth / EVERY) % FILES.length] ?? amarasTicket.id)
      : `On day ${nth + 1} I checked the seal, the water and the printout. All packs were dry, and I signed the ticket.`,
  ]);
  await assessment(waitingForAReviewer)
    .copied({ assessment_id: ID, code: 'LONG', title: 'A hundred days in the decontamination room' })
    .asking(questions)
    .reviewedAt(LONG_REVIEW_KEY)
    .answering(Object.fromEntries(answers) as Record<number, string | number>)
    .arrange(stage);
};
