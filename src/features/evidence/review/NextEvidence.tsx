import { useQuery } from '@tanstack/react-query';
import { useApi } from '#api/api-context.ts';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { pieces } from '../evidence-messages.ts';
import { pendingQuery } from '#api/queries/evidence.queries.ts';

/** What else waits, in words; where it is not known it says so (R9). */
const waitingLabel = (count: number | undefined, isFailed: boolean): string => {
  if (count === undefined) return isFailed ? 'What else is waiting could not be loaded.' : 'Looking for more evidence…';
  return count === 0 ? 'No other evidence waits.' : `${pieces(count)} of evidence ${count === 1 ? 'waits' : 'wait'}.`;
};

/** What else waits in this organisation, oldest first, and the way to it. */
export function NextEvidence({ organisationId, evidenceKey, isOwn }: { organisationId: number; evidenceKey: string; isOwn: boolean }) {
  const { data, isError } = useQuery(pendingQuery(useApi(), organisationId));
  const others = data?.filter(({ key }) => key !== evidenceKey);
  const next = others?.[0];
  return (
    <div className="bench__foot">
      <p className="meta">{waitingLabel(others?.length, isError)}</p>
      {isOwn && next !== undefined ? (
        <LinkButton variant="go" href={`/e/${encodeURIComponent(next.key)}`}>
          Review the next
        </LinkButton>
      ) : (
        <LinkButton variant="secondary" wide href="/evidence">
          All pending evidence
        </LinkButton>
      )}
    </div>
  );
}
