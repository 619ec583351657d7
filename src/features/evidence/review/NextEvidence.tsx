import { useQuery } from '@tanstack/react-query';
import { useApi } from '#api/api-context.ts';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { pieces } from '../evidence-messages.ts';
import { pendingQuery } from '#api/queries/evidence.queries.ts';

/** What else waits in this organisation, oldest first, and the way to it. Nothing where nobody can say. */
export function NextEvidence({ organisationId, evidenceKey, isOwn }: { organisationId: number; evidenceKey: string; isOwn: boolean }) {
  const { data = [] } = useQuery(pendingQuery(useApi(), organisationId));
  const others = data.filter(({ key }) => key !== evidenceKey);
  const [next] = others;
  return (
    <div className="bench__foot">
      <p className="meta">{others.length === 0 ? 'No other evidence waits.' : `${pieces(others.length)} of evidence ${others.length === 1 ? 'waits' : 'wait'}.`}</p>
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
