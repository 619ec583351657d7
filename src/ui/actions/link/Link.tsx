import { use } from 'react';
import { isInAppHref, LinkContext, type LinkProps } from './link-context.ts';

/**
 * A link: the router's within the app, a plain anchor to everywhere else. Links are ink, underlined in the
 * organisation's colour.
 */
export function Link(props: LinkProps) {
  const drawInApp = use(LinkContext);
  if (isInAppHref(props.href)) return drawInApp(props);
  const { children, ...rest } = props;
  return <a {...rest}>{children}</a>;
}
