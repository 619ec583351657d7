import type { EvidenceDecision } from '#contracts/evidence/evidence.schema.ts';
import type { BatchOutcome } from '#machines/evidence/bulk.machine.ts';
import type { EvidenceVerdict } from '#machines/evidence/evidence-form.ts';
import { countOf, formatCount, formatDays } from '#ui/format/counts.ts';
import { formatDate, fromUnixSeconds } from '#ui/format/dates.ts';
import { pieces } from '../evidence-messages.ts';
import type { EvidenceFilters, FileKindShown, SortedBy } from './list-address.ts';
import type { Summary } from '#ui/lists/table/graph-figures.ts';
import { LATE_DAYS, type EvidenceRow } from './list-rows.ts';

export const KIND_LABELS: Readonly<Record<FileKindShown, string>> = {
  pdf: 'PDF',
  photo: 'Photo',
  video: 'Video',
  other: 'Other file',
};

export const COLUMN_LABELS: Readonly<Record<SortedBy, string>> = {
  learner: 'Learner',
  training: 'Training',
  sent: 'Sent',
  waiting: 'Waiting',
};

/** `24 pieces are waiting, the oldest for 18 days.` */
export const leadOf = (rows: readonly EvidenceRow[]): string => {
  if (rows.length === 0) return 'Nothing is waiting.';
  const oldest = Math.max(0, ...rows.map(({ waitingDays }) => waitingDays ?? 0));
  const long = oldest === 0 ? 'less than a day' : formatDays(oldest);
  return rows.length === 1
    ? `1 piece has been waiting for ${long}.`
    : `${pieces(rows.length)} are waiting, the oldest for ${long}.`;
};

/** What the chart of waiting found: `9 days on average`, and how many are late. */
export const waitingFinding = (
  { count, average }: Summary,
  days: readonly number[],
): { readonly title: string; readonly text: string } => {
  const late = days.filter((each) => each >= LATE_DAYS).length;
  const waits = late === 1 ? 'has' : 'have';
  return {
    title: `${formatDays(Math.round(average))} on average`,
    text: `${pieces(count)}. ${late === 0 ? 'None has' : `${formatCount(late)} ${waits}`} waited ${formatDays(LATE_DAYS)} or more.`,
  };
};

/** The filters that are chosen, each as the end of a sentence. */
export const filterTexts = (
  { training, file }: Pick<EvidenceFilters, 'training' | 'file'>,
  rows: readonly EvidenceRow[],
): readonly string[] => [
  ...(training === null
    ? []
    : [`for ${rows.find(({ trainingId }) => trainingId === training)?.training ?? 'that training'}`]),
  ...(file === null ? [] : [`of kind ${KIND_LABELS[file]}`]),
];

const DONE: Readonly<Record<EvidenceVerdict, string>> = { accepted: 'accepted', rejected: 'rejected' };

/** Q-09: what became of it, as the tray's title. `gone`: pieces that failed and do not wait any more. */
export const outcomeTitle = ({ verdict, asked, failed }: BatchOutcome, gone: number): string => {
  const left = failed.length - gone;
  const remains =
    left === 0
      ? ''
      : left === 1
        ? " 1 wasn't, and is still selected."
        : ` ${formatCount(left)} weren't, and are still selected.`;
  return `${countOf(asked - failed.length, asked)} ${DONE[verdict]}.${remains}`;
};

/** And what follows. */
export const outcomeText = ({ asked, failed }: BatchOutcome, gone: number): string => {
  const told = asked - failed.length;
  return [
    ...(told > 0 ? [told === 1 ? 'The learner was told by e-mail.' : 'The learners were told by e-mail.'] : []),
    ...(failed.length > gone ? ['Each row says why.'] : []),
    ...(gone > 0
      ? [`${gone === 1 ? 'One was' : `${formatCount(gone)} were`} reviewed by somebody else meanwhile.`]
      : []),
  ].join(' ');
};

const NOBODY_CAN_SAY = "We haven't heard back, and it is still waiting. Try again";

/** The server's words about one piece, as a sentence of the row. */
export const failureMessage = (message: string | null): string =>
  message === null ? NOBODY_CAN_SAY : message.replace(/\.$/, '');

/** `Accept 20 pieces`. */
export const decisionTitle = (verdict: EvidenceVerdict, count: number): string =>
  `${verdict === 'accepted' ? 'Accept' : 'Reject'} ${pieces(count)} of evidence`;

/** What stands while it can be taken back. */
export const batchInBrief = (count: number, submission: EvidenceDecision): string =>
  submission.status === 'accepted'
    ? `${pieces(count)} accepted, completed on ${formatDate(fromUnixSeconds(submission.last_completed_at))} with ${submission.score}%. After that it cannot be changed.`
    : `${pieces(count)} rejected. After that it cannot be changed.`;

/** What Undo takes back: `the rejection of 3 pieces`. */
export const batchUndone = (count: number, { status }: EvidenceDecision): string =>
  `${status === 'accepted' ? 'the acceptance' : 'the rejection'} of ${pieces(count)}`;
