import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';
import { CHROMIUM_FLAGS } from '../scripts/lib/chromium-flags.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const executablePath = await findChromium();

/** Ports of the two doors under test: the static demo, and the production build over real HTTP. */
const DEMO_PORT = 4180;
const SERVE_PORT = 4181;

const at = (path: string): string => `**/${path}`;
/** Through the demo alone: what is about its own door or breaks the page's way to it, what wants an upload that lasts, and the walks, which need a backend of their own. */
const DEMO_ONLY = ['demo/**', 'assessments/by-keyboard.e2e.ts', 'assessments/faults.e2e.ts', 'assessments/hostile-markup.e2e.ts', 'assessments/offline.e2e.ts', 'walk/**'].map(at);
/**
 * Through HTTP alone, which takes half the time: what opens many addresses, what the demo does not have, and
 * what is the app's and not a door's (the walks take the same ways through the demo).
 */
const SERVE_ONLY = ['accessibility/**', 'shell/**', 'evidence/accessibility.e2e.ts', 'assessments/review.e2e.ts', 'evidence/evidence.e2e.ts', 'session/configured-build.e2e.ts', 'session/new-release.e2e.ts', 'session/passwords.e2e.ts', 'session/redirects.e2e.ts', 'session/session-over.e2e.ts', 'session/view-as.e2e.ts'].map(at);

// A run that is cut off (`timeout`) takes its two servers with it: Playwright stops them as it exits, and a signal alone lets it end without.
if (process.env['TEST_WORKER_INDEX'] === undefined) process.once('SIGTERM', () => process.exit(143));

// eslint-disable-next-line import/no-default-export -- Playwright reads the default export
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  // Two cores: one for the browser, one for what it talks to.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    headless: true,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1440, height: 900 },
    // A trace doubles the time of a run: ask for one with `--trace on` where a picture does not tell enough.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...CHROMIUM_FLAGS],
    },
  },
  projects: [
    // First, so that its one worker is busy while the other takes the demo's tests.
    {
      name: 'serve',
      use: { baseURL: `http://localhost:${SERVE_PORT}` },
      // One backend behind this door: a test must have it for itself.
      workers: 1,
      testIgnore: DEMO_ONLY,
    },
    // What moves is seen to move behind the other door; who asked for less motion, on a smaller desk, is looked after here.
    { name: 'demo', use: { baseURL: `http://localhost:${DEMO_PORT}`, reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } }, testIgnore: SERVE_ONLY },
  ],
  webServer: [
    {
      command: `node scripts/static-host.ts dist-demo --port ${DEMO_PORT}`,
      cwd: root,
      url: `http://localhost:${DEMO_PORT}`,
      reuseExistingServer: false,
    },
    { command: `node scripts/serve.ts --port ${SERVE_PORT}`, cwd: root, url: `http://localhost:${SERVE_PORT}`, reuseExistingServer: false },
  ],
});
