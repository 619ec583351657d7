import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#api/api-context.ts';
import { releasesQuery } from '#api/queries/releases.queries.ts';
import { PAGE_SIZES, PRODUCT_VERSION } from '#contracts/constants.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import type { Release } from '#contracts/releases/release.schema.ts';
import { config } from '#current/config.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { Pagination } from '#ui/actions/pagination/Pagination.tsx';
import { formatUnixDate } from '#ui/format/days.ts';
import { Breadcrumb } from '#ui/frames/breadcrumb/Breadcrumb.tsx';
import { EmptyState } from '#ui/frames/empty/EmptyState.tsx';
import { Loaded } from '#ui/frames/loaded/Loaded.tsx';
import { Title } from '#ui/frames/page/Title.tsx';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { AboutDialog } from './AboutDialog.tsx';
import { ReleaseList } from './ReleaseList.tsx';
import './releases.css';

/** U-04: the version, and since when it is there, where the history knows that. */
const versionLead = (releases: readonly Release[]): string => {
  const own = releases.find(({ tag_name }) => tag_name.replace(/^v/u, '') === PRODUCT_VERSION);
  const since = typeof own?.released_at === 'number' ? `, from ${formatUnixDate(own.released_at)}` : '';
  return `You are using ${config.productName} ${PRODUCT_VERSION}${since}.`;
};

export interface AboutPageProps {
  readonly organisation: Pick<OrganisationMembership, 'name'>;
  /** From 1; past the last page, the last one is shown. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

const SKELETONS = ['a', 'b', 'c'];

/** U-01, U-05: what changed in the product, ten releases to a page, and which one this is. */
export function AboutPage({ organisation, page, onPage }: AboutPageProps) {
  const releases = useQuery(releasesQuery(useApi()));
  const [isDialogOpen, setDialogOpen] = useState(false);
  const pageSize = PAGE_SIZES.releases;
  return (
    <main id="main" tabIndex={-1} className="wrap about">
      <Title>{`About · ${organisation.name}`}</Title>
      <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'About' }]} />
      <header className="about__head">
        <div>
          <PageTitle lead={versionLead(releases.data ?? [])}>What has changed</PageTitle>
        </div>
        <Button variant="secondary" onClick={() => setDialogOpen(true)}>
          <IconInfoCircle className="ic" aria-hidden />
          About this {config.productName}
        </Button>
        <AboutDialog isOpen={isDialogOpen} onClose={() => setDialogOpen(false)} organisationName={organisation.name} />
      </header>
      <Loaded
        query={releases}
        label="Loading the releases"
        skeleton={SKELETONS.map((key) => (
          <div key={key} className="releases__skel">
            <Skeleton shape="head" />
            <div>
              <Skeleton shape="head" width={60} />
              <Skeleton shape="text" />
              <Skeleton shape="text" width={80} />
            </div>
            <Skeleton shape="picture" />
          </div>
        ))}
        failed={{ title: 'The releases could not be loaded.' }}
        empty={{
          isEmpty: (loaded) => loaded.length === 0,
          shown: (
            <EmptyState level={2} title="No releases yet.">
              What changes in {config.productName} is listed here, newest first.
            </EmptyState>
          ),
        }}
      >
        {(loaded) => {
          const shown = Math.min(page, Math.ceil(loaded.length / pageSize));
          return (
            <>
              <ReleaseList
                releases={loaded.slice((shown - 1) * pageSize, shown * pageSize)}
                isFirstPage={shown === 1}
              />
              {loaded.length > pageSize && (
                <Pagination
                  label="Pages of releases"
                  previousLabel="Newer releases"
                  nextLabel="Older releases"
                  page={shown}
                  pageSize={pageSize}
                  total={loaded.length}
                  onChange={(next) => onPage(next.page)}
                />
              )}
            </>
          );
        }}
      </Loaded>
    </main>
  );
}
