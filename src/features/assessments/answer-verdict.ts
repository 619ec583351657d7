/** C-21: what is said of one marked answer, by marker and word before colour. */
const VERDICTS = {
  right: { marker: 'done', word: 'Right', className: 'is-right' },
  wrong: { marker: 'wrong', word: 'Not right', className: 'is-wrong' },
  unmarked: { marker: 'done', word: 'Answered', className: undefined },
} as const;

/** The verdict on an answer; null means that nobody has told whether it is right. */
export const answerVerdict = (correct: boolean | null) =>
  VERDICTS[correct === null ? 'unmarked' : correct ? 'right' : 'wrong'];
