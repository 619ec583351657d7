import { useMemo, useRef, type ReactNode } from 'react';
import { pageStateOf } from '#api/page-state.ts';
import { viewingReason } from '#api/viewing.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { UnsentText } from '#ui/messages/note/UnsentText.tsx';
import { ListFrame } from '#ui/lists/list/ListFrame.tsx';
import { BulkReview } from './BulkReview.tsx';
import { ListQueryContext } from '#ui/lists/list/list-query.ts';
import { readListAddress, writeListAddress } from './list-address.ts';
import { rowsOf } from './list-rows.ts';
import { useBulkReview } from './use-bulk-review.ts';

export interface BulkReviewPageProps {
  readonly profile: Profile;
  readonly organisation: OrganisationMembership;
  /** What follows the path: search, filters, order, page (the address holds them). */
  readonly query: URLSearchParams;
  readonly onQuery: (query: URLSearchParams) => void;
  /** B-15, Q-11: what somebody without an admin account is told, with what they wrote and could not send. */
  readonly denied: (unsentText: ReactNode) => ReactNode;
  /** The app's clock, milliseconds since 1970. */
  readonly now: () => number;
}

/** `/evidence`: everything that waits in the organisation in front. */
export function BulkReviewPage({ profile, organisation, query, onQuery, denied, now }: BulkReviewPageProps) {
  const review = useBulkReview(organisation.organisation_id, profile.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = review.list;
  // Waiting is counted in days: once for each list.
  const rows = useMemo(() => (data === undefined ? null : rowsOf(data, Math.floor(now() / 1000))), [data, now]);
  const address = useMemo(() => readListAddress(query), [query]);
  const listQuery = writeListAddress(address).toString();

  if (review.snapshot.matches('denied') || pageStateOf(review.list) === 'denied')
    return denied(<UnsentText title="Your message was not sent" text={review.snapshot.context.form.message} />);
  return (
    <ListFrame
      title="Evidence to review"
      documentTitle={`Evidence to review · ${organisation.name}`}
      crumbs={[{ label: 'Home', href: '/' }, { label: 'Evidence' }]}
      query={{ data: rows ?? undefined, error, refetch }}
      label="Loading the evidence"
      headingRef={heading}
    >
      {(loaded) => (
        <ListQueryContext value={listQuery}>
          <BulkReview
            rows={loaded}
            review={review}
            address={address}
            onAddress={(next) => onQuery(writeListAddress(next))}
            headingRef={heading}
            viewingReason={viewingReason(profile, 'decide about evidence')}
            now={now}
          />
        </ListQueryContext>
      )}
    </ListFrame>
  );
}
