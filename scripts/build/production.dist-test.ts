import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const filesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const textOf = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const files = await filesIn(folder);
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'latin1')] as const)));
};

/** Words that only the fake backend, its seed or its console have. */
const ONLY_IN_THE_FAKE = [
  'mockServiceWorker',
  'waymark-demo',
  'amara.osei@demo.example',
  'Brightwater',
  // The libraries of one-time codes and of QR codes, by their errors.
  'Invalid character found',
  'Version number out of range',
  'Component sheet',
  'Demo desk',
  'demo-opener',
  'waymark-seat',
  'waymarkActorLog',
  'Demonstration people',
  'DemoPeople',
  // Nothing asks whether there is a demo.
  'window.demo',
];

/** Further words of the fake backend; some of them no built file holds, because minifying takes them away. */
const ALSO_FAKE = ['setupWorker', '@msw/data', '__demo', 'provider state', 'GalleryPage', 'sign-in-token-of-amara'];

describe('the production build', async () => {
  const production = await textOf('dist');
  const demo = await textOf('dist-demo');

  test.each([...ONLY_IN_THE_FAKE, ...ALSO_FAKE])('W-08: holds no %s', (word) => {
    const found = [...production].filter(([, text]) => text.includes(word)).map(([file]) => file);
    expect(found).toEqual([]);
  });

  test('the search can find: every one of these words stands in the demo', () => {
    expect(ONLY_IN_THE_FAKE.filter((word) => ![...demo.values()].some((text) => text.includes(word)))).toEqual([]);
  });

  test('real time is in one file, which no page and no other file asks for until somebody is signed in', () => {
    const files = [...production]
      .filter(([, text]) => text.includes('pusher:connection_established'))
      .map(([file]) => file.split('/').at(-1) ?? '');
    expect(files).toEqual([expect.stringMatching(/^start-realtime-.+\.js$/)]);
    const [name = ''] = files;
    // The manifest lists every file, for whoever builds.
    const asking = [...production].filter(
      ([file, text]) => !/\.vite\//.test(file) && !file.endsWith(name) && text.includes(name),
    );
    expect(asking.map(([file]) => file.split('.').at(-1))).toEqual(asking.map(() => 'js'));
    // Loaded when it is called for (`import("./…")`), never with the file that names it.
    for (const [, text] of asking) expect(text).not.toMatch(new RegExp(`(?:from|import)"[^"]*${name}"`));
  });

  const importsOf = (text: string): readonly string[] =>
    [...text.matchAll(/(?:from|import)"\.\/([\w-]+?)-[\w-]{8}\.js"/g)].map(([, name = '']) => name);

  // What is asked for ahead needs nothing that has to be found first.
  test.each([
    ['signed-in', ['index']],
    ['common', ['index', 'signed-in']],
  ])('the first page is no request more: %s imports nothing that is not there', (name, there) => {
    const found = [...production].filter(([file]) => new RegExp(`/${name}-[\\w-]{8}\\.js$`).test(file));
    expect(found).toHaveLength(1);
    expect(new Set(importsOf(found[0]?.[1] ?? ''))).toEqual(new Set(there));
  });

  test('whoever names a layer of styles first decides: the entry’s style sheet is the only one that a page begins with', () => {
    const pages = [...production, ...demo].filter(([file]) => file.endsWith('.html') && !file.includes('instruments'));
    expect(pages).toHaveLength(8);
    for (const [, html] of pages)
      expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([expect.stringMatching(/\/index-[^/]*\.css/)]);
  });

  test('the table library is loaded by pages with a list alone', () => {
    const files = [...production]
      .filter(([, text]) => text.includes('table.getSortedRowModel'))
      .map(([file]) => file.split('/').at(-1) ?? '');
    // The bundler names it after one of the modules in it.
    expect(files).toHaveLength(1);
    const [name = ''] = files;
    // The lists of evidence, of assessments and of the people of a reset, which are loaded when they are opened; never the file that names them.
    const importers = [...production].filter(
      ([file, text]) => file.endsWith('.js') && new RegExp(`(?:from|import)"[^"]*${name}"`).test(text),
    );
    expect(new Set(importers.map(([file]) => file.split('/').at(-1)?.replace(/-.+$/, '')))).toEqual(
      new Set(['EvidenceListRoute', 'ResetRoute', 'ReviewListRoute']),
    );
  });

  test('P-26: the page builder is loaded by its own route alone, never by a page that is read', () => {
    const ofTheEditor = ['ProseMirror', 'Begin with a layout', 'Find a block'];
    const files = [...production]
      .filter(([file, text]) => /\.(?:js|html)$/.test(file) && ofTheEditor.some((word) => text.includes(word)))
      .map(([file, text]) => ({ name: file.split('/').at(-1) ?? '', text }));
    expect(files.map(({ name }) => name.replace(/-[\w-]{8}\.js$/, ''))).toEqual(['EditorRoute']);
    for (const word of ofTheEditor) expect(files[0]?.text).toContain(word);
    const name = files[0]?.name ?? '';
    const importers = [...production].filter(
      ([file, text]) => file.endsWith('.js') && new RegExp(`(?:from|import)"[^"]*${name}"`).test(text),
    );
    expect(importers.map(([file]) => file)).toEqual([]);
    // Neither its code nor its styles are asked for by a page that begins.
    const pages = [...production].filter(([file, text]) => file.endsWith('.html') && text.includes('EditorRoute-'));
    expect(pages.map(([file]) => file)).toEqual([]);
  });

  test('has no file of the seed, and no worker but the one that reads documents (0174)', () => {
    const names = [...production.keys()].map((file) => file.replace(/^dist\//, '').replace(/-[\w-]{8}\.js$/, '.js'));
    // The worker, and the file that begins it.
    expect(names.filter((name) => /worker|\.(mp4|pdf|zip|vtt|jpg)$/i.test(name))).toEqual([
      'assets/pdf.worker.min.js',
      'assets/pdf.worker.min.js',
    ]);
  });

  test('code and worker of documents come when one is shown, never with a page', () => {
    const [name = ''] = [...production.keys()].flatMap((file) => /assets\/(pdf-[\w-]{8}\.js)$/.exec(file)?.[1] ?? []);
    expect(name).not.toBe('');
    const importers = [...production].filter(
      ([file, text]) => file.endsWith('.js') && new RegExp(`(?:from|import)"[^"]*(?:${name}|pdf\\.worker)`).test(text),
    );
    expect(importers.map(([file]) => file)).toEqual([]);
  });

  test.each(['index.html', '404.html', 'login.html', 'login/index.html'])(
    '%s has one inline script, allowed by its hash, and no inline style or handler',
    (name) => {
      const page = production.get(`dist/${name}`) ?? '';
      const inline = [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>(.*?)<\/script>/gs)].map(
        ([, text]) =>
          `'sha256-${createHash('sha256')
            .update(text ?? '')
            .digest('base64')}'`,
      );
      expect(inline).toHaveLength(1);
      const headers = JSON.parse(production.get('dist/headers.json') ?? '{}') as Record<string, string>;
      expect(headers['Content-Security-Policy']).toContain(
        `script-src 'self' ${inline[0]} https://js.stripe.com https://*.js.stripe.com;`,
      );
      expect(production.get('dist/_headers')).toContain(inline[0]);
      expect(page).not.toMatch(/<style|\sstyle=|\son[a-z]+=/);
    },
  );

  test('its policy has neither unsafe-inline nor unsafe-eval', () => {
    const headers = JSON.parse(production.get('dist/headers.json') ?? '{}') as Record<string, string>;
    expect(headers['Content-Security-Policy']).toMatch(/^default-src 'self';/);
    expect(headers['Content-Security-Policy']).not.toMatch(/unsafe/);
    expect(headers['Content-Security-Policy']).toContain("require-trusted-types-for 'script'");
  });

  test.each([
    [
      'F-11, P-25: production, but for the payment provider and an author’s videos',
      () => production.get('dist/_headers'),
      [
        'https://*.js.stripe.com',
        'https://api.stripe.com',
        'https://hooks.stripe.com',
        'https://js.stripe.com',
        'https://www.youtube-nocookie.com',
      ],
    ],
    [
      'F-12: the demo, where a worker answers for the provider',
      () => demo.get('dist-demo/index.html'),
      [
        'https://*.js.stripe.com',
        'https://api.stripe.com',
        'https://hooks.stripe.com',
        'https://js.stripe.com',
        'https://www.youtube-nocookie.com',
      ],
    ],
  ])(
    'J-15, B-20: without an address for reports or for a widget no other origin is admitted: %s',
    (_, text, admitted) => {
      const policy = /default-src [^"\n]*/.exec(text() ?? '')?.[0].replaceAll('&#39;', "'") ?? '';
      expect(policy).toContain("connect-src 'self'");
      expect([...new Set(policy.match(/(?:https?|wss?):[^\s;]*/g))].toSorted()).toEqual(admitted);
    },
  );

  test('hosts that read headers from a file let a browser keep what never changes, and ask for every document anew', () => {
    for (const headers of [production.get('dist/_headers'), demo.get('dist-demo/_headers')]) {
      expect(headers?.split('\n').slice(-5)).toEqual([
        '  Cache-Control: no-cache',
        '/assets/*',
        '  ! Cache-Control',
        '  Cache-Control: public, max-age=31536000, immutable',
        '',
      ]);
      expect(headers?.match(/Cache-Control:/g)).toHaveLength(2);
    }
  });

  test('the demo carries the policy in its page', () => {
    expect(demo.get('dist-demo/index.html')).toMatch(
      /<meta http-equiv="Content-Security-Policy" content="default-src (?:'|&#39;)self(?:'|&#39;);/,
    );
  });

  test.each([
    ['dist', production],
    ['dist-demo', demo],
  ] as const)(
    'A-01: in %s the form is in the HTML of /login and nowhere else; without a script it is no GET',
    (folder, files) => {
      const page = files.get(`${folder}/login.html`) ?? '';
      expect(page).toMatch(/<h1[^>]*>Sign in<\/h1><form[^>]* method="post"/);
      expect(page).toMatch(/<title>Sign in .* Waymark<\/title>/);
      // Its script loads the app when the form stands; nothing is asked for sooner but the demo's backend
      // (docs/decisions/0081-keep-the-test-suite-within-15-minutes.md).
      expect(page).not.toMatch(/<script[^>]*\ssrc=|rel="modulepreload" (?!data-first)/);
      expect(page.match(/data-first="" href="\/assets\/browser-/g) ?? []).toHaveLength(folder === 'dist' ? 0 : 1);
      expect(page.includes('data-first')).toBe(folder === 'dist-demo');
      expect(files.get(`${folder}/login/index.html`)).toBe(page);
      expect(files.get(`${folder}/index.html`)).not.toContain('<form');
      expect(files.get(`${folder}/index.html`)).toContain('class="topbar"');
    },
  );

  test("the room of the demo's people is kept in the demo's page alone", () => {
    expect(demo.get('dist-demo/login.html')).toContain('people--later');
    expect(production.get('dist/login.html')).not.toContain('people--later');
  });

  test('the walker of state charts is loaded when its tab is opened, and what it knows of tests and checklist after it', () => {
    for (const part of ['WalkerPanel', '_virtual_walker-facts']) {
      const [name = ''] = [...demo.keys()].flatMap(
        (file) => new RegExp(`instruments/assets/(${part}-[\\w-]{8}\\.js)$`).exec(file)?.[1] ?? [],
      );
      expect(name).not.toBe('');
      const importers = [...demo].filter(
        ([file, text]) => file.endsWith('.js') && new RegExp(`(?:from|import)"[^"]*${name}"`).test(text),
      );
      expect(importers.map(([file]) => file)).toEqual([]);
    }
  });

  test('the instruments are a document of their own in the demo, which nothing of the product asks for', () => {
    expect(demo.get('dist-demo/instruments/index.html')).toMatch(
      /<meta http-equiv="Content-Security-Policy" content="default-src [^"]*frame-src (?:'|&#39;)self(?:'|&#39;)/,
    );
    expect([...production.keys()].filter((file) => file.includes('instruments'))).toEqual([]);
    const files = [...demo.keys()].flatMap((file) => /^dist-demo\/instruments\/(assets\/.+)$/.exec(file)?.[1] ?? []);
    expect(files.length).toBeGreaterThan(1);
    const asking = [...demo].filter(
      ([file, text]) =>
        !file.startsWith('dist-demo/instruments/') && files.some((name) => text.includes(`instruments/${name}`)),
    );
    expect(asking.map(([file]) => file)).toEqual([]);
  });

  test('deep links open on static hosts', async () => {
    expect((await stat('dist-demo/404.html')).size).toBe((await stat('dist-demo/index.html')).size);
  });
});
