import { expect, test as base } from '@playwright/test';
import { consoleOfPage, consoleOverHttp, demoPort, type DemoPort } from './demo-port.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { measureProcessorTime } from './processor-time.ts';
import { Watch } from './watch.ts';

interface Fixtures {
  /** Notes what the test used of the processor, as an annotation of the report. */
  readonly processorTime: undefined;
  /** What the browser complained about; always on. */
  readonly watch: Watch;
  /** The demo's console. Behind HTTP one backend serves every test of a worker, so it is reset before each. */
  readonly demo: DemoPort;
  /** Fails where the server saw a call, or gave an answer, that the OpenAPI document does not have. */
  readonly traffic: undefined;
}

interface WorkerFixtures {
  /** The worker's own server; null for the static demo, whose backend lives in the browser. */
  readonly served: OwnServer | null;
}

const expectDocumented = ({ takeDifferences }: OwnServer): void => {
  expect(takeDifferences(), 'where calls differ from docs/api/openapi.json, which `npm run contracts:docs` writes').toEqual([]);
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
      expectDocumented(server);
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
    async ({ context }, use) => {
      const watch = new Watch();
      await watch.attach(context);
      await use(watch);
      expect(watch.complaints(), 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
  traffic: [
    async ({ served }, use) => {
      await use(undefined);
      if (served !== null) expectDocumented(served);
    },
    { auto: true },
  ],
  demo: [
    async ({ page, context, baseURL }, use, { project }) => {
      if (project.name === 'demo') return use(demoPort(consoleOfPage(page)));
      const demo = demoPort(consoleOverHttp(context, baseURL ?? ''));
      await demo.reset();
      return use(demo);
    },
    { auto: true },
  ],
});

export { expect };
