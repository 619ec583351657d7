import type { AnswerSubmission } from '#contracts/assessments/assessment.schema.ts';
import type { Backend } from '../backend.ts';

type Answers = AnswerSubmission['answers'];

export interface AnswerChoices {
  /** Questions to answer wrongly, by id. */
  readonly wrong?: readonly number[];
  /** Id of the stored file that answers every file question. */
  readonly file?: number;
  /** How many questions to answer; all unless said. */
  readonly first?: number;
}

/** Answers to a seeded assessment, right unless said otherwise, as a learner could give them. */
export const answersTo = (
  backend: Backend,
  assessmentId: number,
  { wrong = [], file = 0, first }: AnswerChoices = {},
): Promise<Answers> =>
  backend.read((db) => {
    const assessment = db.tables.assessments.get(assessmentId);
    if (assessment === undefined) throw new Error(`There is no assessment ${assessmentId}.`);
    return assessment.questions.slice(0, first).flatMap((question): Answers => {
      if (question.type === 'textarea')
        return [{ id: question.id, value: 'I close it at the line and sign the label.' }];
      if (question.type === 'file') return [{ id: question.id, value: file }];
      const right = question.right_option_ids;
      const others = (question.options ?? []).filter((option) => !right.includes(option.id)).map((option) => option.id);
      return (wrong.includes(question.id) ? others.slice(0, 1) : right).map((value) => ({ id: question.id, value }));
    });
  });
