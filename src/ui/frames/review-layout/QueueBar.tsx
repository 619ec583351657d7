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
  /**
   * Keys of the neighbours, null where there is none. `number` from 1, null for what no longer waits; `total` is what
   * waits.
   */
  readonly position: {
    readonly number: number | null;
    readonly total: number;
    readonly previous: string | null;
    readonly next: string | null;
    readonly upcoming: string | null;
  };
  readonly hrefOf: (key: string) => string;
  readonly skippedCount: number;
  /** Nothing was decided here yet. */
  readonly canSkip: boolean;
  /** Says here what to go on with, because the page says it nowhere else. */
  readonly goesOn?: boolean;
  readonly showsKeys: boolean;
  readonly onSkip: () => void;
}

const countLabel = (number: number | null, total: number): string =>
  number === null ? `${formatCount(total)} left` : `${formatCount(number)} of ${formatCount(total)}`;

/** Where one stands among what waits for a review, and the links to its neighbours (R12). */
export function QueueBar({
  label,
  position: { number, total, previous, next, upcoming },
  hrefOf,
  skippedCount,
  canSkip,
  goesOn = false,
  showsKeys,
  onSkip,
}: QueueBarProps) {
  const skipTo = canSkip && number !== null ? upcoming : null;
  return (
    <nav className="queue" aria-label={label}>
      {previous !== null && (
        <LinkButton
          variant="quiet"
          icon
          id={QUEUE_IDS.previous}
          href={hrefOf(previous)}
          aria-label="Previous"
          aria-keyshortcuts={showsKeys ? 'P' : undefined}
        >
          <IconChevronLeft className="ic" aria-hidden />
        </LinkButton>
      )}
      <p className="queue__n">
        <b>{countLabel(number, total)}</b>
        {skippedCount > 0 && <span className="meta">{formatCount(skippedCount)} skipped</span>}
      </p>
      {skipTo !== null && (
        <LinkButton
          variant="quiet"
          id={QUEUE_IDS.skip}
          href={hrefOf(skipTo)}
          onClick={onSkip}
          aria-keyshortcuts={showsKeys ? 'S' : undefined}
        >
          Skip{showsKeys && <Key>S</Key>}
        </LinkButton>
      )}
      {goesOn && upcoming !== null && (
        <LinkButton variant="quiet" href={hrefOf(upcoming)}>
          Review the next
        </LinkButton>
      )}
      {next !== null && (
        <LinkButton
          variant="quiet"
          icon
          id={QUEUE_IDS.next}
          href={hrefOf(next)}
          aria-label="Next"
          aria-keyshortcuts={showsKeys ? 'N' : undefined}
        >
          <IconChevronRight className="ic" aria-hidden />
        </LinkButton>
      )}
    </nav>
  );
}
