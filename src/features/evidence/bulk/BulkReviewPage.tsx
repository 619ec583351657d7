import { useMemo, useRef, type ReactNode } from 'react';
import { ApiError } from '#api/failure.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { Breadcrumb } from '#ui/breadcrumb/Breadcrumb.tsx';
import { Button } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/skeleton/SkeletonGroup.tsx';
import { useBodyClasses } from '#ui/page/use-body-classes.ts';
import { Title } from '#ui/page/Title.tsx';
import '#ui/styles/screen-evidence.css';
import '#ui/styles/screen-list.css';
import { BulkReview } from './BulkReview.tsx';
import { readListAddress, writeListAddress } from './list-address.ts';
import { rowsOf } from './list-rows.ts';
import { useBulkReview } from './use-bulk-review.ts';

export interface BulkReviewPageProps {
  readonly profile: Profile;
  readonly organisation: OrganisationMembership;
  /** What follows the path: search, filters, order, page (the address holds them). */
  readonly query: URLSearchParams;
  readonly onQuery: (query: URLSearchParams) => void;
  /** B-15, Q-11: what somebody without an admin account is told. */
  readonly denied: ReactNode;
  /** The app's clock, milliseconds since 1970. */
  readonly now: () => number;
}

const isDenied = (error: Error | null): boolean => error instanceof ApiError && error.failure.status === 403;

/** `/evidence`: everything that waits in the organisation in front. */
export function BulkReviewPage({ profile, organisation, query, onQuery, denied, now }: BulkReviewPageProps) {
  const review = useBulkReview(organisation.organisation_id, profile.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = review.list;
  // Waiting is counted in days: once for each list.
  const rows = useMemo(() => (data === undefined ? null : rowsOf(data, Math.floor(now() / 1000))), [data, now]);
  const address = useMemo(() => readListAddress(query), [query]);
  useBodyClasses('is-list');

  if (review.snapshot.matches('denied') || (rows === null && isDenied(error))) return denied;
  return (
    <main id="main" tabIndex={-1} className="wrap list">
      <Title>{`Evidence to review · ${organisation.name}`}</Title>
      <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'Evidence' }]} />
      {rows !== null ? (
        <BulkReview rows={rows} review={review} address={address} onAddress={(next) => onQuery(writeListAddress(next))} headingRef={heading} now={now} />
      ) : (
        <>
          <PageTitle ref={heading}>Evidence to review</PageTitle>
          {error === null ? (
            <SkeletonGroup label="Loading the evidence">
              {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
                <Skeleton key={row} shape="control" width={100} />
              ))}
            </SkeletonGroup>
          ) : (
            <EmptyState
              level={2}
              marker="coming"
              title="The list could not be loaded."
              action={
                <Button variant="secondary" onClick={() => void refetch()}>
                  Try again
                </Button>
              }
            />
          )}
        </>
      )}
    </main>
  );
}
