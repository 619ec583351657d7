/**
 * `npm run bench`: builds for production and for the demo, serves with brotli, and prints in one run what each page
 * costs beside a static page with the same words, fonts and styles, its Lighthouse figures on mobile settings (median
 * of three; Lighthouse is fetched on demand), and the times of `bench/times.ts`. Bytes and files are the same on
 * every machine and have budgets; times are printed, never asserted. `--check` is for the suite: bytes and files of
 * what was just built. `--only cold`, `--only review`, `--only evidence`, `--only bookings`, `--only library`,
 * `--only builder` and `--only walker` measure one way in or one heavy page of what was just built, and nothing else.
 */
import { chromium } from 'playwright';
import { costs, overBudget, uncounted } from './bench/budgets.ts';
import { measureBookings } from './bench/bookings.ts';
import { measureBuilder } from './bench/builder.ts';
import { measureColdStart } from './bench/cold-start.ts';
import { measureEvidence } from './bench/evidence.ts';
import { startBenchHost } from './bench/host.ts';
import { measureLatency } from './bench/latency.ts';
import { measureLibrary, measureLibraryHeap } from './bench/library.ts';
import { auditPages } from './bench/lighthouse.ts';
import { measureLoad } from './bench/load.ts';
import { PAGES, signIn, staticPage } from './bench/pages.ts';
import { table, type Row } from './bench/report.ts';
import { measureReview } from './bench/review.ts';
import { demoTimes, memoryGrowth, routeChange } from './bench/times.ts';
import { measureWalker } from './bench/walker.ts';
import { installChromium } from './find-chromium.mjs';
import { CHROMIUM_FLAGS } from './lib/chromium-flags.ts';
import { run } from './lib/run.ts';

const DEBUGGING_PORT = 9333;

/** As many pages as there are cores on the smallest machine. */
const AT_ONCE = 2;

const checking = process.argv.includes('--check');
const onlyAt = process.argv.indexOf('--only');
const only = onlyAt === -1 ? undefined : (process.argv[onlyAt + 1] ?? '');
if (!checking && only === undefined) {
  await run('vite', ['build', '--logLevel', 'warn']);
  await run('vite', ['build', '--mode', 'demo', '--logLevel', 'warn']);
}

const host = await startBenchHost('dist', { '/static.html': await staticPage('dist') });
const executablePath = await installChromium();
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });

/** Heavy pages on a slow machine. Times are no matter of the suite: they follow the machine and what else it does. */
const HEAVY: Readonly<Record<string, () => Promise<string>>> = {
  cold: async () => {
    const { homeMs, staticMs } = await measureColdStart(browser, host.url);
    return `cold start on slow 4G at 4 × CPU: from the address to home's sign, typing at once, ${homeMs} ms; static page ${staticMs} ms`;
  },
  review: async () => {
    const { openMs, toggleMs, longestFrameMs } = await measureReview(browser, host.url);
    return `review of 100 answers at 4 × CPU: open ${openMs} ms, a toggle paints in ${toggleMs} ms (target 50), longest frame while scrolling ${longestFrameMs} ms`;
  },
  evidence: async () => {
    const { openMs, toggleMs, letterMs, foundMs } = await measureEvidence(browser, host.url);
    return `1,022 pieces of evidence at 4 × CPU: open ${openMs} ms, a row's box paints in ${toggleMs} ms (target 50), a letter of the search in ${letterMs} ms, what it finds in ${foundMs} ms`;
  },
  bookings: async () => {
    const { openMs, tabMs, selectMs, expandMs, letterMs, foundMs, pullInMs, unaskedScripts } = await measureBookings(
      browser,
      host.url,
    );
    return [
      `1,000 bookings at 4 × CPU (medians, target 100): open ${openMs} ms, the other tab paints in ${tabMs} ms, a selection in ${selectMs} ms, details in ${expandMs} ms, a letter of the search in ${letterMs} ms, what it finds in ${foundMs} ms`,
      `what moves with one of 1,000 bookings, a chain of 200: ${pullInMs.toFixed(2)} ms (target 20); fetched before it was asked for: ${unaskedScripts.length === 0 ? 'nothing' : unaskedScripts.join(', ')}`,
    ].join('\n');
  },
  library: async () => {
    const { letterMs, foundMs, nextMs, pageMs, viewMs, paletteMs, matchMs, longestFrameMs, cardMs } =
      await measureLibrary(browser, host.url);
    const { small, large } = await measureLibraryHeap(browser, host.url);
    return [
      `5,000 modules at 4 × CPU (medians, target 100): a letter of the search ${letterMs} ms, what it finds ${foundMs} ms after the reply; the next page of the list ${nextMs} ms, its cards ${pageMs} ms after the reply; from cards to rows ${viewMs} ms; the palette opens in ${paletteMs} ms, a letter in it ${matchMs} ms`,
      `1,000 awards at 4 × CPU: longest frame while scrolling ${longestFrameMs} ms (target 50); from a module's card to the head of its page ${cardMs} ms (target 50)`,
      `heap after a round through the large world ${large.toFixed(1)} MB, through the small one ${small.toFixed(1)} MB: ${(large / small).toFixed(2)} × (target 1.5)`,
    ].join('\n');
  },
  builder: async () => {
    const { openMs, letterMs, slowestLetterMs, dragFrameMs } = await measureBuilder(browser, host.url);
    return `page of 504 blocks in the editor at 4 × CPU: open ${openMs} ms, a letter in a heading paints in ${letterMs} ms, the slowest of twenty in ${slowestLetterMs} (target 50); longest frame of a drag ${dragFrameMs} ms (target 50)`;
  },
  walker: async () => {
    const { drawMs, slowestMachine, thereMs, thereSteps, longestFrameMs, lateFrames } = await measureWalker(browser);
    return `walker of the demo: the chart that takes longest, ${slowestMachine}, is drawn in ${drawMs} ms (target 300); "be there" along ${thereSteps} steps takes ${thereMs} ms (target 2,000 for ten); while 60 letters a second are typed, longest frame ${longestFrameMs} ms, ${lateFrames} late (target none)`;
  },
};

