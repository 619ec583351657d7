import { createElement, useCallback, type ComponentType, type ReactNode } from 'react';
import { LinkContext, type LinkProps } from './link-context.ts';

/**
 * Hands the router's link to every link below. The component receives the props of an `<a>` with an in-app `href`
 * (it starts with one `/`, `?` or `#`); addresses of other origins and `mailto:` never reach it.
 */
export function LinkProvider({ component, children }: { component: ComponentType<LinkProps>; children: ReactNode }) {
  const draw = useCallback((props: LinkProps) => createElement(component, props), [component]);
  return <LinkContext value={draw}>{children}</LinkContext>;
}
