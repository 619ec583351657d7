import { expect, type Page } from '@playwright/test';

/** The narrow widths of a common phone and of WCAG 1.4.10. */
const NARROW = [390, 320] as const;
/** The page's margin on phones (`.wrap`), in pixels. */
const MARGIN = 16;

interface Fit {
  /** How far the page can be scrolled sideways. */
  readonly overflow: number;
  /** Left edge of the page's heading, or of the picture before it; null while there is none. */
  readonly heading: number | null;
  /** Left edge of the text or skeleton that stands furthest left. */
  readonly content: number;
}

/** Runs in the page. */
export const measureFit = (): Fit => {
  const leftOf = (element: Element): number => Math.round(element.getBoundingClientRect().left);
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('.vh, [aria-hidden=true]:not(.skel)') === null &&
    element.getBoundingClientRect().width > 1;
  const isContent = (element: Element): boolean =>
    element.matches('.skel') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
  /** Of its own letters: what a style draws before them may be cut off at the start of a line. */
  const contentLeftOf = (element: Element): number => {
    if (element.matches('.skel')) return leftOf(element);
    const range = document.createRange();
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    return Math.min(
      ...texts.flatMap((text) => {
        range.selectNodeContents(text);
        return [...range.getClientRects()].filter(({ width }) => width > 0).map(({ left }) => Math.round(left));
      }),
    );
  };
  const heading = document.querySelector('main h1:not(.vh)');
  const pictures = [...(heading?.closest('header')?.querySelectorAll('.avatar') ?? [])];
  return {
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    heading: heading === null ? null : Math.min(...[heading, ...pictures].map(leftOf)),
    content: Math.min(
      ...[...document.querySelectorAll('main *')]
        .filter((element) => isContent(element) && isSeen(element))
        .map(contentLeftOf),
    ),
  };
};

/**
 * Nothing lies over the edge of the page at 390 and 320 px, and its content begins at the page's margin. The page keeps
 * the last width.
 */
export const expectFits = async (page: Page, where: string): Promise<void> => {
  for (const width of NARROW) {
    const size = page.viewportSize();
    if (size?.width !== width || size.height !== 844) await page.setViewportSize({ width, height: 844 });
    const { overflow, heading, content } = await page.evaluate(measureFit);
    expect.soft(overflow, `${where}, ${width} px: no sideways scroll`).toBeLessThanOrEqual(0);
    expect
      .soft({ heading: heading ?? MARGIN, content }, `${where}, ${width} px: left edges of heading and content`)
      .toEqual({ heading: MARGIN, content: MARGIN });
  }
};
