import { use, type ReactNode } from 'react';
import { Link } from '../../actions/link/Link.tsx';
import { ListQueryContext, withQuery } from './list-query.ts';

/** Leads from a row to what it stands for, and takes search, filters and order of the list along. */
export function RowLink({ path, children }: { path: string; children: ReactNode }) {
  return <Link href={withQuery(path, use(ListQueryContext))}>{children}</Link>;
}
