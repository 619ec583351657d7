import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { Award } from '#contracts/awards/award.schema.ts';
import { awardParts } from '#machines/awards/award-standing.ts';
import { Link } from '#ui/actions/link/Link.tsx';
import { countOf } from '#ui/format/counts.ts';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { RetryLine } from '#ui/messages/retry/RetryLine.tsx';
import { partState } from './award-labels.ts';

export interface AwardPartsProps {
  readonly award: Award;
  /** Null where progress is hidden (E-14) or not known. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** Asks again for its detail, which did not come; null unless that is so. The list's own figures stay. */
  readonly onRetry: (() => void) | null;
  readonly isOpen: boolean;
}

/** E-02, E-08: 'n of m modules', and behind it what the award takes, collections among the modules. */
export function AwardParts({ award, progress, onRetry, isOpen: isOpenAtFirst }: AwardPartsProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const parts = awardParts(award);
  const label = progress === null ? 'Modules' : countOf(progress.done, progress.total, 'module');
  if (onRetry !== null && parts === undefined)
    return (
      <>
        {progress !== null && <p className="aw__n">{label}</p>}
        <RetryLine onRetry={onRetry}>What it takes could not be loaded.</RetryLine>
      </>
    );
  return (
    <details className="aw__p" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={`${label}: ${award.title}`}>
        <span className="aw__n">{label}</span>
        <IconChevronDown className="ic ic--s" aria-hidden />
      </summary>
      {isOpen &&
        (parts === undefined ? (
          <Skeleton shape="text" width={60} />
        ) : (
          <ul className="rows">
            {parts.map((part) => {
              const state = partState(part);
              return (
                <li key={part.key} className="aw__part">
                  <Link href={part.href}>{part.title}</Link>
                  {state !== null && <StatusBadge {...state} size="meta" />}
                </li>
              );
            })}
          </ul>
        ))}
    </details>
  );
}
