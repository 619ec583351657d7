import { IconFile, IconFileTypePdf, IconPhoto, IconVideo } from '@tabler/icons-react';
import { memo } from 'react';
import { StatusBadge } from '#ui/badge/StatusBadge.tsx';
import { formatDate, fromUnixSeconds } from '#ui/format/dates.ts';
import { Link } from '#ui/link/Link.tsx';
import { Marker } from '#ui/marker/Marker.tsx';
import { SelectBox } from '#ui/table/SelectBox.tsx';
import { days } from '../evidence-words.ts';
import { failureWords, KIND_WORDS } from './bulk-words.ts';
import { LATE_DAYS, type EvidenceRow } from './list-rows.ts';

const ICONS = { pdf: IconFileTypePdf, photo: IconPhoto, video: IconVideo, other: IconFile } as const;

export interface EvidenceTableRowProps {
  readonly row: EvidenceRow;
  readonly isSelected: boolean;
  readonly isOff: boolean;
  /** Why it could not be decided: the server's words, null where nobody knows; left out where it did not fail. */
  readonly failure: string | null | undefined;
  readonly onSelect: (key: string, selected: boolean) => void;
}

/** One piece that waits: whose, for what, what it is, and for how long. */
export const EvidenceTableRow = memo(function EvidenceTableRow({ row, isSelected, isOff, failure, onSelect }: EvidenceTableRowProps) {
  const { key, learner, email, training, file, sentUnix, waitingDays } = row;
  const Icon = ICONS[file];
  return (
    <tr className={isSelected ? 'is-sel' : undefined}>
      <td className="ev__c">
        <SelectBox label={`Select ${learner}, ${training}`} state={isSelected ? 'all' : 'none'} isOff={isOff} onChange={(selected) => onSelect(key, selected)} />
      </td>
      <th scope="row" className="ev__n">
        <Link href={`/e/${encodeURIComponent(key)}`}>{learner}</Link>
        <span className="meta">{email}</span>
      </th>
      <td className="ev__t">
        {training}
        {failure !== undefined && (
          <span className="ev__err">
            <Marker shape="overdue" size={20} />
            {failureWords(failure)}
          </span>
        )}
      </td>
      <td className="ev__f">
        <span className="fil">
          <Icon className="ic" aria-hidden />
          <span>{KIND_WORDS[file]}</span>
        </span>
      </td>
      <td className="ev__d">{sentUnix === null ? '' : formatDate(fromUnixSeconds(sentUnix))}</td>
      <td className="ev__w num">
        {waitingDays !== null && (waitingDays >= LATE_DAYS ? <StatusBadge shape="overdue" word={days(waitingDays)} size="meta" /> : waitingDays === 0 ? 'Today' : days(waitingDays))}
      </td>
    </tr>
  );
});
