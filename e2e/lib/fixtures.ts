import { expect, test as base } from '@playwright/test';
import { consoleOfPage, consoleOverHttp, demoPort, type DemoPort } from './demo-port.ts';
import { DemoTraffic } from './demo-traffic.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { takePictures } from './pictures.ts';
import { measureProcessorTime } from './processor-time.ts';
import { Watch } from './watch.ts';

interface Fixtures {
  /** Notes what the test used of the processor, as an annotation of the report. */
  readonly processorTime: undefined;
  /** What the browser complained about; always on. */
  readonly watch: Watch;
  /** The demo's console. Behind HTTP one backend serves every test of a worker, so it is reset before each. */
  readonly demo: DemoPort;
  /**
   * Fails where a call or an answer travelled that the OpenAPI document does not have. What the browser saw of the
   * demo; null behind HTTP, where the server looks.
   */
  readonly traffic: DemoTraffic | null;
}

interface WorkerFixtures {
  /** The worker's own server; null for the static demo, whose backend lives in the browser. */
  readonly served: OwnServer | null;
}

const expectDocumented = (differences: readonly string[]): void => {
  expect(differences, 'where calls differ from docs/api/openapi.json, which `npm run contracts:docs` writes').toEqual(
    [],
  );
};

/** `test` of every end-to-end test: fails on anything that the browser complains about. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  served: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use, { project }) => {
      if (project.name === 'demo') return use(null);
      const server = await startOwnServer();
      await use(server);
      await server.stop();
      // What was still on its way when the last test ended.
      expectDocumented(server.takeDifferences());
    },
    { scope: 'worker' },
  ],
  baseURL: [async ({ served, baseURL }, use) => use(served?.origin ?? baseURL), { scope: 'test' }],
  processorTime: [
    async ({ browser }, use, { annotations }) => {
      const used = await measureProcessorTime(browser);
      await use(undefined);
      annotations.push({ type: 'processor seconds', description: (await used()).toFixed(2) });
    },
    { auto: true },
  ],
  watch: [
    async ({ browser, context }, use, info) => {
      const watch = new Watch();
      await watch.attach(context);
      await use(watch);
      if (info.status !== info.expectedStatus || watch.complaints().length > 0) await takePictures(browser, info);
      expect(watch.complaints(), 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
  traffic: [
    async ({ served, context }, use) => {
      if (served !== null) {
        await use(null);
        return expectDocumented(served.takeDifferences());
      }
      const traffic = new DemoTraffic();
      traffic.attach(context);
      await use(traffic);
      expectDocumented(await traffic.differences());
    },
    { auto: true },
  ],
  demo: [
    async ({ page, context, baseURL, traffic }, use) => {
      if (traffic !== null) return use(traffic.leavingFaultsOut(demoPort(consoleOfPage(page))));
      const demo = demoPort(consoleOverHttp(context, baseURL ?? ''));
      await demo.reset();
      return use(demo);
    },
    { auto: true },
  ],
});

export { expect };
