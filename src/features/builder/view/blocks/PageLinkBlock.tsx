import { Link } from '#ui/actions/link/Link.tsx';
import { RetryLine } from '#ui/messages/retry/RetryLine.tsx';
import type { BlockViewProps } from '../block-view.ts';
import { useAssignedItem } from '../use-assigned-items.ts';

/**
 * A link to a page that is assigned to the viewer. To anybody else it would lead to the not-found page, so it is not
 * shown (P-20).
 */
export function PageLinkBlock({ block }: BlockViewProps<'pageLink'>) {
  const found = useAssignedItem(block);
  if (found === 'loading') return null;
  if ('retry' in found) return <RetryLine onRetry={found.retry}>A link could not be loaded.</RetryLine>;
  if (found.item === null) return null;
  return (
    <p>
      <Link href={`/pages/${block.props.pageId}`}>{block.props.label || found.item.title}</Link>
    </p>
  );
}
