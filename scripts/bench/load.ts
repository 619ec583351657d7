import type { Browser, CDPSession, Page } from 'playwright';

/** What a page cost. kB are 1,024 bytes as they travelled; calls of the API are not counted: they are data. */
export interface Load {
  /** Before anybody touched the page. */
  readonly requests: number;
  readonly jsKb: number;
  readonly cssKb: number;
  readonly fontKb: number;
  /** What came then. */
  readonly laterKb: number;
}

interface Seen {
  readonly type: string;
  readonly isInitial: boolean;
  bytes: number;
}

const QUIET_MILLISECONDS = 1000;

const kilobytes = (bytes: number): number => Math.round((bytes / 1024) * 10) / 10;

/** Counts what travels; `quiet` resolves when nothing has for a while. */
const countRequests = async (session: CDPSession) => {
  const seen = new Map<string, Seen>();
  let isInitial = true;
  let last = Date.now();
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    last = Date.now();
    const { pathname } = new URL(request.url);
    if (!request.url.startsWith('data:') && !pathname.startsWith('/api/'))
      seen.set(requestId, { type: type ?? 'Other', bytes: 0, isInitial });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = Date.now();
    const known = seen.get(requestId);
    if (known !== undefined) known.bytes = encodedDataLength;
  });
  const quiet = async (page: Page): Promise<void> => {
    last = Date.now();
    while (Date.now() - last < QUIET_MILLISECONDS) await page.waitForTimeout(QUIET_MILLISECONDS / 5);
  };
  return { seen, quiet, touched: () => void (isInitial = false) };
};

/** A window of a phone, where somebody has signed in before with `signIn` when the page is seen by such people. */
export const openVisit = async (
  browser: Browser,
  signedIn: boolean,
  signIn: (page: Page) => Promise<unknown>,
): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const page = await context.newPage();
  if (signedIn) {
    await signIn(page);
    // What the page before fetches ahead is none of this page's.
    await page.goto('about:blank');
  }
  return page;
};

/**
 * Opens a page without a cache, waits until it is `usable` and nothing comes any more; touches it, and adds up what
 * travelled by kind.
 */
export const measureLoad = async (
  browser: Browser,
  address: string,
  { usable, signedIn }: { readonly usable: (page: Page) => Promise<unknown>; readonly signedIn: boolean },
  prepare: (page: Page) => Promise<unknown>,
): Promise<Load> => {
  const page = await openVisit(browser, signedIn, prepare);
  const requests = await countRequests(await page.context().newCDPSession(page));
  await page.goto(address);
  await usable(page);
  // A signed-in page goes on by itself once it can be used (the real-time client, what waits to be sent): that counts
  // too.
  await requests.quiet(page);
  requests.touched();
  await page.mouse.move(100, 100);
  await requests.quiet(page);
  const all = [...requests.seen.values()];
  const sum = (wanted: (one: Seen) => boolean): number =>
    kilobytes(all.filter(wanted).reduce((bytes, one) => bytes + one.bytes, 0));
  await page.context().close();
  return {
    requests: all.filter((one) => one.isInitial).length,
    jsKb: sum((one) => one.isInitial && one.type === 'Script'),
    cssKb: sum((one) => one.isInitial && one.type === 'Stylesheet'),
    fontKb: sum((one) => one.isInitial && one.type === 'Font'),
    laterKb: sum((one) => !one.isInitial),
  };
};
