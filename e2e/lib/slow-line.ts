import type { Page } from '@playwright/test';

/** Everything comes anew, at so many kilobytes a second; the result lifts it. */
export const slowLine = async (page: Page, kilobytesPerSecond: number): Promise<() => Promise<void>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const limit = (downloadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput,
      uploadThroughput: -1,
    });
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await limit(kilobytesPerSecond * 1024);
  return async () => {
    await limit(-1);
    await session.detach();
  };
};
