import { expect, test as base } from '@playwright/test';
import { consoleOfPage, consoleOverHttp, demoPort, type DemoPort } from './demo-port.ts';
import { Watch } from './watch.ts';

interface Fixtures {
  /** What the browser complained about; always on. */
  readonly watch: Watch;
  /** The demo's console. Behind HTTP one backend serves every test, so it is reset before each. */
  readonly demo: DemoPort;
}

/** `test` of every end-to-end test: fails on anything that the browser complains about. */
export const test = base.extend<Fixtures>({
  watch: [
    async ({ context }, use) => {
      const watch = new Watch();
      await watch.attach(context);
      await use(watch);
      expect(watch.complaints(), 'what the browser complained about').toEqual([]);
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
