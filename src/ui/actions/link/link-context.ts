import { createContext, createElement, type ComponentPropsWithRef, type ReactNode } from 'react';

/** The props of an `<a>`; `href` is needed. */
export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

/** Draws a link within the app; set by `LinkProvider`. Without one, links are plain anchors. */
export const LinkContext = createContext<(props: LinkProps) => ReactNode>((props) => createElement('a', props));

/** True for an address that the router may take over: one leading `/`, a query or a fragment. */
export function isInAppHref(href: string): boolean {
  return /^(\/(?![/\\])|\?|#)/.test(href);
}
