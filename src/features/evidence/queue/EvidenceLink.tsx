import { use, type ReactNode } from 'react';
import { Link } from '#ui/actions/link/Link.tsx';
import { evidenceHref, ListQueryContext } from './queue-address.ts';

/** Leads from a row to its piece, and takes search, filters and order of the list along. */
export function EvidenceLink({ evidenceKey, children }: { evidenceKey: string; children: ReactNode }) {
  return <Link href={evidenceHref(evidenceKey, use(ListQueryContext))}>{children}</Link>;
}
