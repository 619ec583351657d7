import type { EvidenceDecision } from '#contracts/evidence/evidence.schema.ts';
import type { BatchOutcome } from '#machines/evidence/bulk.machine.ts';
import type { EvidenceVerdict } from '#machines/evidence/evidence-form.ts';
import { formatDate, fromUnixSeconds } from '#ui/format/dates.ts';
import { days, pieces } from '../evidence-words.ts';
import type { FileKindShown, SortedBy } from './list-address.ts';
import type { EvidenceRow } from './list-rows.ts';

export const KIND_WORDS: Readonly<Record<FileKindShown, string>> = { pdf: 'PDF', photo: 'Photo', video: 'Video', other: 'Other file' };

export const COLUMN_WORDS: Readonly<Record<SortedBy, string>> = { learner: 'Learner', training: 'Training', sent: 'Sent', waiting: 'Waiting' };

/** `24 pieces are pending. The oldest has waited for 18 days.` */
export const leadOf = (rows: readonly EvidenceRow[]): string => {
  if (rows.length === 0) return 'Nothing is pending.';
  const oldest = Math.max(0, ...rows.map(({ waitingDays }) => waitingDays ?? 0));
  return `${pieces(rows.length)} ${rows.length === 1 ? 'is' : 'are'} pending. The oldest has waited for ${oldest === 0 ? 'less than a day' : days(oldest)}.`;
};

/** `37 selected: 6 here, 31 on 3 other pages` without the first number, which stands out. */
export const whereSelected = (selected: ReadonlySet<string>, here: readonly EvidenceRow[], ordered: readonly EvidenceRow[], size: number): string => {
  const hereCount = here.filter(({ key }) => selected.has(key)).length;
  const pages = new Set<number>();
  let shown = 0;
  ordered.forEach(({ key }, index) => {
    if (!selected.has(key)) return;
    shown += 1;
    pages.add(Math.floor(index / size));
  });
  const others = shown - hereCount;
  const otherPages = pages.size - (hereCount > 0 ? 1 : 0);
  const hidden = selected.size - shown;
  return [
    ...(others > 0 ? [`${hereCount} here`, `${others} on ${otherPages} other ${otherPages === 1 ? 'page' : 'pages'}`] : hidden > 0 ? [`${hereCount} here`] : []),
    ...(hidden > 0 ? [`${hidden} outside the filters`] : []),
  ].join(', ');
};

const DONE: Readonly<Record<EvidenceVerdict, string>> = { accepted: 'accepted', rejected: 'rejected' };

/** Q-09: what became of it, as the tray's title. `gone`: pieces that failed and do not wait any more. */
export const outcomeTitle = ({ verdict, asked, failed }: BatchOutcome, gone: number): string => {
  const left = failed.length - gone;
  const remains = left === 0 ? '' : ` ${left} could not be, and ${left === 1 ? 'stays' : 'stay'} selected.`;
  return `${asked - failed.length} of ${asked} ${DONE[verdict]}.${remains}`;
};

/** And what follows. */
export const outcomeText = ({ asked, failed }: BatchOutcome, gone: number): string => {
  const told = asked - failed.length;
  return [
    ...(told > 0 ? [told === 1 ? 'One person was told by e-mail.' : `The ${told} people were told by e-mail.`] : []),
    ...(failed.length > gone ? ['Each that could not be says why.'] : []),
    ...(gone > 0 ? [`${gone === 1 ? 'One was' : `${gone} were`} reviewed by somebody else meanwhile.`] : []),
  ].join(' ');
};

const NOBODY_CAN_SAY = 'No answer came, and it still waits. Try again';

/** The server's words about one piece, as a sentence of the row. */
export const failureWords = (message: string | null): string => (message === null ? NOBODY_CAN_SAY : message.replace(/^The last completed at field must not be before/, 'The date is before').replace(/\.$/, ''));

/** `Accept 20 pieces`. */
export const decisionTitle = (verdict: EvidenceVerdict, count: number): string => `${verdict === 'accepted' ? 'Accept' : 'Reject'} ${pieces(count)} of evidence`;

/** What stands while it can be taken back. */
export const batchInBrief = (count: number, submission: EvidenceDecision): string =>
  submission.status === 'accepted'
    ? `${pieces(count)} accepted, completed on ${formatDate(fromUnixSeconds(submission.last_completed_at))} with ${submission.score}%. After that it cannot be changed.`
    : `${pieces(count)} rejected. After that it cannot be changed.`;
