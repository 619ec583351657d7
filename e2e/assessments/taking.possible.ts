import { isBeforeDue } from '#e2e/submission/connection.ts';
import type { Moment } from '#e2e/walk/model.ts';
import { sampleQuestions } from '#machines/assessments/taking.samples.ts';
import type { Step } from '#machines/testing/runnable.ts';
import { ANEW, NOT_COUNTED, ONE_MORE, OVERTAKEN, SAME, TOLD, VERDICTS } from './taking.setups.ts';

/**
 * What the catalogue keeps of the context: how many questions are shown, which have an answer, how many files are on
 * their way.
 */
export interface Position {
  readonly mayHaveArrived: boolean;
  readonly questions: number;
  readonly uploading: number;
  readonly answered: readonly boolean[];
}

/** A new attempt has begun: how many were used is no part of a place, so that no walk goes on from there. */
const isAnew = (step: string | null): boolean => step === `loadAssessment: ${ANEW}`;

/** Where the view offers less than the chart allows, and what the server would never answer. */
export const isPossible = (step: Step, { position, states, previous }: Moment<Position>): boolean => {
  const { name } = step;
  if (isBeforeDue(step, previous, 'sendQueued: no answer arrives', 'loadAssessment: a submission waits')) return false;
  const [, , text, file] = position.answered;
  const isWhole = position.questions === sampleQuestions.length;
  if (isAnew(previous)) return false;
  // What the server is asked next must be true when the assessment is loaded, too.
  if (previous === 'loadAssessment: a submission left, and no reply was read' && name === `sendQueued: ${OVERTAKEN}`)
    return false;
  if (isAnew(name) || previous?.endsWith(OVERTAKEN) === true)
    return isAnew(name) && previous?.endsWith(OVERTAKEN) === true;
  const told = previous === null || !states.includes('taking.loading') ? undefined : TOLD[previous];
  if (told !== undefined || Object.values(TOLD).some((outcome) => name === `loadAssessment: ${outcome}`))
    return name === `loadAssessment: ${told}`;
  switch (name) {
    case 'continued here':
      // While the server is asked, its answer would come in the midst of it.
      return !states.includes('taking.elsewhere.asking');
    case 'retried':
      // A try that counted is followed by another attempt, which a place does not say.
      return !states.includes('taking.notLoaded') || position.questions === 0;
    case 'one option chosen':
      // A radio that is chosen already does nothing.
      return position.answered[0] === false;
    case 'text typed':
      return isWhole && text === false;
    case 'text cleared':
      return isWhole && text === true;
    case 'upload started':
      return isWhole && file === false && position.uploading === 0;
    case 'upload ended without a file':
      return position.uploading > 0;
    case 'file removed':
      return file === true && position.uploading === 0;
    case 'the last answers of another tab':
    case 'answers of another attempt taken over':
    case 'an answer of the last attempt taken over':
      return isWhole && position.uploading === 0;
    case 'opened in another tab':
      return position.uploading === 0;
    case 'submitted in another tab':
      // What was asked just before may still be on its way into the page, which would hear of the next answer too
      // early.
      return position.uploading === 0 && previous !== 'askForResult: it was not counted';
    case 'a reviewer passed it':
      // Elsewhere than with a reviewer, too: that one news stands for all that ends or opens a page.
      return position.uploading === 0 && !position.mayHaveArrived && !states.includes('taking.passed');
    case 'an administrator exempted her':
      return states.includes('taking.underReview') || states.includes('taking.passed');
    case 'a reviewer gave it back':
    case 'a reviewer gave it back for the last time':
      return states.includes('taking.underReview');
    case SAME:
      // While answering, a newer assessment comes with a reload, which would end an upload.
      return (
        isWhole &&
        (states.includes('taking.checking')
          ? previous === NOT_COUNTED
          : states.includes('taking.answering') && position.uploading === 0)
      );
    case ONE_MORE:
      // Until real-time events reach the page it learns of new questions only when it asks after a submission.
      return isWhole && states.includes('taking.checking') && previous === NOT_COUNTED;
    default: {
      const [id = '', outcome = ''] = name.split(': ');
      // The server is asked first then, and what was armed for the question after it would meet that one.
      if (id === 'submitAnswers' && position.mayHaveArrived)
        return outcome === OVERTAKEN || (outcome in VERDICTS && (outcome === 'a reviewer gets it') === isWhole);
      if (id === 'submitAnswers' && outcome === OVERTAKEN) return false;
      // Then it is known that nothing has arrived, which a place does not say.
      if (id === 'sendQueued' && outcome.startsWith('the server ')) return !position.mayHaveArrived;
      // What the other tab has submitted is what stands here, too.
      if (id === 'askForResult' && outcome in VERDICTS) return !isWhole && position.answered.every(Boolean);
      if (id === 'askForResult' && outcome === OVERTAKEN) return !position.mayHaveArrived;
      // Choices alone are marked at once; a text or a file goes to a reviewer (C-33).
      if (!['submitAnswers', 'askAfter', 'sendQueued'].includes(id) || !(outcome in VERDICTS)) return true;
      return (outcome === 'a reviewer gets it') === isWhole;
    }
  }
};
