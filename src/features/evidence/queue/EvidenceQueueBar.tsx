import { QueueBar } from '#ui/frames/review-layout/QueueBar.tsx';
import type { QueuePosition } from '#machines/submission/review-queue.ts';
import type { EvidenceQueue } from './use-evidence-queue.ts';

export interface EvidenceQueueBarProps {
  readonly queue: EvidenceQueue;
  readonly position: QueuePosition;
  /** Nothing was decided here yet. */
  readonly canSkip: boolean;
  readonly showsKeys: boolean;
}

/** The queue around a piece of evidence. */
export function EvidenceQueueBar({ queue: { hrefOf, skip, skippedCount }, position, canSkip, showsKeys }: EvidenceQueueBarProps) {
  const { number, total, previous, next, upcoming } = position;
  const address = (key: string | null): string | null => (key === null ? null : hrefOf(key));
  return <QueueBar label="Evidence to review" {...{ number, total, skippedCount, showsKeys }} previous={address(previous)} next={address(next)} skip={canSkip && number !== null ? address(upcoming) : null} onSkip={skip} />;
}
