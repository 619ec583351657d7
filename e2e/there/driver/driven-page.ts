import { actions } from './actions.ts';
import { DrivenFinder, DrivenLocator } from './driven-locator.ts';
import { retry, sleep } from './retry.ts';

const ACTION_MS = 10_000;
const LOAD_MS = 20_000;
const LOOK_EVERY_MS = 4;
const SHOWN_CHARACTERS = 600;
const EMPTY = 'about:blank';
/** The page that waits to be drawn. */
const FIRST = '/login';

/** A function of a model that runs in the page: the window of the page comes last, in the place of the global one. */
type PageFunction<Given, T> = (given: Given, view: Window) => T;

/** Stands on the window of a document that is being left. */
const LEFT = Symbol('left');
type LeavableWindow = Window & { [LEFT]?: true };

/** What happens when the product in a frame starts; it is drawn when this resolves. */
const starts = new WeakMap<Element, (product: Window) => Promise<void>>();

interface FileChooser {
  readonly setFiles: (file: File) => void;
}

/** The part of Playwright's `Page` that models use, in a frame of this document that holds the product. */
export class DrivenPage extends DrivenFinder {
  readonly #frame: HTMLIFrameElement;
  /** Where the product lies on its host, with a slash at both ends. */
  readonly #base: string;
  readonly #openPage: () => DrivenPage;
  readonly #initScripts: ((view: Window) => void)[] = [];
  readonly #started = new Set<() => void>();
  /** Lets the app of a document be drawn that waits for it. */
  #draw: (() => void) | null = null;
  #isWaiting = false;

  constructor(frame: HTMLIFrameElement, base: string, openPage: () => DrivenPage) {
    super();
    this.#frame = frame;
    this.#base = base;
    this.#openPage = openPage;
    window.onProductStart = async (product) => {
      if (product.frameElement !== null) await starts.get(product.frameElement)?.(product);
    };
    starts.set(frame, async (product) => {
      if ((product as LeavableWindow)[LEFT] === true) return;
      const drawing = this.#isWaiting ? new Promise<void>((resolve) => (this.#draw = resolve)) : null;
      for (const listener of this.#started) listener();
      await drawing;
      for (const script of this.#initScripts) script(product);
    });
  }

  readonly mouse = { move: (): Promise<void> => actions.pointAway(this.document) };

  get view(): Window {
    const { contentWindow } = this.#frame;
    if (contentWindow === null) throw new Error('The frame of the product is gone.');
    return contentWindow;
  }

  get document(): Document {
    return this.view.document;
  }

  context(): { readonly newPage: () => Promise<DrivenPage> } {
    return { newPage: () => Promise.resolve(this.#openPage()) };
  }

  /** `about:blank` where nothing was opened yet. */
  url(): string {
    return this.#draw === null ? this.view.location.href : EMPTY;
  }

  /** The beginning of what stands on the screen, in one line: for reports. */
  shownText(): string {
    const { body } = this.document as { readonly body: HTMLElement | null };
    return `${this.url()} ${(body?.innerText ?? '').replaceAll(/\s+/g, ' ').slice(0, SHOWN_CHARACTERS)}`;
  }

  locator(selector: string): DrivenLocator {
    return new DrivenLocator(() => this.document, selector);
  }

  /** Runs before the app of every document that is loaded from now on. */
  addInitScript<Given>(script: PageFunction<Given, void>, given: Given): Promise<void> {
    this.#initScripts.push((view) => script(given, view));
    return Promise.resolve();
  }

  async evaluate<Given, T>(work: PageFunction<Given, T>, given: Given): Promise<Awaited<T>> {
    return await work(given, this.view);
  }

  async waitForFunction<Given>(isTrue: PageFunction<Given, unknown>, given: Given): Promise<void> {
    await retry(async () => {
      if (!(await isTrue(given, this.view))) throw new Error('What the page was to make true did not become so.');
    }, ACTION_MS);
  }

  async waitForURL(address: RegExp): Promise<void> {
    await retry(() => {
      if (!address.test(this.url())) throw new Error(`The page is at ${this.url()}, not at ${String(address)}.`);
    }, ACTION_MS);
  }

  /** The browser's own window for choosing a file is not opened: what a press on the input would have opened is given. */
  waitForEvent(event: 'filechooser'): Promise<FileChooser> {
    const { document } = this;
    return new Promise((resolve, reject) => {
      const listen = (pressed: Event): void => {
        const input = pressed.target as HTMLInputElement;
        if (input.type !== 'file') return;
        pressed.preventDefault();
        stop();
        resolve({ setFiles: (file) => actions.chooseFiles(input, [file]) });
      };
      const stop = (): void => {
        document.removeEventListener('click', listen, true);
        clearTimeout(timer);
      };
      const timer = setTimeout(() => {
        stop();
        reject(new Error(`The page brought about no ${event}.`));
      }, ACTION_MS);
      document.addEventListener('click', listen, true);
    });
  }

  /** Resolves when the product of the new document is about to be drawn. */
  async #load(go: (location: Location) => void): Promise<void> {
    const { view } = this;
    if (view.location.protocol !== 'about:') (view as LeavableWindow)[LEFT] = true;
    await new Promise<void>((resolve, reject) => {
      const settle = (end: () => void) => (): void => {
        clearTimeout(timer);
        this.#started.delete(started);
        end();
      };
      const started = settle(resolve);
      const timer = setTimeout(
        settle(() => reject(new Error('The product did not start.'))),
        LOAD_MS,
      );
      this.#started.add(started);
      go(view.location);
    });
  }

  /** Loads the first page of a visit: its console answers, and its app is drawn when somebody goes there. */
  async wait(): Promise<void> {
    this.#isWaiting = true;
    await this.goto(FIRST);
    this.#isWaiting = false;
  }

  goto(path: string): Promise<void> {
    if (this.#draw !== null && path === FIRST) {
      this.#draw();
      this.#draw = null;
      return Promise.resolve();
    }
    this.#draw = null;
    const address = new URL(`${this.#base}${path.slice(1)}`, window.location.href);
    return this.#load((location) => {
      const isHere =
        address.pathname === location.pathname && address.search === location.search && location.protocol !== 'about:';
      if (isHere) location.reload();
      else location.replace(address);
    });
  }

  reload(): Promise<void> {
    return this.#load((location) => location.reload());
  }

  /** Leaves the product: an empty document stands in the frame, of the same origin. */
  async empty(): Promise<void> {
    this.view.location.replace(EMPTY);
    while (this.view.location.href !== EMPTY || this.document.readyState !== 'complete') await sleep(LOOK_EVERY_MS);
  }

  /** What was to run in its documents runs no more. */
  release(): void {
    starts.delete(this.#frame);
  }

  /** Takes the page away, with its frame. */
  close(): Promise<void> {
    this.release();
    this.#frame.remove();
    return Promise.resolve();
  }
}
