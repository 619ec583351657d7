import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useApi } from '#api/api-context.ts';
import { isPageFailure } from '#api/page-state.ts';
import { editorPageQuery } from '#api/queries/builder.queries.ts';
import { useCurrent } from '#current/current-context.ts';
import { mayEditPages } from '#current/may-edit-pages.ts';
import type { Page } from '#contracts/library/page.schema.ts';
import { readContent } from '#machines/builder/content-text.ts';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { Loaded } from '#ui/frames/loaded/Loaded.tsx';
import { Title } from '#ui/frames/page/Title.tsx';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { NotFoundPage } from '#ui/frames/stopped/NotFoundPage.tsx';
import { StoppedPage } from '#ui/frames/stopped/StoppedPage.tsx';
import { Banner } from '#ui/messages/note/Banner.tsx';
import { AuthoredContent } from '../view/AuthoredContent.tsx';
import { EditorPage } from './EditorPage.tsx';

/** What is written there is no document: whatever were saved in its place would take it away. */
const isUnreadable = ({ content, content_draft: draft }: Page): boolean =>
  [content, draft].some((text) => typeof text === 'string' && text !== '' && readContent(text) === null);

/** P-02: the page to be read, for whom may not change it. */
function ReadOnlyPage({ page }: { page: Page }) {
  return (
    <main id="main" tabIndex={-1} className="wrap help-page">
      <Banner>You can read this page, but not change it.</Banner>
      <PageTitle {...(page.short_description ? { lead: page.short_description } : {})}>{page.title}</PageTitle>
      {page.content && (
        <AuthoredContent
          content={page.content}
          holder={{ entities: 'pages', id: page.page_id }}
          base={`/pages/${page.page_id}`}
        />
      )}
    </main>
  );
}

/** `/pages/:pageId/edit`, ours (P-02): a page of the library is written by whoever may update pages. */
export function EditorRoute() {
  const current = useCurrent();
  const { profile, organisation } = current;
  const pageId = Number(useParams()['pageId']);
  const isPage = Number.isSafeInteger(pageId) && pageId > 0;
  const page = useQuery({
    ...editorPageQuery(useApi(), organisation.organisation_id, pageId),
    enabled: isPage,
    throwOnError: isPageFailure,
  });
  if (!isPage) return <NotFoundPage />;
  const title = page.data?.title ?? 'Page';
  if (page.data === undefined)
    return (
      <main id="main" tabIndex={-1} className="wrap">
        <Title>{`${title} · ${organisation.name}`}</Title>
        <PageTitle>{title}</PageTitle>
        <Loaded
          query={page}
          label="Loading the page"
          skeleton={<Skeleton shape="picture" />}
          failed={{ title: 'This page could not be loaded.' }}
        >
          {() => null}
        </Loaded>
      </main>
    );
  if (!mayEditPages(current))
    return (
      <>
        <Title>{`${title} · ${organisation.name}`}</Title>
        <ReadOnlyPage page={page.data} />
      </>
    );
  if (isUnreadable(page.data))
    return (
      <StoppedPage
        at="before"
        title={`${title} · ${organisation.name}`}
        heading="This page cannot be edited here"
        lead="What is written on it was made by another editor, which this one cannot read. Nothing was changed."
        actions={
          <LinkButton variant="go" href={`/pages/${pageId}`}>
            See the page
          </LinkButton>
        }
      />
    );
  return (
    <EditorPage key={`${organisation.organisation_id} ${pageId}`} {...{ profile, organisation }} page={page.data} />
  );
}
