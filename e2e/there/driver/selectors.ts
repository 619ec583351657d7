import { getByLabelSelector, getByRoleSelector, getByTextSelector, Ivya } from 'ivya';

type Matcher = string | RegExp;
type RoleOptions = NonNullable<Parameters<typeof getByRoleSelector>[1]>;

interface Exactness {
  readonly exact?: boolean;
}

const engine = Ivya.create({ browser: 'chromium' });

/** A text as Playwright's selectors write it: quoted, or as a pattern. */
const written = (text: Matcher): string => getByTextSelector(text).slice('internal:text='.length);

/** Playwright's selectors, as its locators make them. Each is looked for within what the one before found. */
export const selectors = {
  role: (role: string, options: RoleOptions = {}): string => getByRoleSelector(role, options),
  text: (text: Matcher, options: Exactness = {}): string => getByTextSelector(text, options),
  label: (text: Matcher, options: Exactness = {}): string => getByLabelSelector(text, options),
  within: (outer: string, inner: string): string => (outer === '' ? inner : `${outer} >> ${inner}`),
  or: (one: string, other: string): string => `${one} >> internal:or=${JSON.stringify(other)}`,
  nth: (all: string, position: number): string => `${all} >> nth=${position}`,
  withText: (all: string, text: Matcher): string => `${all} >> internal:has-text=${written(text)}`,
  containing: (all: string, inner: string): string => `${all} >> internal:has=${JSON.stringify(inner)}`,
};

/** Everything that a selector finds in a document now, in its order. The head is no part of what is shown. */
export const findAll = (document: Document, selector: string): readonly Element[] => {
  // A document that is being replaced has no body yet.
  const { body } = document as { readonly body: HTMLElement | null };
  return body === null ? [] : engine.queryLocatorSelectorAll(selector, body);
};
