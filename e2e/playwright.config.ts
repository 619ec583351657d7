import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';
import { TEST_FLAGS } from '../scripts/lib/chromium-flags.ts';
import { freePorts } from '../scripts/lib/free-ports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const executablePath = await findChromium();

/**
 * Port of the static demo. It is chosen once, so that two checkouts can run at the same time; the workers, which load
 * this file, too, find it in the environment. The production build over real HTTP is served by each worker for itself
 * (`served` in `lib/fixtures.ts`).
 */
const DEMO_PORT = Number((process.env['WAYMARK_E2E_PORT'] ??= String((await freePorts(1))[0])));

const at = (path: string): string => `**/${path}`;
/**
 * Each call of the real views once, through HTTP; every transition is walked beside the demo's instruments
 * (`demo/catalogue.e2e.ts`).
 */
const WALKS = at('walk/calls.walk.e2e.ts');
/**
 * Through the demo alone: what is about its own door or breaks the page's way to it, what wants an upload that lasts,
 * and stories by keyboard.
 */
const DEMO_ONLY = [
  'demo/**',
  'assessments/by-keyboard.e2e.ts',
  'assessments/faults.e2e.ts',
  'assessments/hostile-markup.e2e.ts',
  'assessments/offline.e2e.ts',
  'evidence/queue.e2e.ts',
  'profile/secrets.e2e.ts',
].map(at);
/**
 * Through HTTP alone, which takes half the time: what opens many addresses, what the demo does not have, and what is
 * the app's and not a door's. Through the demo go its own stories, the main one, those by keyboard, and the faults. A
 * single test of a file that goes through both says the same by its tag, `@http-only` or `@demo-only`: one that skips
 * itself has opened a window.
 */
const SERVE_ONLY = [
  'accessibility/**',
  'awards/accessibility.e2e.ts',
  'home/learners-week.e2e.ts',
  'library/collection.e2e.ts',
  'library/module-accessibility.e2e.ts',
  'library/package-origin.e2e.ts',
  'library/reset.e2e.ts',
  'library/restart.e2e.ts',
  'releases/**',
  'shell/**',
  'bookings/accessibility.e2e.ts',
  'bookings/owed.e2e.ts',
  'evidence/accessibility.e2e.ts',
  'assessments/returned-work.e2e.ts',
  'assessments/review.e2e.ts',
  'evidence/evidence.e2e.ts',
  'profile/about.e2e.ts',
  'profile/accessibility.e2e.ts',
  'profile/addresses.e2e.ts',
  'profile/magnified.e2e.ts',
  'profile/pictures.e2e.ts',
  'profile/two-factor-accessibility.e2e.ts',
  'profile/two-factor.e2e.ts',
  'registration/recaptcha.e2e.ts',
  'session/configured-build.e2e.ts',
  'session/links.e2e.ts',
  'session/new-release.e2e.ts',
  'session/passwords.e2e.ts',
  'session/redirects.e2e.ts',
  'session/session-over.e2e.ts',
  'session/sign-in.e2e.ts',
  'session/two-factor.e2e.ts',
  'session/view-as.e2e.ts',
  'session/view-as-writes.e2e.ts',
  'subscriptions/subscription.e2e.ts',
].map(at);

// A run that is cut off (`timeout`) takes its two servers with it: Playwright stops them as it exits, and a signal
// alone lets it end without.
if (process.env['TEST_WORKER_INDEX'] === undefined) process.once('SIGTERM', () => process.exit(143));

// eslint-disable-next-line import/no-default-export -- Playwright reads the default export
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  // A worker waits for more than half of its time: for a page, for a walk's next look. Three fill two cores.
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // An allowance for a busy machine, not a judgement: what takes longest alone is a tenth of it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    headless: true,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1440, height: 900 },
    // A trace doubles the time of a run: ask for one with `--trace on` where a picture does not tell enough.
    trace: 'off',
    // Of a test that fails `lib/fixtures.ts` takes one.
    screenshot: 'off',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...TEST_FLAGS],
    },
  },
  projects: [
    { name: 'serve', testIgnore: [...DEMO_ONLY, WALKS], grepInvert: /@demo-only/ },
    // States are looked at, not how they move.
    { name: 'walk', use: { reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } }, testMatch: WALKS },
    // What moves is seen to move behind the other door; who asked for less motion, on a smaller desk, is looked after
    // here.
    {
      name: 'demo',
      use: {
        baseURL: `http://localhost:${DEMO_PORT}`,
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 720 },
      },
      testIgnore: [...SERVE_ONLY, WALKS],
      grepInvert: /@http-only/,
    },
  ],
  webServer: [
    {
      command: `node scripts/static-host.ts dist-demo --port ${DEMO_PORT}`,
      cwd: root,
      url: `http://localhost:${DEMO_PORT}`,
      reuseExistingServer: false,
    },
  ],
});
