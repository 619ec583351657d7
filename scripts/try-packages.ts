/**
 * `npm run packages:try -- FOLDER`: runs SCORM packages of other people's tools through the player, over HTTP and in a
 * browser, and prints a table: whether each begins by itself, whether a step right before the page is left is stored by
 * a link of the app, Back, a reload, closing the page and a lost connection, whether it resumes, and whether the module
 * is complete once the package says so. FOLDER holds zips, or unpacked packages: folders with a manifest. None belongs
 * to this repository (0254). It serves the build in `dist/`: run `npm run build` first. Ends with 1 where a package
 * cannot be read, or a step was lost.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { startServer } from '#mocks/http/server.ts';
import { findChromium } from './find-chromium.mjs';
import { readPackages } from './packages/read-packages.ts';
import { type TriedPackage, tryPackage } from './packages/try-package.ts';

const stop = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  return process.exit(1);
};

const folder = process.argv[2] ?? stop('npm run packages:try -- FOLDER: a folder of SCORM packages, packed or not.');
if (!existsSync(folder) || !statSync(folder).isDirectory()) stop(`There is no folder '${folder}'.`);
const dist = fileURLToPath(new URL('../dist', import.meta.url));
if (!existsSync(`${dist}/index.html`)) stop('There is no build in dist/. Run `npm run build` first.');
const packages = readPackages(folder);
if (packages.length === 0) stop(`No package was found in '${folder}': no zip, and no folder with an imsmanifest.xml.`);

const headers = JSON.parse(readFileSync(`${dist}/headers.json`, 'utf8')) as Record<string, string>;
const server = await startServer({ port: 0, host: '127.0.0.1', staticDir: dist, headers });
const executablePath = await findChromium();
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });

const LEAVINGS = ['link', 'back', 'reload', 'close', 'offline'] as const;
const said = (value: TriedPackage[keyof TriedPackage]): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'NO') : String(value);
const HEAD = ['name', 'version', 'parts', 'begins', ...LEAVINGS, 'resumes', 'completes'] as const;
process.stdout.write(`| ${HEAD.join(' | ')} |\n|${'---|'.repeat(HEAD.length)}\n`);
let isLost = false;
for (const found of packages) {
  const tried = await tryPackage(browser, server, found);
  if ('problem' in tried) {
    isLost = true;
    process.stdout.write(`| ${tried.name} | ${tried.problem} |\n`);
    continue;
  }
  isLost ||= LEAVINGS.some((leaving) => !tried[leaving]) || !tried.completes;
  process.stdout.write(`| ${HEAD.map((column) => said(tried[column])).join(' | ')} |\n`);
}
await browser.close();
await server.close();
process.exitCode = isLost ? 1 : 0;
