/**
 * `npm run bench`: builds for production, serves it with brotli, and prints what each page costs beside its budget. Bytes and
 * requests are the same on every machine; times are printed by `--lighthouse`, which fetches Lighthouse on demand, beside a
 * static page with the same words, fonts and styles.
 */
import { readFile } from 'node:fs/promises';
import { chromium, type Page } from 'playwright';
import { DEMO_PASSWORD, amaraOsei } from '#fixtures/people.ts';
import { startBenchHost } from './bench/host.ts';
import { measureLatency } from './bench/latency.ts';
import { measureLoad, type Load } from './bench/load.ts';
import { measureReview } from './bench/review.ts';
import { installChromium } from './find-chromium.mjs';
import { run } from './lib/run.ts';

// `--check` is for the suite, which has just built.
const checking = process.argv.includes('--check');
if (!checking) await run('vite', ['build', '--logLevel', 'warn']);
const index = await readFile('dist/index.html', 'utf8');
const styles = (index.match(/<link rel="stylesheet"[^>]*>/g) ?? []).join('\n');
const STATIC = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sign in</title>${styles}</head>
<body><main class="wrap"><h1>Sign in</h1><form><p><label>Email address<br><input type="email"></label></p><p><label>Password<br><input type="password"></label></p><button class="btn btn--go">Sign in</button> <a href="/forgotten-password">Forgotten password?</a></form></main></body></html>`;

const host = await startBenchHost('dist', { '/static.html': STATIC });
const browser = await chromium.launch({ executablePath: await installChromium(), args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });

const signIn = async (page: Page): Promise<void> => {
  await page.goto(`${host.url}/login`);
  await page.getByLabel('Email address').fill(amaraOsei.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Sign in' }).waitFor();
};

const rows: readonly (readonly [name: string, load: Load])[] = [
  ['static page', await measureLoad(browser, `${host.url}/static.html`, (page) => page.getByRole('button').waitFor())],
  ['sign-in', await measureLoad(browser, `${host.url}/login`, (page) => page.getByRole('button', { name: 'Sign in' }).waitFor())],
  ['first signed-in page', await measureLoad(browser, `${host.url}/`, (page) => page.getByRole('link', { name: 'Annual knowledge check' }).waitFor(), signIn)],
  ['assessment', await measureLoad(browser, `${host.url}/assessments/501`, (page) => page.getByRole('radio').first().waitFor(), signIn)],
];

/** What may travel before somebody can use the page; later pages may add 60 kB each. */
const BUDGETS: Readonly<Record<string, Partial<Load>>> = {
  'sign-in': { jsKb: 130, cssKb: 12, requests: 6 },
  'first signed-in page': { jsKb: 220 },
  assessment: { jsKb: 220 + 60 },
};

/** From the backend to the screen. */
const EVENT_ON_SCREEN_MS = 200;

const review = await measureReview(browser, host.url);

const over = rows.flatMap(([name, load]) =>
  (Object.entries(BUDGETS[name] ?? {}) as [keyof Load, number][]).filter(([what, most]) => load[what] > most).map(([what, most]) => `${name}: ${what} is ${load[what]}, the budget is ${most}`),
);

process.stdout.write(`\n${'page'.padEnd(22)}${'requests'.padStart(9)}${'JS kB'.padStart(8)}${'CSS kB'.padStart(8)}${'fonts kB'.padStart(10)}${'later kB'.padStart(10)}\n`);
for (const [name, load] of rows) {
  process.stdout.write(
    `${name.padEnd(22)}${String(load.requests).padStart(9)}${String(load.jsKb).padStart(8)}${String(load.cssKb).padStart(8)}${String(load.fontKb).padStart(10)}${String(load.laterKb).padStart(10)}\n`,
  );
}

const { median, ninetyFifth } = await measureLatency(browser);
process.stdout.write(`\nevent raised to toast painted: ${median} ms (median), ${ninetyFifth} ms (95 %); at most ${EVENT_ON_SCREEN_MS}\n`);
if (ninetyFifth > EVENT_ON_SCREEN_MS) over.push(`an event took ${ninetyFifth} ms to the screen, the budget is ${EVENT_ON_SCREEN_MS}`);

process.stdout.write(`\nreview of 100 answers at 4 × CPU: open ${review.openMs} ms, a toggle paints in ${review.toggleMs} ms (budget 50), longest frame while scrolling ${review.longestFrameMs} ms\n`);
if (review.toggleMs > 50) over.push(`review: a toggle takes ${review.toggleMs} ms, the budget is 50`);
for (const line of over) process.stdout.write(`over budget: ${line}\n`);
if (over.length > 0) process.exitCode = 1;

if (process.argv.includes('--lighthouse')) {
  for (const path of ['/static.html', '/login']) {
    const { code } = await run('npx', ['-y', 'lighthouse@13.5.0', `${host.url}${path}`, '--quiet', '--output=json', `--output-path=.cache/lighthouse${path.replaceAll(/\W/g, '-')}.json`, '--chrome-flags=--headless --no-sandbox'], {
      env: { CHROME_PATH: await installChromium() },
    });
    if (code !== 0) continue;
    const report = JSON.parse(await readFile(`.cache/lighthouse${path.replaceAll(/\W/g, '-')}.json`, 'utf8')) as {
      categories: Record<string, { score: number }>;
      audits: Record<string, { numericValue?: number }>;
    };
    const scores = Object.entries(report.categories).map(([name, { score }]) => `${name} ${Math.round(score * 100)}`);
    const time = (audit: string): string => `${Math.round(report.audits[audit]?.numericValue ?? 0)}`;
    process.stdout.write(`${path}: ${scores.join(', ')}; LCP ${time('largest-contentful-paint')} ms, TBT ${time('total-blocking-time')} ms\n`);
  }
}

await browser.close();
await host.close();
