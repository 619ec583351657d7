import { isElementVisible } from 'ivya/utils';
import { actions, expectPressable } from './actions.ts';
import { retry } from './retry.ts';
import { findAll, selectors } from './selectors.ts';

const ACTION_MS = 10_000;

type WaitState = 'visible' | 'hidden' | 'attached' | 'detached';

const IS_IN_STATE: Readonly<Record<WaitState, (found: readonly Element[]) => boolean>> = {
  visible: ([first]) => first !== undefined && isElementVisible(first),
  hidden: (found) => !found.some(isElementVisible),
  attached: (found) => found.length > 0,
  detached: (found) => found.length === 0,
};

/** What finds by a selector, and so by what Playwright's own ways of naming an element make of them. */
export abstract class DrivenFinder {
  abstract locator(selector: string): DrivenLocator;

  getByRole(...given: Parameters<typeof selectors.role>): DrivenLocator {
    return this.locator(selectors.role(...given));
  }

  getByText(...given: Parameters<typeof selectors.text>): DrivenLocator {
    return this.locator(selectors.text(...given));
  }

  getByLabel(...given: Parameters<typeof selectors.label>): DrivenLocator {
    return this.locator(selectors.label(...given));
  }
}

/**
 * The part of Playwright's `Locator` that models use, on a document of this browser. `documentOf`: the document that
 * stands at the moment; each load brings another.
 */
export class DrivenLocator extends DrivenFinder {
  readonly #documentOf: () => Document;
  readonly selector: string;

  constructor(documentOf: () => Document, selector: string) {
    super();
    this.#documentOf = documentOf;
    this.selector = selector;
  }

  #with(selector: string): DrivenLocator {
    return new DrivenLocator(this.#documentOf, selector);
  }

  locator(inner: string): DrivenLocator {
    return this.#with(selectors.within(this.selector, inner));
  }

  filter({ hasText, has }: { readonly hasText?: string | RegExp; readonly has?: DrivenLocator }): DrivenLocator {
    const withText = hasText === undefined ? this.selector : selectors.withText(this.selector, hasText);
    return this.#with(has === undefined ? withText : selectors.containing(withText, has.selector));
  }

  or(other: DrivenLocator): DrivenLocator {
    return this.#with(selectors.or(this.selector, other.selector));
  }

  nth(position: number): DrivenLocator {
    return this.#with(selectors.nth(this.selector, position));
  }

  first(): DrivenLocator {
    return this.nth(0);
  }

  /** What it finds now. */
  all(): readonly Element[] {
    return findAll(this.#documentOf(), this.selector);
  }

  /** The one element that it finds now. Throws where there is none, or more than one. */
  one(): Element {
    const [element, ...others] = this.all();
    if (element === undefined) throw new Error(`Nothing is found by ${this.selector}.`);
    if (others.length > 0) throw new Error(`${others.length + 1} elements are found by ${this.selector}.`);
    return element;
  }

  count(): Promise<number> {
    return Promise.resolve(this.all().length);
  }

  isVisible(): Promise<boolean> {
    return Promise.resolve(IS_IN_STATE.visible(this.all()));
  }

  async waitFor({ state = 'visible' }: { readonly state?: WaitState } = {}): Promise<void> {
    await retry(() => {
      if (!IS_IN_STATE[state](this.all())) throw new Error(`${this.selector} is not ${state}.`);
    }, ACTION_MS);
  }

  async #act(work: (element: Element) => unknown): Promise<void> {
    let attempts = 0;
    const element = await retry(() => {
      const found = this.one();
      try {
        expectPressable(found, attempts++);
      } catch (error) {
        throw new Error(`${this.selector}: ${error instanceof Error ? error.message : ''}`, { cause: error });
      }
      return found;
    }, ACTION_MS);
    await work(element);
  }

  /** Something of the element, once there is one. */
  #read<T>(read: (element: Element) => T): Promise<T> {
    return retry(() => read(this.one()), ACTION_MS);
  }

  click(): Promise<void> {
    return this.#act(actions.press);
  }

  hover(): Promise<void> {
    return this.#act(actions.pointAt);
  }

  press(key: string): Promise<void> {
    return this.#act((element) => {
      (element as HTMLElement).focus();
      return actions.keys(element.ownerDocument, `{${key}}`);
    });
  }

  fill(text: string): Promise<void> {
    return this.#act((element) => actions.write(element, text));
  }

  selectOption(option: string): Promise<void> {
    return this.#act((element) => actions.select(element, option));
  }

  async setInputFiles(file: File): Promise<void> {
    await this.#read((element) => actions.chooseFiles(element, [file]));
  }

  check(): Promise<void> {
    return this.setChecked(true);
  }

  async setChecked(checked: boolean): Promise<void> {
    if ((await this.isChecked()) === checked) return;
    await this.click();
    await retry(() => {
      if ((this.one() as HTMLInputElement).checked !== checked)
        throw new Error(`${this.selector} did not change by a press.`);
    }, ACTION_MS);
  }

  isChecked(): Promise<boolean> {
    return this.#read((element) => (element as HTMLInputElement).checked);
  }

  inputValue(): Promise<string> {
    return this.#read((element) => (element as HTMLInputElement).value);
  }

  textContent(): Promise<string | null> {
    return this.#read(({ textContent }) => textContent);
  }

  getAttribute(name: string): Promise<string | null> {
    return this.#read((element) => element.getAttribute(name));
  }

  /** Runs a function of a model with the element. */
  async evaluate<T, Given>(work: (element: Element, given: Given) => T, given: Given): Promise<Awaited<T>> {
    return await work(await this.#read((element) => element), given);
  }
}
