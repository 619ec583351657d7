import {
  getAriaDisabled,
  getElementAccessibleDescription,
  getElementAccessibleName,
  isElementVisible,
} from 'ivya/utils';
import type { DrivenLocator } from '../driver/driven-locator.ts';
import type { DrivenPage } from '../driver/driven-page.ts';
import { retry } from '../driver/retry.ts';

const WITHIN_MS = 10_000;

interface Limit {
  readonly timeout?: number;
}
interface Repetition extends Limit {
  readonly intervals?: readonly number[];
  readonly message?: string;
}

const collapsed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const isText = (found: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? collapsed(found) === collapsed(wanted) : wanted.test(found);
const isWithin = (found: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? collapsed(found).includes(collapsed(wanted)) : wanted.test(found);

/**
 * What was found, and whether it is what was wanted. Throws where there is nothing to ask, which no `not` turns into a
 * yes.
 */
interface Found {
  readonly matches: boolean;
  readonly found: unknown;
}
type Matcher<Subject> = (subject: Subject, ...wanted: never[]) => Found;

const ofText =
  (read: (element: Element) => string, matches: typeof isText = isText) =>
  (locator: DrivenLocator, wanted: string | RegExp | readonly (string | RegExp)[]): Found => {
    if (typeof wanted === 'object' && 'length' in wanted) {
      const found = locator.all().map(read);
      return {
        matches: found.length === wanted.length && wanted.every((each, nth) => matches(found[nth] ?? '', each)),
        found,
      };
    }
    const found = read(locator.one());
    return { matches: matches(found, wanted), found };
  };
const ofElement =
  (is: (element: Element) => boolean) =>
  (locator: DrivenLocator): Found => ({ matches: is(locator.one()), found: 'otherwise' });

/** Playwright's assertions about a locator, as far as models use them. */
const locatorMatchers = {
  toBeVisible: (locator: DrivenLocator): Found => {
    const found = locator.all();
    if (found.length > 1) locator.one();
    return { matches: found.some(isElementVisible), found: found.length === 0 ? 'nothing' : 'something else' };
  },
  toBeAttached: (locator: DrivenLocator): Found => ({ matches: locator.all().length > 0, found: locator.all().length }),
  toHaveCount: (locator: DrivenLocator, wanted: number): Found => ({
    matches: locator.all().length === wanted,
    found: locator.all().length,
  }),
  toHaveText: ofText(({ textContent }) => textContent ?? ''),
  toContainText: ofText(({ textContent }) => textContent ?? '', isWithin),
  toHaveValue: ofText((element) => (element as HTMLInputElement).value),
  toHaveAccessibleName: ofText((element) => getElementAccessibleName(element, false)),
  toHaveAccessibleDescription: ofText((element) => getElementAccessibleDescription(element, false)),
  toHaveAttribute: (locator: DrivenLocator, name: string, wanted: string | RegExp = /^/): Found => {
    const found = locator.one().getAttribute(name);
    return { matches: found !== null && (typeof wanted === 'string' ? found === wanted : wanted.test(found)), found };
  },
  toBeChecked: (locator: DrivenLocator, { checked = true }: { readonly checked?: boolean } = {}): Found => ({
    matches: (locator.one() as HTMLInputElement).checked === checked,
    found: !checked,
  }),
  // The frame of a page that is not in use has an element of its own in the focus all the same.
  toBeFocused: ofElement((element) => element.ownerDocument.activeElement === element),
  toBeEnabled: ofElement((element) => !getAriaDisabled(element)),
  toBeDisabled: ofElement(getAriaDisabled),
  toBeEditable: ofElement((element) => !getAriaDisabled(element) && !(element as HTMLInputElement).readOnly),
} satisfies Record<string, Matcher<DrivenLocator>>;

const pageMatchers = {
  toHaveURL: (page: DrivenPage, wanted: RegExp): Found => ({ matches: wanted.test(page.url()), found: page.url() }),
  toHaveTitle: (page: DrivenPage, wanted: string | RegExp): Found => ({
    matches: isText(page.document.title, wanted),
    found: page.document.title,
  }),
} satisfies Record<string, Matcher<DrivenPage>>;

const valueMatchers = {
  toBe: (value: unknown, wanted: unknown): Found => ({ matches: Object.is(value, wanted), found: value }),
  toBeGreaterThan: (value: unknown, wanted: number): Found => ({ matches: Number(value) > wanted, found: value }),
} satisfies Record<string, Matcher<unknown>>;

const spelled = (value: unknown): string =>
  value instanceof RegExp ? String(value) : (JSON.stringify(value) ?? 'undefined');

type Wanted<M> = M extends (subject: never, ...wanted: infer W) => Found ? W : never;
/** Each matcher without its subject; after what is wanted it may be said for how long it is tried. */
type Assertions<Matchers> = {
  readonly [Name in keyof Matchers]: (...wanted: [...Wanted<Matchers[Name]>, limit?: Limit]) => Promise<void>;
};
type Asserted<Matchers> = Assertions<Matchers> & { readonly not: Assertions<Matchers> };
type AnyMatcher = (subject: unknown, ...wanted: readonly unknown[]) => Found;

/** Each matcher as an assertion that is tried until it holds. `subjectOf`: what is asked, anew each time. */
const assertionsOf = (
  matchers: object,
  subjectOf: () => unknown,
  {
    name,
    withinMs,
    everyMs,
    isNot = false,
  }: { name: string; withinMs: number; everyMs?: number | undefined; isNot?: boolean },
): unknown =>
  Object.fromEntries(
    Object.entries(matchers as Readonly<Record<string, AnyMatcher>>).map(([matcher, match]) => [
      matcher,
      (...wanted: readonly unknown[]) => {
        const last = wanted.at(-1);
        // What Playwright takes as options after what is wanted.
        const own =
          typeof last === 'object' && last !== null && 'timeout' in last ? (last as Limit).timeout : undefined;
        return retry(
          async () => {
            const { matches, found } = match(await subjectOf(), ...wanted);
            if (matches === isNot)
              throw new Error(
                `${name}: ${isNot ? 'not ' : ''}${matcher}(${wanted.map(spelled).join(', ')}) does not hold, found ${spelled(found)}.`,
              );
          },
          own ?? withinMs,
          everyMs,
        );
      },
    ]),
  );

interface Expect {
  (locator: DrivenLocator): Asserted<typeof locatorMatchers>;
  (page: DrivenPage): Asserted<typeof pageMatchers>;
  /** Everything in a function is tried again, until nothing in it fails. */
  (work: () => Promise<void>): { readonly toPass: (repetition?: Repetition) => Promise<void> };
  readonly configure: (limit: Limit) => Expect;
  /** Asserts about what a function gives, asked anew each time. */
  readonly poll: (subjectOf: () => unknown, repetition?: Repetition) => Assertions<typeof valueMatchers>;
}

const configure = ({ timeout: withinMs = WITHIN_MS }: Limit = {}): Expect => {
  const asserting = (subject: DrivenLocator | DrivenPage | (() => Promise<void>)): unknown => {
    if (typeof subject === 'function')
      return {
        toPass: ({ timeout = WITHIN_MS, intervals = [] }: Repetition = {}) => retry(subject, timeout, intervals[0]),
      };
    const [matchers, name] =
      'selector' in subject ? ([locatorMatchers, subject.selector] as const) : ([pageMatchers, 'The page'] as const);
    const of = (isNot: boolean) => assertionsOf(matchers, () => subject, { name, withinMs, isNot });
    return Object.assign(of(false) as object, { not: of(true) });
  };
  const poll = (
    subjectOf: () => unknown,
    { timeout = withinMs, intervals = [], message = 'The value' }: Repetition = {},
  ) => assertionsOf(valueMatchers, subjectOf, { name: message, withinMs: timeout, everyMs: intervals[0] });
  return Object.assign(asserting, { configure, poll }) as Expect;
};

/**
 * Playwright's `expect` for models that run in this browser. What a model uses beyond it is no function here, and fails
 * by its name.
 */
export const expect = configure();
