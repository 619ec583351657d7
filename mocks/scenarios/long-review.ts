import { waitingForAReviewer } from '#fixtures/assessments/outcomes.ts';
import { fileQuestion, textQuestion } from '#fixtures/assessments/questions.ts';
import { amarasTicket, handoverVideo, hannahsLog } from '#fixtures/files.ts';
import { amaraWaitsForAReviewer } from '#fixtures/user-assessments/amara.ts';
import type { Stage } from './scenario.ts';

const ANSWERS = 100;
/** Every fifth answer is a file: a photograph, a document, a video in turn. */
const EVERY = 5;
const FILES = [amarasTicket.id, hannahsLog.id, handoverVideo.id];
/** Beyond every id of the seeded world. */
const ID = 900;

/** The key of the link to it. */
export const LONG_REVIEW_KEY = 'review-900-11';

/** Amara's submission of a hundred answers, twenty of them files, all to be marked by hand. */
export const longReview = async ({ db }: Stage): Promise<void> => {
  const seeded = db.tables.assessments.get(waitingForAReviewer.assessment_id);
  const taken = db.tables.user_assessments.get(amaraWaitsForAReviewer.user_assessment_id);
  if (seeded === undefined || taken === undefined) throw new Error('Amara’s work that waits for a reviewer is gone.');
  const questions = Array.from({ length: ANSWERS }, (_, nth) => {
    const id = ID * 1000 + nth;
    return nth % EVERY === EVERY - 1 ? fileQuestion(id, `Attach the log of day ${nth + 1}.`) : textQuestion(id, `Day ${nth + 1}: what did you check, and what did you find?`);
  });
  await db.tables.assessments.insert({ ...seeded, assessment_id: ID, code: 'LONG', title: 'A hundred days in the decontamination room', questions });
  await db.tables.user_assessments.insert({
    ...taken,
    user_assessment_id: ID * 100 + taken.user_id,
    assessment_id: ID,
    review_key: LONG_REVIEW_KEY,
    answers: questions.map(({ id, type }, nth) => ({
      question_id: id,
      value: type === 'file' ? (FILES[Math.floor(nth / EVERY) % FILES.length] ?? amarasTicket.id) : `On day ${nth + 1} I checked the seal, the water and the printout. All packs were dry, and I signed the ticket.`,
      correct: null,
    })),
  });
};