/** Two pages at once: each mostly waits. */
const forEachPage = async <Result>(measure: (page: (typeof PAGES)[number]) => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = [];
  for (let at = 0; at < PAGES.length; at += AT_ONCE)
    results.push(...(await Promise.all(PAGES.slice(at, at + AT_ONCE).map(measure))));
  return results;
};

/** What the built files of each page weigh, and what is over a budget or in none. */
const checkBudgets = async (): Promise<readonly string[]> => {
  const costOf = costs('dist');
  const found = await forEachPage(async (page) => {
    if (page.files.length === 0 && page.budget.jsKb === undefined) return [];
    const cost = costOf(page);
    const { jsKb, cssKb, files } = cost;
    process.stdout.write(`${page.name.padEnd(28)}${files.length} files, ${jsKb} kB of JS, ${cssKb} kB of CSS\n`);
    return [
      ...overBudget(page, cost),
      ...(await uncounted(browser, host.url, page, cost, (visitor) => signIn(visitor, host.url))),
    ];
  });
  return found.flat();
};

const measurePages = async (): Promise<void> => {
  // A page mostly waits until nothing comes any more. Bytes are the same either way.
  const rows: readonly Row[] = await forEachPage(async (page) => ({
    name: page.name,
    load: await measureLoad(browser, `${host.url}${page.path}`, page, (visitor) => signIn(visitor, host.url)),
  }));
  const addressOf = ({ name, path }: (typeof PAGES)[number]): [string, string] => [name, `${host.url}${path}`];
  // Lighthouse opens its pages in a browser of ours where Amara has signed in.
  const visited = await chromium.launchPersistentContext('', {
    executablePath,
    locale: 'en-GB',
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  await signIn(await visited.newPage(), host.url);
  const audits = {
    ...(await auditPages(Object.fromEntries(PAGES.filter(({ signedIn }) => !signedIn).map(addressOf)))),
    ...(await auditPages(Object.fromEntries(PAGES.filter(({ signedIn }) => signedIn).map(addressOf)), {
      port: DEBUGGING_PORT,
    })),
  };
  await visited.close();
  process.stdout.write(`\n${table(rows.map((row) => ({ ...row, audit: audits[row.name] })))}\n\n`);
  const interpreted = await chromium.launch({
    executablePath,
    args: [...CHROMIUM_FLAGS, '--js-flags=--no-opt --no-sparkplug --no-maglev'],
  });
  for (const line of [
    ...(await routeChange(browser, host.url)),
    await memoryGrowth(browser, interpreted, host.url),
    ...(await demoTimes(browser)),
  ])
    process.stdout.write(`${line}\n`);
  await interpreted.close();
  const { median, ninetyFifth } = await measureLatency(browser);
  process.stdout.write(
    `\nevent raised to toast painted: ${median} ms (median), ${ninetyFifth} ms (95 %); target 200\n`,
  );
};

if (only !== undefined && !(only in HEAVY)) throw new Error(`--only ${only}: one of ${Object.keys(HEAVY).join(', ')}`);
const over = only === undefined ? await checkBudgets() : [];
if (only === undefined && !checking) await measurePages();
for (const [name, measure] of Object.entries(HEAVY))
  if (only === undefined ? !checking : only === name) process.stdout.write(`\n${await measure()}\n`);
for (const line of over) process.stdout.write(`budgets: ${line}\n`);
if (over.length > 0) process.exitCode = 1;
await browser.close();
await host.close();
