import { expect, type Page } from '@playwright/test';

interface Stops {
  readonly count: number;
  readonly hidden: readonly string[];
}

/**
 * Runs in the page. Focuses everything that can be focused, forwards and back, and names what then lies wholly under
 * something else.
 */
const focusEverything = (): Stops => {
  const stops = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
  ].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled, .skip, [tabindex="-1"]'),
  );
  const isSeen = (element: HTMLElement): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const label = (element as HTMLInputElement).labels?.[0];
    return [0.1, 0.5, 0.9].some((x) =>
      [0.1, 0.5, 0.9].some((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        return hit !== null && (element.contains(hit) || label?.contains(hit) === true);
      }),
    );
  };
  const hidden = [...stops, ...stops.toReversed()].filter((element) => {
    element.focus();
    return document.activeElement === element && !isSeen(element);
  });
  return {
    count: stops.length,
    hidden: hidden.map(
      (element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}`,
    ),
  };
};

/** WCAG 2.4.11: nothing that has the focus lies wholly under something else. There are more stops than `least`. */
export const expectStopsSeen = async (page: Page, where: string, least: number): Promise<void> => {
  const { count, hidden } = await page.evaluate(focusEverything);
  expect.soft(hidden, `${where}: stops under something else`).toEqual([]);
  expect(count, where).toBeGreaterThan(least);
};
