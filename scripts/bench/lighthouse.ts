import { mkdir, readFile } from 'node:fs/promises';
import { installChromium } from '../find-chromium.mjs';
import { CHROMIUM_FLAGS } from '../lib/chromium-flags.ts';
import { run } from '../lib/run.ts';
import { median } from './median.ts';

const VERSION = '13.5.0';
const RUNS = 3;

/** What Lighthouse says of a page on its mobile settings; times in milliseconds. */
export interface Audit {
  /** By category, out of 100; the lowest of the runs. */
  readonly scores: Readonly<Record<string, number>>;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

/** A browser where somebody has signed in, by its debugging port. */
export interface SignedIn {
  readonly port: number;
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** The categories that the table shows; newer ones come and go. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const audited = async (address: string, file: string, signedIn?: SignedIn): Promise<Report> => {
  const flags = ['--headless', ...CHROMIUM_FLAGS];
  const how =
    signedIn === undefined
      ? [`--chrome-flags=${flags.join(' ')}`]
      : [`--port=${signedIn.port}`, '--disable-storage-reset'];
  const { code } = await run(
    'npx',
    [
      '-y',
      `lighthouse@${VERSION}`,
      address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      ...how,
    ],
    {
      env: { CHROME_PATH: await installChromium() },
    },
  );
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} on ${address}`);
  return JSON.parse(await readFile(file, 'utf8')) as Report;
};

/** Audits pages in turn, three times over, so that a slow minute of the machine meets all of them. The median of each. */
export const auditPages = async (
  addresses: Readonly<Record<string, string>>,
  signedIn?: SignedIn,
): Promise<Readonly<Record<string, Audit>>> => {
  await mkdir('.cache/lighthouse', { recursive: true });
  const reports = new Map<string, Report[]>();
  for (let turn = 1; turn <= RUNS; turn += 1) {
    for (const [name, address] of Object.entries(addresses)) {
      const file = `.cache/lighthouse/${name.replaceAll(/\W/g, '-')}-${turn}.json`;
      reports.set(name, [...(reports.get(name) ?? []), await audited(address, file, signedIn)]);
    }
  }
  const auditOf = (all: readonly Report[]): Audit => {
    const value = (audit: string): number => median(all.map(({ audits }) => audits[audit]?.numericValue ?? 0));
    return {
      scores: Object.fromEntries(
        CATEGORIES.map((name) => [
          name,
          Math.min(...all.map((report) => Math.round((report.categories[name]?.score ?? 0) * 100))),
        ]),
      ),
      lcp: Math.round(value('largest-contentful-paint')),
      tbt: Math.round(value('total-blocking-time')),
      cls: Math.round(value('cumulative-layout-shift') * 10_000) / 10_000,
    };
  };
  return Object.fromEntries([...reports].map(([name, all]) => [name, auditOf(all)]));
};
