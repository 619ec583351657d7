import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { pieces } from '../evidence-messages.ts';
import type { EvidenceQueue } from '../queue/use-evidence-queue.ts';

/** What else waits, in words; where it is not known it says so (R9). */
const waitingLabel = (count: number | undefined, isFailed: boolean): string => {
  if (count === undefined) return isFailed ? 'What else is waiting could not be loaded.' : 'Looking for more evidence…';
  return count === 0 ? 'No other evidence is waiting.' : `${pieces(count)} ${count === 1 ? 'is' : 'are'} waiting.`;
};

/** What else waits in the list that one came from, and the way to it. */
export function NextEvidence({
  queue: { position, isFailed, hrefOf, listHref },
  isOwn,
}: {
  queue: EvidenceQueue;
  isOwn: boolean;
}) {
  const others = position === null ? undefined : position.total - (position.number === null ? 0 : 1);
  return (
    <div className="bench__foot">
      <p className="meta">{waitingLabel(others, isFailed)}</p>
      {isOwn && position !== null && position.upcoming !== null ? (
        <LinkButton variant="go" href={hrefOf(position.upcoming)}>
          Review the next
        </LinkButton>
      ) : (
        <LinkButton variant="secondary" wide href={listHref}>
          All pending evidence
        </LinkButton>
      )}
    </div>
  );
}
