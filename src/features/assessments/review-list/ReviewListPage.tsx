import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, type ReactNode } from 'react';
import { useApi } from '#api/api-context.ts';
import { pageStateOf } from '#api/page-state.ts';
import { keys } from '#api/queries/keys.ts';
import { pendingReviewsQuery } from '#api/queries/reviews.queries.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import { plural } from '#ui/format/counts.ts';
import { SelectField } from '#ui/inputs/field/SelectField.tsx';
import { countChoices } from '#ui/lists/list/choices.ts';
import { ListQueryContext } from '#ui/lists/list/list-query.ts';
import { ListFrame } from '#ui/lists/list/ListFrame.tsx';
import { TableSkeleton } from '#ui/lists/list/TableSkeleton.tsx';
import { useFreshness } from '#ui/lists/table/use-freshness.ts';
import { ListPage } from '#ui/lists/list/ListPage.tsx';
import { readReviewAddress, writeReviewAddress } from './review-list-address.ts';
import { reviewList } from './review-list.tsx';
import { reviewRowsOf } from './review-rows.ts';

const NONE = {
  title: 'Nothing to review',
  text: 'When somebody hands in new work you get an e-mail, and it appears here.',
  marker: 'done',
} as const;

const NO_FILTERS = { search: '', assessment: null };

export interface ReviewListPageProps {
  readonly organisation: OrganisationMembership;
  /** What follows the path: search, filter, order, page. */
  readonly query: URLSearchParams;
  readonly onQuery: (query: URLSearchParams) => void;
  /** B-15: what somebody without an admin account is told. */
  readonly denied: ReactNode;
  /** The app's clock, milliseconds since 1970. */
  readonly now: () => number;
}

/** `/a` (R12): every assessment that waits for a review in the organisation in front. */
export function ReviewListPage({ organisation, query, onQuery, denied, now }: ReviewListPageProps) {
  const list = useQuery(pendingReviewsQuery(useApi(), organisation.organisation_id));
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = useMemo(() => (list.data === undefined ? undefined : reviewRowsOf(list.data)), [list.data]);
  const address = useMemo(() => readReviewAddress(query), [query]);
  const queries = useQueryClient();
  const rowKeys = useMemo(() => rows?.map(({ key }) => key), [rows]);
  const freshness = useFreshness({
    query: list,
    keys: rowKeys,
    syncRelated: () => queries.invalidateQueries({ queryKey: keys.reviews() }),
    now,
  });
  if (pageStateOf(list) === 'denied') return denied;
  return (
    <ListFrame
      title="Assessments to review"
      documentTitle={`Assessments to review · ${organisation.name}`}
      crumbs={[{ label: 'Home', href: '/' }, { label: 'Assessments to review' }]}
      query={{ data: rows, error: list.error, refetch: list.refetch }}
      label="Loading the assessments"
      headingRef={heading}
      skeleton={<TableSkeleton definition={reviewList} />}
    >
      {(loaded) => (
        <ListQueryContext value={writeReviewAddress(address).toString()}>
          <ListPage
            definition={reviewList}
            title="Assessments to review"
            lead={
              loaded.length === 0
                ? 'Nothing is waiting.'
                : `${plural(loaded.length, 'assessment')} ${loaded.length === 1 ? 'is' : 'are'} waiting.`
            }
            headingRef={heading}
            rows={loaded}
            what="list"
            freshness={freshness}
            now={now}
            address={address}
            onAddress={(next) => onQuery(writeReviewAddress(next))}
            search={{ label: 'Assessments', placeholder: 'Name, e-mail or assessment' }}
            filters={(change) => (
              <SelectField
                label="Assessment"
                value={address.assessment === null ? '' : String(address.assessment)}
                placeholder="Every assessment"
                options={countChoices(loaded, ({ assessmentId: id, title }) => ({ id, title })).map(
                  ({ id, title, count }) => ({ value: String(id), label: `${title} (${count})` }),
                )}
                onChange={(id) => change({ assessment: id === '' ? null : Number(id) })}
              />
            )}
            filterTexts={
              address.assessment === null
                ? []
                : [
                    `for ${loaded.find(({ assessmentId }) => assessmentId === address.assessment)?.title ?? 'that assessment'}`,
                  ]
            }
            none={NONE}
            cleared={NO_FILTERS}
          />
        </ListQueryContext>
      )}
    </ListFrame>
  );
}
