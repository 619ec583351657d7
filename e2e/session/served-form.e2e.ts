import type { Page, Request } from '@playwright/test';
import { timesCalled } from '#e2e/lib/demo-port.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { signInAsAmara } from '#e2e/lib/sign-in.ts';
import { slowLine } from '#e2e/lib/slow-line.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';
import { amaraOsei, DEMO_PASSWORD } from '#fixtures/people.ts';

/** Slow enough that the form stands long before the app has come. */
const SLOW = 250;
/** So slow that somebody can type as long as it takes: the line is lifted when they have. */
const SLOWEST = 10;

/** The form as it came in the HTML: nobody hears it yet. */
const asServed = (page: Page) => page.locator('#root[data-served="form"]');

interface Seen {
  readonly shifts: string[];
  formFrames: number;
  /** Every height, in whole pixels, that the demo's people had, or their room before they came. */
  readonly heightsOfPeople: number[];
}

/** Notes every layout shift that no press explains, and in how many frames the form was to be seen. */
const watchPictures = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { shifts: [], formFrames: 0, heightsOfPeople: [] };
    const boxOf = ({ x, y, width, height }: DOMRectReadOnly): string => `${x} ${y} ${width} ${height}`;
    (window as unknown as { seen: Seen }).seen = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      })[]) {
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName;
          return `${name} from ${boxOf(previousRect)} to ${boxOf(currentRect)}`;
        });
        if (!entry.hadRecentInput) seen.shifts.push(`${entry.value}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const look = (): void => {
      const form = document.querySelector('form');
      if (form !== null && getComputedStyle(form).visibility === 'visible') seen.formFrames += 1;
      const height = Math.round(document.querySelector('.people')?.getBoundingClientRect().height ?? 0);
      if (height > 0 && !seen.heightsOfPeople.includes(height)) seen.heightsOfPeople.push(height);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const seenOn = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

test(
  'A-01: the form stands before any script; what is typed into it stays, with focus and caret, when React takes over',
  { tag: '@http-only' },
  async ({ page }) => {
    const lift = await slowLine(page, SLOWEST);
    await page.goto('/login', { waitUntil: 'commit' });
    const form = new SignInPage(page);
    await form.email.pressSequentially('amara.osei@dmo.example');
    for (let step = 0; step < 'mo.example'.length; step += 1) await form.email.press('ArrowLeft');
    await form.email.evaluate((field) => field.setAttribute('data-mine', ''));
    await expect(asServed(page)).toBeVisible();
    await lift();
    // What is missing is said anew: React knows what was typed.
    await expect(page.getByText('Enter your password.')).toBeVisible();
    await expect(asServed(page)).toHaveCount(0);
    await expect(form.email).toBeFocused();
    await expect(form.email).toHaveAttribute('data-mine');
    await page.keyboard.type('e');
    await expect(form.email).toHaveValue('amara.osei@demo.example');
    await form.arrive();
  },
);

test('A-10, A-31: a form that is sent before React takes over is sent once, afterwards, and never by the browser', async ({
  page,
  demo,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(`${request.method()} ${request.url()}`));
  const lift = await slowLine(page, SLOWEST);
  await page.goto('/login', { waitUntil: 'commit' });
  const form = new SignInPage(page);
  await form.email.fill(amaraOsei.email);
  await form.password.fill(DEMO_PASSWORD);
  // On a line as slow as this the fields stand before their button, and Enter in a form without one sends nothing.
  await expect(form.submit).toBeVisible();
  await form.password.press('Enter');
  await form.password.press('Enter');
  await expect(asServed(page)).toBeVisible();
  await lift();
  await expect(page).not.toHaveTitle(form.title);
  expect(await timesCalled(demo, 'login')).toBe(1);
  expect(
    addresses.filter(
      (address) => address.includes(DEMO_PASSWORD) || /POST .*\/login$/.test(address.replace('/api/login', '')),
    ),
  ).toEqual([]);
});

test(
  'A-32: where a session is remembered no form flashes by, at /login or elsewhere; the outline of the bar stands at once',
  { tag: '@http-only' },
  async ({ page }) => {
    await signInAsAmara(page);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.evaluate(() => localStorage.setItem('waymark.theme', 'dark'));
    await watchPictures(page);
    for (const address of ['/login', '/']) {
      const lift = await slowLine(page, SLOW);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator('#root[data-served]')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      if (address === '/') await expect(page.locator('.topbar')).toBeVisible();
      await lift();
      await expect(page.getByRole('banner')).toBeVisible();
      expect((await seenOn(page)).formFrames, address).toBe(0);
    }
  },
);

/** What home is made of, whoever is here: code, and the answers to its calls. */
const OF_HOME = [
  /\/assets\/index-[^/]+\.js$/,
  /\/assets\/signed-in-[^/]+\.js$/,
  ...['jump_back_in', 'overdue_expired', 'expiring_soon', 'recently_added'].map(
    (band) => new RegExp(`/api/organisations/1/bands/${band}$`),
  ),
  /\/api\/assessments\?(?:.*&)?organisation_id=1(?:&|$)/,
];

// The demo’s backend starts with the app: nothing can be asked before it (0190).
test(
  'B-07: code, profile and data of home travel side by side: while GET me is held everything else arrives, and nothing is asked for twice',
  { tag: '@http-only' },
  async ({ page, demo }) => {
    await signInAsAmara(page);
    const home = new HomePage(page);
    await expect(home.card('Hand hygiene check')).toBeVisible();
    await demo.faults({ call: 'getMe', pause: 'me' }, { call: 'realtime', kind: 'offline', times: 'always' });
    const answered: string[] = [];
    // What the page before still waits for is not counted.
    const asked = new Set<Request>();
    page.on('request', (request) => asked.add(request));
    page.on('response', (response) => {
      if (asked.has(response.request())) answered.push(response.url());
    });
    await page.goto('/');
    await expect.poll(() => demo.pausedCalls('me')).toBe(1);
    // An answer that nobody has read yet is no ended resource for the browser.
    const arrivals = (): readonly number[] => OF_HOME.map((what) => answered.filter((name) => what.test(name)).length);
    const once = OF_HOME.map(() => 1);
    await expect.poll(arrivals).toEqual(once);
    await expect(home.account).toHaveCount(0);
    await demo.release('me');
    await expect(home.card('Hand hygiene check')).toBeVisible();
    expect(arrivals()).toEqual(once);
  },
);

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1440, height: 900 }],
] as const) {
  test(`nothing moves on ${name} from the first picture to the last: fonts, React, the cover, the demo's people`, async ({
    page,
  }, { project }) => {
    await page.setViewportSize(viewport);
    await watchPictures(page);
    const form = await new SignInPage(page).open();
    await page.mouse.move(200, 200);
    await expect(page.getByRole('heading', { name: 'Update history' })).toBeAttached();
    if (project.name === 'demo') await expect(form.people.getByRole('button')).toHaveCount(9);
    await page.evaluate(() => document.fonts.ready);
    const { shifts, formFrames, heightsOfPeople } = await seenOn(page);
    expect(shifts).toEqual([]);
    // Whether people who need more room than was kept move the cover depends on which of the two comes first.
    expect(heightsOfPeople).toHaveLength(project.name === 'demo' ? 1 : 0);
    expect(formFrames).toBeGreaterThan(0);
  });
}
