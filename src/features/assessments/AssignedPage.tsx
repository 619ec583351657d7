import { useQuery } from '@tanstack/react-query';
import { useApi } from '#api/api-context.ts';
import { ApiError } from '#api/failure.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { Board } from '#ui/board/Board.tsx';
import { Button } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/skeleton/SkeletonGroup.tsx';
import './assessments.css';
import { AssignedRow } from './AssignedRow.tsx';
import { assignedQuery } from './assessments.queries.ts';

/** `/` until home stands: what is assigned to this person in this organisation, with its status (C-24, C-25). */
export function AssignedPage({ organisation }: { profile: Profile; organisation: OrganisationMembership }) {
  const client = useApi();
  const { data, isError, isFetching, refetch } = useQuery({
    ...assignedQuery(client, organisation.organisation_id),
    throwOnError: (error) => error instanceof ApiError && error.failure.treatment === 'page',
  });
  return (
    <main id="main" tabIndex={-1}>
      <title>{`${organisation.settings.lang.home} · ${organisation.name}`}</title>
      <div className="wrap assigned">
        <header>
          <PageTitle lead={`What ${organisation.name} has assigned to you.`}>Your assessments</PageTitle>
        </header>
        {data === undefined && !isError && <AssignedSkeleton />}
        {data === undefined && isError && (
          <Board
            marker="coming"
            title="Your assessments could not be loaded."
            actions={
              <Button variant="secondary" busy={isFetching} busyText="Loading…" onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            <p>Nothing is lost. Check your connection, then try again.</p>
          </Board>
        )}
        {data !== undefined && data.data.length === 0 && (
          <EmptyState title="Nothing is assigned to you yet" level={2}>
            As soon as {organisation.name} assigns an assessment to you, it stands here.
          </EmptyState>
        )}
        {data !== undefined && data.data.length > 0 && (
          <ul className="rows">
            {data.data.map((card) => (
              <AssignedRow key={card.assessment_id} card={card} />
            ))}
          </ul>
        )}
      </div>
    </main>
  );
}

function AssignedSkeleton() {
  return (
    <SkeletonGroup label="Loading your assessments">
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonGroup>
  );
}
