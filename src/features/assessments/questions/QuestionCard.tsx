import { memo } from 'react';
import { FileQuestion } from './FileQuestion.tsx';
import { FormerAnswer } from './FormerAnswer.tsx';
import type { QuestionProps } from './question-props.ts';
import { SelectQuestion } from './SelectQuestion.tsx';
import { TextQuestion } from './TextQuestion.tsx';

function Question(props: QuestionProps) {
  switch (props.question.type) {
    case 'select':
      return <SelectQuestion {...props} />;
    case 'textarea':
      return <TextQuestion {...props} />;
    case 'file':
      return <FileQuestion {...props} />;
  }
}

/** One question (C-09), with what was answered before (H6). Typing in one does not draw the others anew. */
export const QuestionCard = memo(function QuestionCard({ former, ...props }: QuestionProps) {
  return (
    <>
      <Question {...props} former={former} />
      {former !== undefined && <FormerAnswer {...props} former={former} />}
    </>
  );
});
