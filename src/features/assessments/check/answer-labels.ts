import type { Question } from '#contracts/assessments/assessment.schema.ts';
import type { GivenAnswer } from '#machines/assessments/answers.ts';
import { formatMegabytes } from '#ui/format/file-size.ts';

const EXCERPT_CHARACTERS = 60;
const number = new Intl.NumberFormat('en-GB');

/** The beginning of a text, cut at a word; the whole text where it is short. */
const excerpt = (text: string): string => {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  const characters = Array.from(line);
  if (characters.length <= EXCERPT_CHARACTERS) return `“${line}”`;
  const start = characters.slice(0, EXCERPT_CHARACTERS).join('');
  return `“${start.slice(0, Math.max(start.lastIndexOf(' '), 1))}…” ${number.format(text.length)} characters`;
};

/** An answer in one line, for the check before submitting. */
export const answerInOneLine = (question: Question, given: GivenAnswer | undefined): string => {
  switch (given?.kind) {
    case 'options': {
      const chosen = (question.options ?? [])
        .filter(({ id }) => given.optionIds.includes(id))
        .map(({ value }) => value);
      return chosen.length > 1 ? `${chosen.length} chosen: ${chosen.join('; ')}` : chosen.join('');
    }
    case 'text':
      return excerpt(given.text);
    case 'file':
      return given.bytes === null ? given.name : `${given.name}, ${formatMegabytes(given.bytes)}`;
    case undefined:
      return 'Not answered';
  }
};
