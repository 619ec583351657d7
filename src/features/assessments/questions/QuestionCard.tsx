import { memo } from 'react';
import { FileQuestion } from './FileQuestion.tsx';
import type { QuestionProps } from './question-props.ts';
import { SelectQuestion } from './SelectQuestion.tsx';
import { TextQuestion } from './TextQuestion.tsx';

/** One question (C-09). Typing in one does not draw the others anew. */
export const QuestionCard = memo(function QuestionCard(props: QuestionProps) {
  switch (props.question.type) {
    case 'select':
      return <SelectQuestion {...props} />;
    case 'textarea':
      return <TextQuestion {...props} />;
    case 'file':
      return <FileQuestion {...props} />;
  }
});
