import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { LinkButton } from '../../actions/button/LinkButton.tsx';
import { Key } from '../../actions/keys/Key.tsx';
import { formatCount } from '../../format/counts.ts';
import './queue-bar.css';

/** Ids of the links that the keys press. */
export const QUEUE_IDS = { previous: 'queue-previous', skip: 'queue-skip', next: 'queue-next' } as const;

export interface QueueBarProps {
  /** 'Evidence to review' */
  readonly label: string;
  /** From 1; null for what no longer waits. */
  readonly number: number | null;
  /** How much waits. */
  readonly total: number;
  readonly skippedCount: number;
  /** Addresses; null where there is none. */
  readonly previous: string | null;
  readonly next: string | null;
  /** Where skipping leads; null where nothing else waits, or nothing is left to decide here. */
  readonly skip: string | null;
  /** What to go on with once it was decided; left out where the page says it elsewhere. */
  readonly goOn?: string | null;
  readonly showsKeys: boolean;
  readonly onSkip: () => void;
}

const countLabel = (number: number | null, total: number): string => (number === null ? `${formatCount(total)} left` : `${formatCount(number)} of ${formatCount(total)}`);

/** Where one stands among what waits for a review, and the links to its neighbours (R12). */
export function QueueBar({ label, number, total, skippedCount, previous, next, skip, goOn = null, showsKeys, onSkip }: QueueBarProps) {
  return (
    <nav className="queue" aria-label={label}>
      {previous !== null && (
        <LinkButton variant="quiet" icon id={QUEUE_IDS.previous} href={previous} aria-label="Previous" aria-keyshortcuts={showsKeys ? 'P' : undefined}>
          <IconChevronLeft className="ic" aria-hidden />
        </LinkButton>
      )}
      <p className="queue__n">
        <b>{countLabel(number, total)}</b>
        {skippedCount > 0 && <span className="meta">{formatCount(skippedCount)} skipped</span>}
      </p>
      {skip !== null && (
        <LinkButton variant="quiet" id={QUEUE_IDS.skip} href={skip} onClick={onSkip} aria-keyshortcuts={showsKeys ? 'S' : undefined}>
          Skip{showsKeys && <Key>S</Key>}
        </LinkButton>
      )}
      {goOn !== null && (
        <LinkButton variant="quiet" href={goOn}>
          Review the next
        </LinkButton>
      )}
      {next !== null && (
        <LinkButton variant="quiet" icon id={QUEUE_IDS.next} href={next} aria-label="Next" aria-keyshortcuts={showsKeys ? 'N' : undefined}>
          <IconChevronRight className="ic" aria-hidden />
        </LinkButton>
      )}
    </nav>
  );
}
