import { findAll, selectors } from '#e2e/there/driver/selectors.ts';
import { getAriaDisabled, getAriaRole, getElementAccessibleName } from 'ivya/utils';
import type { Target } from './journal.ts';
import { targetText } from './step-text.ts';

const collapse = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** By Playwright's own rules of roles and names, so that a target means the same here and in a test. */
const ownSelector = (target: Target): string => {
  switch (target.by) {
    case 'role':
      // The engine's list of roles is a type; a role that it does not have finds nothing.
      return selectors.role(target.role, { name: target.name, exact: true });
    case 'label':
      return selectors.label(target.name, { exact: true });
    case 'text':
      return selectors.text(target.name, { exact: true });
  }
};

const DIALOG = selectors.role('dialog');
const selectorOf = (target: Target): string =>
  target.within === undefined ? ownSelector(target) : selectors.within(DIALOG, ownSelector(target));

/** Everything in a document that has the role and the name of a target, in the order of the page. */
const findNamed = (document: Document, target: Target): readonly Element[] => findAll(document, selectorOf(target));

/** What a target means in a document now, if it can be used; otherwise why not, as a sentence. */
export const findTarget = (document: Document, target: Target): Element | string => {
  const found = findNamed(document, target);
  const element = found[target.nth ?? 0];
  if (element === undefined) return `There is no ${targetText(target)} on the page.`;
  if (target.nth === undefined && found.length > 1) return `There are ${found.length} of them on the page.`;
  return getAriaDisabled(element) ? 'It is disabled.' : element;
};

const FIELDS = 'input, select, textarea';

const nameTarget = (element: Element): Target | null => {
  const where = element.closest('dialog, [role=dialog]') === null ? {} : ({ within: 'dialog' } as const);
  const role = getAriaRole(element);
  const name = collapse(getElementAccessibleName(element, false));
  if (role !== null && name !== '') return { by: 'role', role, name, ...where };
  if (element.matches(FIELDS) && name !== '') return { by: 'label', name, ...where };
  const text = collapse(element.textContent);
  return text === '' ? null : { by: 'text', name: text, ...where };
};

/** How an element would be found again; null where nothing names it. */
export const describeTarget = (element: Element): Target | null => {
  const target = nameTarget(element);
  if (target === null) return null;
  const found = findNamed(element.ownerDocument, target);
  const nth = found.indexOf(element);
  return found.length < 2 || nth === -1 ? target : { ...target, nth };
};

const PRESSED = new Set([
  'button',
  'link',
  'tab',
  'option',
  'switch',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'treeitem',
  'checkbox',
  'radio',
]);

/** What a press on an element was meant for: the nearest control around it; null where there is none. */
export const pressedControl = (element: Element): Element | null => {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (at.localName === 'summary' || PRESSED.has(getAriaRole(at) ?? '')) return at;
  }
  return null;
};

/** A text that time changes, or that stands only until something has come, cannot be expected again. */
const PASSES = /\d:\d\d|\b(?:second|minute)s?\b|^Loading\b/;

const textsOf = (document: Document, role: 'alert' | 'status'): readonly string[] =>
  findAll(document, selectors.role(role))
    .map(({ textContent }) => collapse(textContent))
    .filter((text) => text !== '' && !PASSES.test(text));

/** What is in sight of the heading of an open dialog or else of the page, and of announcements. */
export interface Sight {
  readonly heading: string | null;
  readonly alerts: readonly string[];
  readonly statuses: readonly string[];
}

export const lookAt = (document: Document): Sight => {
  const named = (selector: string): Element | undefined => findAll(document, selector)[0];
  const heading =
    named(selectors.within(DIALOG, selectors.role('heading'))) ?? named(selectors.role('heading', { level: 1 }));
  return {
    heading: heading === undefined ? null : collapse(getElementAccessibleName(heading, false)),
    alerts: textsOf(document, 'alert'),
    statuses: textsOf(document, 'status'),
  };
};
