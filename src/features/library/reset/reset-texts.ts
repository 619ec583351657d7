import type { NotReset, ResetOutcome, ResetTraining } from '#machines/library/bulk-reset.machine.ts';
import { countOf, formatCount, plural } from '#ui/format/counts.ts';

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** 12 people */
export const peopleText = (count: number): string => (count === 1 ? '1 person' : `${formatCount(count)} people`);

/** 24 resets */
export const resetsText = (count: number): string => plural(count, 'reset');

/** The titles of what begins again, in one sentence. */
export const titlesOf = (training: readonly ResetTraining[]): string =>
  listed.format(training.map(({ title }) => title));

export const KIND_LABELS: Readonly<Record<ResetTraining['kind'], string>> = {
  module: 'Module',
  collection: 'Collection, with everything in it',
};

/** N-21, 0331: what a reset takes back, and what it leaves. */
export const GOES: readonly string[] = [
  'How far they are: where they stopped, the time spent, and the date of completion',
  'What it opened is closed again until it is completed once more',
];
export const STAYS: readonly string[] = ['Awards, points, evidence and results of assessments', 'Due dates'];

const WHY: Readonly<Record<NotReset['why'], string>> = {
  refused: 'The server refused it',
  unknown: 'No answer came, so it may begin again. Trying again resets nobody twice',
  denied: 'You may not reset the training of this person',
  notNow: 'The server takes nothing at this moment. Try again later',
  noConnection: 'There is no connection',
  notSent: 'Not sent: it was stopped before',
};

/** Why somebody was not reset: the server's words, where it has any. */
export const whyNotReset = ({ why, message }: NotReset): string =>
  why === 'refused' ? (message ?? WHY[why]) : WHY[why];

/** What became of a run, as a title: 22 of 24 can start again. 2 weren't reset, and are still selected. */
export const outcomeTitle = ({ asked, notReset }: ResetOutcome): string => {
  const left = notReset.length;
  const remains =
    left === 0
      ? ''
      : left === 1
        ? " 1 wasn't reset, and is still selected."
        : ` ${formatCount(left)} weren't reset, and are still selected.`;
  return `${countOf(asked - left, asked)} can start again.${remains}`;
};

/** And what follows. */
export const outcomeText = ({ asked, notReset }: ResetOutcome): string =>
  [
    ...(notReset.length < asked ? ['Their pages show it at once.'] : []),
    ...(notReset.length > 0 ? ['Whoever was not is first in the list, with the reason.'] : []),
  ].join(' ');
