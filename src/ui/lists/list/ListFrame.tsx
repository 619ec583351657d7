import type { ReactNode, Ref } from 'react';
import { Breadcrumb } from '../../frames/breadcrumb/Breadcrumb.tsx';
import { Loaded, type LoadableQuery } from '../../frames/loaded/Loaded.tsx';
import { Title } from '../../frames/page/Title.tsx';
import { useBodyClasses } from '../../frames/page/use-body-classes.ts';
import { PageTitle } from '../../frames/page-title/PageTitle.tsx';
import './list.css';

export interface ListFrameProps<Data> {
  readonly title: string;
  /** Of the document. */
  readonly documentTitle: string;
  /** The way here; its last part is this page. */
  readonly crumbs: readonly { readonly label: string; readonly href?: string }[];
  readonly query: LoadableQuery<Data>;
  /** 'Loading the evidence'. */
  readonly label: string;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** The shape of what comes: `TableSkeleton`. */
  readonly skeleton: ReactNode;
  /** The list, `ListPage` for instance, which brings the title. */
  readonly children: (data: Data) => ReactNode;
}

/** The page around a list: the way here, the title, and what stands while the rows load or where they did not come. */
export function ListFrame<Data>({
  title,
  documentTitle,
  crumbs,
  query,
  label,
  headingRef = null,
  skeleton,
  children,
}: ListFrameProps<Data>) {
  useBodyClasses('is-list');
  return (
    <main id="main" tabIndex={-1} className="wrap list">
      <Title>{documentTitle}</Title>
      <Breadcrumb crumbs={crumbs} />
      {query.data === undefined && <PageTitle ref={headingRef}>{title}</PageTitle>}
      <Loaded query={query} label={label} skeleton={skeleton} failed={{ title: 'The list could not be loaded.' }}>
        {children}
      </Loaded>
    </main>
  );
}
