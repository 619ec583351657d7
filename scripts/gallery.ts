/**
 * `npm run gallery -- --out DIR`: a static page with pictures of every state of every state chart, as the production
 * build shows it, which npm builds before. `--area session` or `--flow session/login` takes a part. `--compare DIR`
 * lists what is other than in an older gallery. Ends with 1 where a state that a screen shows has no picture.
 */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { modelOf } from '#e2e/walk/model-of.ts';
import { catalogue } from '#machines/catalogue.ts';
import { installChromium } from './find-chromium.mjs';
import { compareGalleries } from './gallery/compare.ts';
import { pageOf, summaryOf } from './gallery/page.ts';
import { recordsOf, type StateRecord } from './gallery/records.ts';
import { isWanted, PARTS, SETTINGS, type GallerySettings } from './gallery/settings.ts';
import { run } from './lib/run.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RECORDS = 'states.json';
/** What the page needs beside the pictures, by the folder of the repository that it is copied from. */
const COPIED = {
  'scripts/gallery': ['gallery.css', 'gallery.js'],
  'src/ui/fonts': ['bricolage-grotesque-latin-wght-normal.woff2', 'instrument-sans-latin-wght-normal.woff2'],
} as const;
/** What a gallery consists of: an older one in the same folder makes room, and nothing else is touched. */
const OWN: readonly string[] = [
  'pictures',
  'before',
  'difference',
  PARTS,
  RECORDS,
  'index.html',
  ...Object.values(COPIED).flat(),
];

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const { values } = parseArgs({
  options: { out: { type: 'string' }, area: { type: 'string' }, flow: { type: 'string' }, compare: { type: 'string' } },
});
const out = resolve(
  values.out ?? fail('npm run gallery -- --out DIR [--area session] [--flow session/login] [--compare DIR]'),
);
const older = values.compare === undefined ? null : resolve(values.compare);
const settings: GallerySettings = { out, area: values.area ?? null, flow: values.flow ?? null };
const entries = catalogue.filter((entry) => isWanted(settings, entry));

const readRecords = async (folder: string): Promise<readonly StateRecord[]> =>
  JSON.parse(await readFile(join(folder, RECORDS), 'utf8')) as readonly StateRecord[];

if (entries.length === 0)
  fail(`There is no such state chart. There are: ${catalogue.map(({ area, name }) => `${area}/${name}`).join(', ')}.`);
if (existsSync(out) && readdirSync(out).some((name) => !OWN.includes(name)))
  fail(`${out} holds other things than a gallery: name an empty folder.`);
if (older === out || (older !== null && !existsSync(join(older, RECORDS)))) fail(`${older} is no other gallery.`);

for (const name of OWN) await rm(join(out, name), { recursive: true, force: true });
await mkdir(out, { recursive: true });
await installChromium();
await run('playwright', ['test', '--config', 'scripts/gallery/playwright.config.ts'], {
  env: { [SETTINGS]: JSON.stringify(settings) },
});

const records = (await Promise.all(entries.map(async (entry) => recordsOf(out, entry, await modelOf(entry))))).flat();
await rm(join(out, PARTS), { recursive: true, force: true });
const comparison =
  older === null
    ? null
    : await compareGalleries(
        out,
        records,
        older,
        (await readRecords(older)).filter(({ area, flow }) =>
          entries.some((entry) => entry.area === area && `${area}/${entry.name}` === flow),
        ),
      );
await writeFile(join(out, RECORDS), JSON.stringify(records, null, 1));
await writeFile(join(out, 'index.html'), pageOf(records, comparison));
for (const [folder, names] of Object.entries(COPIED))
  for (const name of names) await copyFile(join(ROOT, folder, name), join(out, name));

process.stdout.write(`\n${summaryOf(records)}\n`);
for (const { id, missing } of records)
  if (missing !== null) process.stdout.write(`  no picture of ${id}: ${missing}\n`);
if (comparison !== null)
  process.stdout.write(
    `${comparison.changed.length} pictures changed, ${comparison.added.length} states are new, ${comparison.vanished.length} vanished.\n`,
  );
process.stdout.write(`${join(out, 'index.html')}\n`);
if (records.some(({ hasScreen, missing }) => hasScreen && missing !== null)) process.exitCode = 1;
