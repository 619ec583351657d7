import { createContext, type ComponentPropsWithRef, type ComponentType } from 'react';

/** The props of an `<a>`; `href` is needed. */
export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

/** The router's link, set by `LinkProvider`; without one, links are plain anchors. */
export const LinkContext = createContext<ComponentType<LinkProps> | null>(null);

/** True for an address that the router may take over: one leading `/`, a query or a fragment. */
export function isInAppHref(href: string): boolean {
  return /^(\/(?![/\\])|\?|#)/.test(href);
}
