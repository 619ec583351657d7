import type { RefObject } from 'react';

/** The top of the page, where title and error tray stand, with the focus at the heading. */
export const showHeading = (heading: RefObject<HTMLHeadingElement | null>): void => {
  document.documentElement.scrollTop = 0;
  heading.current?.focus({ preventScroll: true });
};
