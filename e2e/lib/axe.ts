import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { falsePositives } from '#e2e/accessibility/false-positives.ts';

/** WCAG 2.0 to 2.2, A and AA. Without `wcag22aa` the rule on target sizes does not run. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

interface Finding {
  readonly rule: string;
  readonly target: string;
  readonly html: string;
  readonly help: string;
}

/** The rules whose outcome colours decide; structure and names are the same in either scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on the page as it stands, without the false positives that are written down. `coloursOnly` looks once
 * more at a page that was looked at in the other colour scheme.
 */
export const axeFindings = async (page: Page, { coloursOnly = false } = {}): Promise<readonly Finding[]> => {
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (coloursOnly ? axe.withRules(COLOUR_RULES) : axe.withTags(TAGS)).analyze();
  return violations
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, html, failureSummary }) => ({ rule: id, target: target.join(' '), html: html.slice(0, 300), help: failureSummary ?? '' })),
    )
    .filter(({ rule, html }) => !falsePositives.some((known) => known.rule === rule && html.includes(known.html)));
};

/** Fails the test where axe finds anything, and goes on, so that one run tells everything. */
export const expectNoFindings = async (page: Page, where: string, options: { readonly coloursOnly?: boolean } = {}): Promise<void> => {
  expect.soft(await axeFindings(page, options), where).toEqual([]);
};
