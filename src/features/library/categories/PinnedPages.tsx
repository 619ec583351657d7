import { useQuery } from '@tanstack/react-query';
import { useApi } from '#api/api-context.ts';
import { userPagesQuery } from '#api/queries/user-pages.queries.ts';
import { EntityList } from '#cards/EntityList.tsx';
import { PAGE_SIZES } from '#contracts/constants.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import { Loaded } from '#ui/frames/loaded/Loaded.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';

export interface PinnedPagesProps {
  readonly userId: number;
  readonly organisation: OrganisationMembership;
  readonly nowUnix: number;
}

/** M-01: the pages that the organisation pinned, before everything else. Nothing where there are none. */
export function PinnedPages({ userId, organisation, nowUnix }: PinnedPagesProps) {
  const pages = useQuery(
    userPagesQuery(useApi(), organisation.organisation_id, userId, {
      pinned: 'true',
      simple: 'true',
      per_page: PAGE_SIZES.pages,
    }),
  );
  return (
    <Loaded
      query={pages}
      label="Loading the pinned pages"
      skeleton={<Skeleton shape="control" />}
      failed={{ title: 'The pinned pages could not be loaded.' }}
      empty={{ isEmpty: ({ data }) => data.length === 0, shown: null }}
    >
      {({ data }) => (
        <section className="pinned" aria-labelledby="pinned-heading">
          <h2 id="pinned-heading" className="vh">
            Pinned pages
          </h2>
          <EntityList items={data} view="list" settings={organisation.settings} nowUnix={nowUnix} />
        </section>
      )}
    </Loaded>
  );
}
