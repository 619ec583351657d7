import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { knownModule } from '#api/queries/known-module.ts';
import { Breadcrumb } from '#ui/frames/breadcrumb/Breadcrumb.tsx';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { Title } from '#ui/frames/page/Title.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/frames/skeleton/SkeletonGroup.tsx';
import { libraryCrumbs } from '../crumbs.ts';
import type { ModulePageProps } from './module-props.ts';

/** A module while it is on its way: its head, where a list of this visit told it, and the shape of what follows (V-17). */
export function ModuleSkeleton({ organisation, moduleId, path, parentTitle }: ModulePageProps) {
  const queries = useQueryClient();
  const [known] = useState(() => knownModule(queries, organisation.organisation_id, moduleId));
  return (
    <main id="main" tabIndex={-1} className="wrap mod">
      {known !== undefined && (
        <>
          <Title>{`${known.title} · ${organisation.name}`}</Title>
          <Breadcrumb crumbs={libraryCrumbs({ library: organisation.settings.lang.library, path, parentTitle })} />
          <header className="mod__head">
            <PageTitle lead={known.short_description}>{known.title}</PageTitle>
          </header>
        </>
      )}
      <SkeletonGroup label="Loading the module">
        {known === undefined && <Skeleton shape="meta" width={30} />}
        {known === undefined && <Skeleton shape="title" width={60} />}
        <Skeleton shape="meta" width={40} />
        <Skeleton shape="picture" width={100} />
      </SkeletonGroup>
    </main>
  );
}
