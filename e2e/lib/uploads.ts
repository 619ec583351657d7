import type { CDPSession, Page } from '@playwright/test';

interface Recorder {
  progress: number[];
}

/** Notes every value that a progress bar shows from now on; call the result for what it has seen. */
export const recordProgress = async (page: Page): Promise<() => Promise<readonly number[]>> => {
  await page.evaluate(() => {
    const seen: number[] = [];
    (window as unknown as { recorder: Recorder }).recorder = { progress: seen };
    new MutationObserver(() => {
      const bar = document.querySelector('[role=progressbar]');
      const value = Number(bar?.getAttribute('aria-valuenow') ?? -1);
      if (value >= 0 && seen.at(-1) !== value) seen.push(value);
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-valuenow'] });
  });
  return () => page.evaluate(() => (window as unknown as { recorder: Recorder }).recorder.progress);
};

/** Sends no faster than so many megabytes a second; the result lifts it. The demo has no network that could be slowed. */
export const slowUploads = async (page: Page, megabytesPerSecond: number): Promise<() => Promise<void>> => {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const limit = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await limit(megabytesPerSecond * 1024 * 1024);
  return async () => {
    await limit(-1);
    await session.detach();
  };
};
