import { useQuery } from '@tanstack/react-query';
import { useApi } from '#api/api-context.ts';
import { isPageFailure } from '#api/page-state.ts';
import { pageQuery } from '#api/queries/page.queries.ts';
import type { Page } from '#contracts/library/page.schema.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import { useClock } from '#current/surroundings.ts';
import { useToday } from '#current/use-today.ts';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { Breadcrumb } from '#ui/frames/breadcrumb/Breadcrumb.tsx';
import { Loaded } from '#ui/frames/loaded/Loaded.tsx';
import { Title } from '#ui/frames/page/Title.tsx';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/frames/empty/EmptyState.tsx';
import { formatUnixDate } from '#ui/format/days.ts';
import type { ContentSlot } from '../content-slot.ts';
import { libraryCrumbs } from '../crumbs.ts';
import { EntityNotes } from '../EntityNotes.tsx';
import './help-page.css';

export interface HelpPageProps {
  readonly organisation: OrganisationMembership;
  readonly pageId: number;
  readonly Content: ContentSlot;
  /** P-02: they may write it. */
  readonly mayEdit: boolean;
}

/** M-22: what stands where nothing is written yet. */
function Unwritten({ page, nowUnix }: { page: Page; nowUnix: number }) {
  const opens = typeof page.published_at === 'number' && page.published_at > nowUnix ? page.published_at : null;
  return opens === null ? (
    <EmptyState level={2} title="There is nothing on this page yet." />
  ) : (
    <EmptyState level={2} marker="coming" title={`This page opens on ${formatUnixDate(opens)}.`} />
  );
}

/** `/pages/:pageId` (M-31): what an author wrote. A failure is silent elsewhere (J-11), so the page says it. */
export function HelpPage({ organisation, pageId, Content, mayEdit }: HelpPageProps) {
  const id = organisation.organisation_id;
  const page = useQuery({ ...pageQuery(useApi(), id, pageId), throwOnError: isPageFailure });
  const nowUnix = useToday(useClock().now);
  const { lang } = organisation.settings;
  const title = page.data?.title;
  return (
    <main id="main" tabIndex={-1} className="wrap help-page">
      <Title>{`${title ?? 'Page'} · ${organisation.name}`}</Title>
      <Breadcrumb crumbs={libraryCrumbs({ library: lang.library, path: `/pages/${pageId}`, title: title ?? 'Page' })} />
      {page.data === undefined && page.isError && <PageTitle>Page</PageTitle>}
      <Loaded
        query={page}
        label="Loading the page"
        skeleton={
          <>
            <Skeleton shape="title" width={60} />
            <Skeleton shape="text" width={90} />
            <Skeleton shape="text" width={80} />
            <Skeleton shape="picture" />
          </>
        }
        failed={{ title: 'This page could not be loaded.' }}
      >
        {(loaded) => (
          <>
            <PageTitle {...(loaded.short_description ? { lead: loaded.short_description } : {})}>
              {loaded.title}
            </PageTitle>
            {mayEdit && (
              <p>
                <LinkButton variant="secondary" href={`/pages/${pageId}/edit`}>
                  Edit
                </LinkButton>
              </p>
            )}
            <EntityNotes tags={loaded.tags} />
            {loaded.content ? (
              <Content content={loaded.content} holder={{ entities: 'pages', id: pageId }} base={`/pages/${pageId}`} />
            ) : (
              <Unwritten page={loaded} nowUnix={nowUnix} />
            )}
          </>
        )}
      </Loaded>
    </main>
  );
}
