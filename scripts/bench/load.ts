import type { Browser, Page } from 'playwright';

/** What a page cost until it could be used. kB are 1,024 bytes as they travelled. */
export interface Load {
  readonly requests: number;
  readonly jsKb: number;
  readonly cssKb: number;
  readonly fontKb: number;
  /** What came after it could be used: not asked for by the first view. */
  readonly laterKb: number;
}

interface Seen {
  readonly type: string;
  bytes: number;
  readonly early: boolean;
}

const kilobytes = (bytes: number): number => Math.round((bytes / 1024) * 10) / 10;

/**
 * Opens a page without a cache and adds up what travelled, by kind. `usable` resolves when somebody could use it; whatever is
 * asked for later counts as later. Calls of the API are not counted: they are data.
 */
export const measureLoad = async (browser: Browser, address: string, usable: (page: Page) => Promise<unknown>, prepare?: (page: Page) => Promise<unknown>): Promise<Load> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const page = await context.newPage();
  await prepare?.(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const seen = new Map<string, Seen>();
  let early = true;
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const { pathname } = new URL(request.url);
    if (!request.url.startsWith('data:') && !pathname.startsWith('/api/')) seen.set(requestId, { type: type ?? 'Other', bytes: 0, early });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = seen.get(requestId);
    if (known !== undefined) known.bytes = encodedDataLength;
  });
  await page.goto(address);
  await usable(page);
  early = false;
  await page.waitForLoadState('networkidle');
  const all = [...seen.values()];
  const sum = (wanted: (one: Seen) => boolean): number => kilobytes(all.filter(wanted).reduce((bytes, one) => bytes + one.bytes, 0));
  const load = {
    requests: all.filter((one) => one.early).length,
    jsKb: sum((one) => one.early && one.type === 'Script'),
    cssKb: sum((one) => one.early && one.type === 'Stylesheet'),
    fontKb: sum((one) => one.early && one.type === 'Font'),
    laterKb: sum((one) => !one.early),
  };
  await context.close();
  return load;
};
