import { Link } from '#ui/actions/link/Link.tsx';
import type { BlockViewProps } from '../block-view.ts';
import { useAssignedItem } from '../use-assigned-items.ts';

/** A link to a page that is assigned to the viewer. To anybody else it would lead to the not-found page, so it is not shown (P-20). */
export function PageLinkBlock({ block }: BlockViewProps<'pageLink'>) {
  const page = useAssignedItem(block);
  if (page === null || page === undefined) return null;
  return (
    <p>
      <Link href={`/pages/${block.props.pageId}`}>{block.props.label || page.title}</Link>
    </p>
  );
}
