import { afterAll, vi } from 'vitest';

/** The window that the files of a worker share. */
interface SharedWindow extends Window {
  isSetUp?: true;
  /** Frames that were asked for, until the file ends. */
  askedFrames?: Set<ReturnType<typeof setTimeout>>;
}

/** What is set up once for the document that the files of a worker share. */
const setUpDocument = async (page: SharedWindow): Promise<void> => {
  const { configure, prettyDOM } = await import('@testing-library/react');
  // A machine that is busy must not make a test red: waiting ends when what is waited for is there, whatever the limit.
  configure({
    asyncUtilTimeout: 30_000,
    // Waiting fails many times before it does not, and nobody reads that: the page is printed where the message is
    // read.
    getElementError: (message, container) => {
      const error = new Error(message ?? '');
      error.name = 'TestingLibraryElementError';
      let whole: string | null = null;
      Object.defineProperty(error, 'message', {
        get: () => (whole ??= [message, prettyDOM(container as HTMLElement)].filter(Boolean).join('\n\n')),
      });
      return error;
    },
  });
  // React notes where each element was made, for its warnings: a tenth of what drawing costs. Its own limit turns it
  // off.
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
    (await import('react')) as unknown as {
      readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
    };
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
    configurable: true,
  });
  // jsdom draws all frames by one interval. One that began by a fake clock never comes again once the clock is real,
  // nor does
  // any frame after it: it begins here, and never ends. Frames that are asked for are timers, each of the clock that
  // then runs.
  const drawFrame = page.requestAnimationFrame.bind(page);
  const goOn = (): void => void drawFrame(goOn);
  goOn();
  const asked = (page.askedFrames = new Set());
  window.requestAnimationFrame = (draw) => {
    const frame = setTimeout(() => draw(performance.now()), 1000 / 60);
    asked.add(frame);
    return Number(frame);
  };
  window.cancelAnimationFrame = (frame) => clearTimeout(frame);
};

/** The files of a worker share a document and a device: none sees what the one before it left there. */
const clearDevice = async (): Promise<void> => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  // As newer browsers do, and jsdom does not: an effect that hands this on to React breaks the page when it is cleaned
  // up.
  for (const name of ['scrollIntoView', 'scroll', 'scrollTo', 'scrollBy'])
    Object.assign(Element.prototype, { [name]: () => Promise.resolve() });
  // jsdom has none, and what a file made decides about widths in the next one.
  Reflect.deleteProperty(globalThis, 'matchMedia');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0] ?? ''}=; Max-Age=0; Path=/`;
  history.replaceState(null, '', '/');
};

if (typeof document !== 'undefined') {
  const { jsdom } = globalThis as unknown as { readonly jsdom: { readonly window: SharedWindow } };
  if (jsdom.window.isSetUp === undefined) await setUpDocument(jsdom.window);
  jsdom.window.isSetUp = true;
  await clearDevice();
  // A frame that comes after the file's end meets a page without its globals.
  afterAll(() => {
    for (const frame of jsdom.window.askedFrames ?? []) clearTimeout(frame);
    jsdom.window.askedFrames?.clear();
  });
}

// Code that is imported late and comes after the file's end would be an error of whatever file runs then.
afterAll(() => vi.dynamicImportSettled());
