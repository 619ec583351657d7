import type { MouseEvent } from 'react';
import type { Question } from '#contracts/assessments/assessment.schema.ts';
import { LIMITS } from '#contracts/constants.ts';
import { isAnswered, type Answers, type GivenAnswer } from '#machines/assessments/answers.ts';
import type { PaletteItem } from '#ui/lists/palette/palette-items.ts';
import { percentSent } from '#ui/inputs/upload/upload-state.ts';
import type { QuestionUploads } from './question-uploads.ts';

/** Where a question stands, as palette, bars and counts say it. */
export type QuestionState = 'answered' | 'uploading' | 'tooLong' | 'toDo';

/** How many characters an answer is over its limit (C-12), or 0. */
export const charactersOver = (given: GivenAnswer | undefined): number =>
  given?.kind === 'text' ? Math.max(0, given.text.length - LIMITS.answerCharacters) : 0;

export interface AttemptView {
  /** In the order shown. */
  readonly questions: readonly Question[];
  readonly answers: Answers;
  readonly uploads: ReturnType<QuestionUploads['running']>;
}

const stateOf = ({ answers, uploads }: AttemptView, id: number): QuestionState => {
  if (uploads[id]?.kind === 'uploading') return 'uploading';
  if (isAnswered(answers[id])) return 'answered';
  return charactersOver(answers[id]) > 0 ? 'tooLong' : 'toDo';
};

export interface Tally {
  readonly answered: number;
  /** Neither answered nor on its way. */
  readonly toDo: number;
  readonly tooLong: number;
  readonly uploading: number;
  readonly total: number;
}

export const tallyOf = (attempt: AttemptView): Tally => {
  const states = attempt.questions.map(({ id }) => stateOf(attempt, id));
  const count = (...wanted: QuestionState[]) => states.filter((state) => wanted.includes(state)).length;
  return {
    answered: count('answered'),
    toDo: count('toDo', 'tooLong'),
    tooLong: count('tooLong'),
    uploading: count('uploading'),
    total: states.length,
  };
};

/** The counts of the palette's head. */
export const countsOf = ({ answered, toDo, uploading }: Tally): readonly string[] => [
  `${answered} answered`,
  ...(toDo > 0 ? [`${toDo} to do`] : []),
  ...(uploading > 0 ? [`${uploading} uploading`] : []),
];

/** That nothing is left to answer, for as many questions as there are. */
export const allAnswered = (total: number): string =>
  total === 1 ? 'The question is answered.' : total === 2 ? 'Both questions are answered.' : `All ${total} answered.`;

/** What stands between the learner and Submit: the fact, and what goes with it. */
export const whatIsOpen = ({
  answered,
  toDo,
  tooLong,
  uploading,
  total,
}: Tally): { readonly fact: string; readonly also: string } => {
  const also = [
    ...(tooLong > 0 ? [tooLong === 1 ? '1 answer is too long.' : `${tooLong} answers are too long.`] : []),
    ...(uploading > 0
      ? [uploading === 1 ? '1 upload is still running.' : `${uploading} uploads are still running.`]
      : []),
  ].join(' ');
  if (answered === total) return { fact: allAnswered(total), also: 'Nothing is sent before you submit.' };
  return toDo > 0 ? { fact: `Answer ${toDo} more to submit.`, also } : { fact: 'Nearly there.', also };
};

const LOOKS = {
  answered: { marker: 'done', word: 'Answered', walked: true },
  uploading: { marker: 'upload', word: 'Uploading', walked: false },
  tooLong: { marker: 'overdue', word: 'Too long', walked: false },
  toDo: { marker: 'todo', word: 'To do', walked: false },
} as const;

/** The id of a question's element. */
export const questionAnchor = (questionId: number): string => `q-${questionId}`;

/** The palette: one stop per question. */
export const paletteItems = (attempt: AttemptView, currentId: number | null): readonly PaletteItem[] =>
  attempt.questions.map(({ id, title }, index) => {
    const { marker, word, walked } = LOOKS[stateOf(attempt, id)];
    const upload = attempt.uploads[id];
    const percent = upload?.kind === 'uploading' ? percentSent(upload.sentBytes, upload.totalBytes) : null;
    return {
      key: String(id),
      number: index + 1,
      title,
      href: `#${questionAnchor(id)}`,
      marker,
      word: percent === null ? word : `${percent}%`,
      ...(percent === null ? {} : { percent }),
      walked,
      current: id === currentId,
    };
  });

/** Still to do, or on its way. */
export const isOpen = ({ walked }: PaletteItem): boolean => !walked;

/** A press in the palette moves to the question by itself, so that the focus goes with it. */
export const pickQuestion =
  (goTo: (questionId: number) => void) =>
  (item: PaletteItem, event: MouseEvent): void => {
    event.preventDefault();
    goTo(Number(item.key));
  };

/** The next open question after the one on screen, else the first open one. */
export const nextToDo = (items: readonly PaletteItem[]): PaletteItem | undefined => {
  const at = items.findIndex(({ current }) => current);
  return items.slice(at + 1).find(isOpen) ?? items.find(isOpen);
};
