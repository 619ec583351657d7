import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { openVisit } from './load.ts';
import { FETCHED_BY_TIME, type BenchPage } from './pages.ts';

/** A file of the build, as Vite's manifest lists it. */
interface BuiltFile {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** What a page asks for before anybody touches it, from the built files. kB are 1,024 bytes, brotli. */
export interface Cost {
  /** Addresses below the folder of the build. */
  readonly files: readonly string[];
  readonly jsKb: number;
  readonly cssKb: number;
}

/** Reads the manifest of a build. Returns the cost of a page; throws where a file that it names was not built. */
export const costs = (folder: string): ((page: Pick<BenchPage, 'files'>) => Cost) => {
  const built = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, BuiltFile>;
  const withImports = (key: string, reached: Set<string>): void => {
    if (reached.has(key)) return;
    reached.add(key);
    for (const one of built[key]?.imports ?? []) withImports(one, reached);
  };
  const keyOf = (wanted: string): string => {
    const [key] = Object.entries(built).find(([, { file, name }]) => name === wanted && file.endsWith('.js')) ?? [];
    if (key === undefined)
      throw new Error(`${wanted} is no file of the build: name it in scripts/bench/pages.ts anew.`);
    return key;
  };
  const kilobytes = (files: readonly string[]): number => {
    const bytes = files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length, 0);
    return Math.round((bytes / 1024) * 10) / 10;
  };
  return ({ files }) => {
    const reached = new Set<string>();
    for (const [key, { isEntry }] of Object.entries(built)) if (isEntry === true) withImports(key, reached);
    for (const name of files) withImports(keyOf(name), reached);
    const all = [...reached].flatMap((key) => built[key] ?? []);
    const scripts = [...new Set(all.map(({ file }) => file))];
    const styles = [...new Set(all.flatMap(({ css = [] }) => css))];
    return { files: [...scripts, ...styles], jsKb: kilobytes(scripts), cssKb: kilobytes(styles) };
  };
};

/** What is over the budget of a page, in words. */
export const overBudget = ({ name, budget }: BenchPage, cost: Cost): readonly string[] =>
  (
    [
      ['jsKb', cost.jsKb],
      ['cssKb', cost.cssKb],
      ['files', cost.files.length],
    ] as const
  )
    .filter(([what, is]) => is > (budget[what] ?? Number.POSITIVE_INFINITY))
    .map(([what, is]) => `${name}: ${what} is ${is}, the budget is ${budget[what]}`);

/**
 * Opens a page until it is usable, and names each script and style sheet that it asked for and its cost does not count.
 * A slow machine may see fewer of them; what time alone brings is left out.
 */
export const uncounted = async (
  browser: Browser,
  origin: string,
  page: BenchPage,
  { files }: Cost,
  signIn: (visitor: Page) => Promise<unknown>,
): Promise<readonly string[]> => {
  const visitor = await openVisit(browser, page.signedIn, signIn);
  const asked = new Set<string>();
  visitor.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) asked.add(new URL(request.url()).pathname.slice(1));
  });
  await visitor.goto(`${origin}${page.path}`);
  await page.usable(visitor);
  await visitor.context().close();
  return [...asked]
    .filter((file) => !files.includes(file) && !FETCHED_BY_TIME.some((name) => file.includes(`/${name}-`)))
    .map(
      (file) =>
        `${page.name}: asks for ${file}, which its budget does not count: scripts/bench/pages.ts names its files`,
    );
};
