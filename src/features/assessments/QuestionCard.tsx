import { memo } from 'react';
import type { Question } from '#contracts/assessments/assessment.schema.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import type { GivenAnswer } from '#machines/assessments/answers.ts';
import { FileQuestion } from './FileQuestion.tsx';
import { SelectQuestion } from './SelectQuestion.tsx';
import { TextQuestion } from './TextQuestion.tsx';
import type { RunningUpload, UploadDesk } from './upload-desk.ts';
import type { Taking } from './use-taking.ts';

export interface QuestionProps {
  readonly question: Question;
  /** As shown, from 1. */
  readonly number: number;
  readonly given: GivenAnswer | undefined;
  readonly upload: RunningUpload | undefined;
  readonly settings: Pick<OrganisationSettings, 'max_size_mb_assessment_answer'>;
  readonly send: Taking['send'];
  readonly uploads: UploadDesk;
}

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
