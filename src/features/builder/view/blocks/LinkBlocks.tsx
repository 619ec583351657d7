import { linkTarget } from '#machines/builder/safe-address.ts';
import { Link } from '#ui/actions/link/Link.tsx';
import type { BlockViewProps } from '../block-view.ts';
import { RetryLine } from '#ui/messages/retry/RetryLine.tsx';
import { useAssignedItem } from '../use-assigned-items.ts';

/** P-07, P-25: a link of the author's. One that leads nowhere keeps its words. */
export function LinkBlock({ block: { props } }: BlockViewProps<'link'> | BlockViewProps<'customLink'>) {
  const target = linkTarget(props.url, location.origin);
  const label = props.label || props.url;
  if (target === null) return <p>{label}</p>;
  if (target.kind === 'inside' && props.newWindow !== true)
    return (
      <p>
        <Link href={target.href}>{label}</Link>
      </p>
    );
  return (
    <p>
      <a href={target.href} rel="noopener noreferrer" {...(props.newWindow === true ? { target: '_blank' } : {})}>
        {label}
      </a>
      {props.newWindow === true && <span className="meta"> (opens in a new window)</span>}
    </p>
  );
}

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
