import { use } from 'react';
import { isInAppHref, LinkContext, type LinkProps } from './link-context.ts';

/** A link: the router's within the app, a plain anchor to everywhere else. Links are ink, underlined in the organisation's colour. */
export function Link(props: LinkProps) {
  const RouterLink = use(LinkContext);
  if (RouterLink && isInAppHref(props.href)) return <RouterLink {...props} />;
  return <a {...props} />;
}
