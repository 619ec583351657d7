import { IconFile, IconFileTypePdf, IconPhoto, IconVideo } from '@tabler/icons-react';
import { LIST_PAGE_SIZES } from '#contracts/constants.ts';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { formatCount, formatDays } from '#ui/format/counts.ts';
import { formatDate, formatDateTime, fromUnixSeconds } from '#ui/format/dates.ts';
import type { ListDefinition } from '#ui/lists/list/list-definition.ts';
import { RowFault } from '#ui/lists/list/RowFault.tsx';
import { RowLink } from '#ui/lists/list/RowLink.tsx';
import { evidencePath } from '../queue/queue-address.ts';
import { pieces } from '../evidence-messages.ts';
import { COLUMN_LABELS, KIND_LABELS, waitingFinding } from './bulk-messages.ts';
import './evidence-list.css';
import type { EvidenceFilters, SortedBy } from './list-address.ts';
import { COMPARE, filterRows, LATE_DAYS, type EvidenceRow } from './list-rows.ts';

const ICONS = { pdf: IconFileTypePdf, photo: IconPhoto, video: IconVideo, other: IconFile } as const;

const waitingSince = ({ waitingDays }: EvidenceRow) => {
  if (waitingDays === null) return null;
  if (waitingDays >= LATE_DAYS) return <StatusBadge shape="overdue" word={formatDays(waitingDays)} size="meta" />;
  return waitingDays === 0 ? 'Today' : formatDays(waitingDays);
};

/**
 * Q-08, V-04: what waits for a review: whose, for what, what it is, and for how long. A row's note is why it could not
 * be decided.
 */
export const evidenceList: ListDefinition<EvidenceRow, EvidenceFilters, SortedBy> = {
  label: 'Pending evidence',
  pagesLabel: 'Evidence pages',
  className: 'evt',
  noun: ['piece', 'pieces'],
  sizes: LIST_PAGE_SIZES,
  filter: filterRows,
  rowLabel: ({ learner, training }) => `${learner}, ${training}`,
  columns: [
    {
      key: 'learner',
      share: 24,
      header: COLUMN_LABELS.learner,
      sort: { by: 'learner', compare: COMPARE.learner },
      isRowHeader: true,
      className: 'ev__n',
      cell: ({ key, learner, email }) => (
        <>
          <RowLink path={evidencePath(key)}>{learner}</RowLink>
          <span className="meta">{email}</span>
        </>
      ),
    },
    {
      key: 'training',
      share: 34,
      header: COLUMN_LABELS.training,
      sort: { by: 'training', compare: COMPARE.training },
      className: 'ev__t',
      cell: ({ training }, note) => (
        <>
          {training}
          {note !== undefined && <RowFault>{note}</RowFault>}
        </>
      ),
    },
    {
      key: 'file',
      share: 12,
      header: 'File',
      className: 'ev__f',
      cell: ({ file }) => {
        const Icon = ICONS[file];
        return (
          <span className="fil">
            <Icon className="ic" aria-hidden />
            <span>{KIND_LABELS[file]}</span>
          </span>
        );
      },
    },
    {
      key: 'sent',
      share: 14,
      header: COLUMN_LABELS.sent,
      sort: { by: 'sent', compare: COMPARE.sent },
      className: 'ev__d',
      cell: ({ sentUnix }) => (sentUnix === null ? '' : formatDate(fromUnixSeconds(sentUnix))),
    },
    {
      key: 'waiting',
      share: 16,
      header: COLUMN_LABELS.waiting,
      sort: { by: 'waiting', compare: COMPARE.waiting },
      numeric: true,
      className: 'ev__w',
      cell: waitingSince,
    },
  ],
  graphs: [
    {
      key: 'waiting',
      kind: 'spread',
      label: 'Waiting, days',
      value: ({ waitingDays }) => waitingDays,
      format: formatCount,
      finding: waitingFinding,
      rangeText: (from, last) => (from === last ? formatDays(from) : `${formatCount(from)} to ${formatDays(last)}`),
      countText: pieces,
      mark: { value: LATE_DAYS, label: `Late from ${formatDays(LATE_DAYS)}` },
    },
  ],
  csv: {
    fileName: 'pending-evidence.csv',
    columns: [
      { header: 'Learner', value: ({ learner }) => learner },
      { header: 'E-mail', value: ({ email }) => email },
      { header: 'Training', value: ({ training }) => training },
      { header: 'File', value: ({ fileName }) => fileName },
      { header: 'Sent', value: ({ sentUnix }) => (sentUnix === null ? '' : formatDateTime(fromUnixSeconds(sentUnix))) },
      { header: 'Waiting (days)', value: ({ waitingDays }) => waitingDays },
    ],
  },
};
