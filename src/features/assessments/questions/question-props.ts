import type { RunningUpload } from '#api/uploads.ts';
import type { Question } from '#contracts/assessments/assessment.schema.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import type { GivenAnswer } from '#machines/assessments/answers.ts';
import type { FormerAnswer } from '#machines/assessments/former-answers.ts';
import type { QuestionUploads } from './question-uploads.ts';
import type { Taking } from '../use-taking.ts';

/** What every kind of question gets. */
export interface QuestionProps {
  readonly question: Question;
  /** As shown, from 1. */
  readonly number: number;
  readonly given: GivenAnswer | undefined;
  /** What was answered in the attempt before. */
  readonly former: FormerAnswer | undefined;
  readonly upload: RunningUpload | undefined;
  readonly settings: Pick<OrganisationSettings, 'max_size_mb_assessment_answer'>;
  readonly send: Taking['send'];
  readonly uploads: QuestionUploads;
}
