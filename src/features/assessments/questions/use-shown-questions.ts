import { useDeferredValue, useEffect, useRef } from 'react';
import { PALETTE_LIST_MAX } from '#ui/lists/palette/palette-items.ts';
import { goToQuestion } from './go-to-question.ts';

/** More than a tall window shows below the title. */
const AT_ONCE = 5;

/**
 * A long assessment shows its first questions in the frame after its answer came, and the rest right after it: sixty
 * take a slow device a third of a second to draw.
 */
export const useShownQuestions = <T>(questions: readonly T[]) => {
  const isWhole = useDeferredValue(true, questions.length <= PALETTE_LIST_MAX);
  const wanted = useRef<number | null>(null);

  useEffect(() => {
    if (!isWhole || wanted.current === null) return;
    goToQuestion(wanted.current);
    wanted.current = null;
  }, [isWhole]);

  return {
    /** Whether all of them stand. */
    isWhole,
    shown: isWhole ? questions : questions.slice(0, AT_ONCE),
    /** Shows a question and puts the focus on its first control, as soon as it stands. */
    goTo: (questionId: number): void => {
      if (isWhole) goToQuestion(questionId);
      else wanted.current = questionId;
    },
  };
};
