import { formatDateTime, fromUnixSeconds } from '#ui/format/dates.ts';
import { toCsv } from '#ui/table/csv.ts';
import type { EvidenceRow } from './list-rows.ts';

const HEADER = ['Learner', 'E-mail', 'Training', 'File', 'Sent', 'Waiting (days)'];

/** V-01: the rows that the filters leave, in the order of the table, on all pages. */
export const evidenceCsv = (rows: readonly EvidenceRow[]): string =>
  toCsv(
    HEADER,
    rows.map(({ learner, email, training, fileName, sentUnix, waitingDays }) => [learner, email, training, fileName, sentUnix === null ? '' : formatDateTime(fromUnixSeconds(sentUnix)), waitingDays]),
  );
