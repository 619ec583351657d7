import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { catalogue } from '#contracts/catalogue.ts';
import { ASSUMPTIONS } from '#contracts/testing/expectations.ts';
import { realtimeEvents } from '#contracts/notifications/realtime-events.schema.ts';
import { PROVIDER_STATES } from '#contracts/provider-states.ts';
import { API_DOCS } from './committed-document.ts';
import { AREAS } from '../lib/areas.ts';
import { generateDocs } from './generate.ts';
import { readRecordings } from './recordings.ts';

/** All 104 calls of table X, and some room. */
const MOST_KILOBYTES = 1300;

const files = await generateDocs();
const page = files.find(({ name }) => name === 'index.html')?.content ?? '';

test.each(files.map(({ name, content }) => [name, content] as const))(
  'docs/api/%s is as the contract makes it',
  async (name, content) => {
    const committed = await readFile(`${API_DOCS}${name}`, 'utf8').catch(() => '');
    // The difference of a whole page would say nothing.
    const difference =
      committed === content
        ? null
        : `docs/api/${name} is not what the contract, the pacts and the provider states make. Write it with 'npm run contracts:docs', read the difference and commit it.`;
    expect(difference).toBeNull();
  },
);

test('the same contract gives the same documents', async () => {
  expect(await generateDocs()).toEqual(files);
});

test('the page has every call, event and state, each once', () => {
  const anchors = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  expect(new Set(anchors).size).toBe(anchors.length);
  for (const name of Object.keys(catalogue)) expect(anchors).toContain(name);
  expect(anchors.filter((id) => id.startsWith('event-') && !id.endsWith('-title'))).toHaveLength(
    Object.keys(realtimeEvents).length,
  );
  expect(anchors.filter((id) => id.startsWith('state-'))).toHaveLength(Object.keys(PROVIDER_STATES).length);
});

const sections = page
  .split('<article class="entry" id="')
  .slice(1)
  .map((text) => [text.slice(0, text.indexOf('"')), text.split('</article>')[0] ?? ''] as const);

test('two calls that share a path have examples of their own', () => {
  const shows = (call: string, example: string): boolean =>
    sections.some(([id, text]) => id === call && text.includes(`Example: ${example}`));
  expect(shows('getModule', 'loads the file of a module')).toBe(true);
  expect(shows('downloadModule', 'downloads a module')).toBe(true);
  expect(shows('getModule', 'downloads a module')).toBe(false);
  expect(shows('downloadModule', 'loads the file of a module')).toBe(false);
});

test('each area says which part of the pacts it is, and in which states', async () => {
  const { calls } = await readRecordings();
  const counts = [...page.matchAll(/To verify this area alone: (\d+) interactions in (\d+) states/g)];
  expect(counts).toHaveLength(AREAS.length);
  expect(counts.reduce((sum, [, interactions]) => sum + Number(interactions), 0)).toBe(calls.length);
  const [, awards = ''] = page.split('id="area-awards"');
  const needs = awards.slice(0, awards.indexOf('</details>'));
  expect(needs).toContain('--only awards');
  expect(needs).toMatch(/viewing as the learner<\/dt><dd><a href="#state-a-certificate-of-the-person-who-is-viewed">/);
});

test('a question leads to the decision that answers it for now', async () => {
  const decisions = [...page.matchAll(/href="(\.\.\/decisions\/[^"]+)"/g)].map(([, href = '']) => href);
  expect(decisions.length).toBeGreaterThan(100);
  for (const href of new Set(decisions)) await expect(readFile(`${API_DOCS}${href}`, 'utf8')).resolves.toMatch(/^# \d/);
});

test('every call and every event has an example', () => {
  const without = sections.filter(
    ([id, text]) => !id.startsWith('shape-') && !/<pre>/.test(text) && !/Reply: \d/.test(text),
  );
  expect(sections.length).toBeGreaterThan(Object.keys(catalogue).length);
  expect(without.map(([id]) => id)).toEqual([]);
});

test('everything that is assumed is asked', () => {
  const [, section = ''] = page.split('id="questions"');
  const asked = section.slice(0, section.indexOf('</section>'));
  const questions = new Set(ASSUMPTIONS.map((asked) => JSON.stringify({ ...asked, of: null })));
  expect(asked.match(/<tr class="entry">/g)).toHaveLength(questions.size);
  expect(page.match(/<div class="note">/g)).toHaveLength(new Set(ASSUMPTIONS.flatMap(({ of }) => of)).size);
});

test('every link within the page leads somewhere', () => {
  const anchors = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((id) => !anchors.has(id))).toEqual([]);
});

test('the page is one file that asks for nothing, and runs only what it brings', () => {
  expect(Buffer.byteLength(page)).toBeLessThan(MOST_KILOBYTES * 1024);
  expect([...page.matchAll(/(?:src=|url\()["']?(?!data:)[^\s"')]+/g)].map(([found]) => found)).toEqual([]);
  expect([...page.matchAll(/<link [^>]*href="(?!data:)/g)]).toEqual([]);
  const hash = (tag: string): string =>
    createHash('sha256')
      .update(new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(page)?.[1] ?? '')
      .digest('base64');
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '';
  expect(policy).toContain(
    `style-src &#39;sha256-${hash('style')}&#39;; script-src &#39;sha256-${hash('script')}&#39;`,
  );
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page).not.toMatch(/ (?:style|on\w+)="/);
});
