import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Drawings } from './draw-served.ts';

const ROOT = '<div id="root"></div>';
const ENTRY = /[ \t]*<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>\n/;
/** What waits for the form to be painted. */
const PRELOAD = /[ \t]*<link rel="modulepreload"(?! data-first)[^>]*>\n/g;
const AHEAD = /[ \t]*<link rel="modulepreload" data-ahead(?:="([^"]*)")?[^>]*\shref="([^"]+)"[^>]*>\n/g;
const TITLE = /<title>[^<]*<\/title>/;
const BOOT_SCRIPT = '<script data-early>';

/**
 * Search engines may index the sign-in page; nothing else is visible without a session
 * (docs/decisions/0023-allow-search-engines-to-index-sign-in.md).
 */
const ROBOTS = 'User-agent: *\nDisallow: /api/\n';

/** Replaces exactly one thing; a page without it is not the page that we know. */
const replaced = (html: string, what: string | RegExp, by: (...found: string[]) => string): string => {
  if (typeof what === 'string' ? !html.includes(what) : !what.test(html))
    throw new Error(`index.html has no ${String(what)}`);
  return html.replace(what, by);
};

const rooted = (html: string, kind: 'form' | 'shell', markup: string): string =>
  replaced(html, ROOT, () => `<div id="root" data-served="${kind}">${markup}</div>`);

/**
 * Leaves what only signed-in people need to the early script: it knows whether a session is remembered. First what
 * every page needs, then by the pattern of a path what such pages do: `/a.js /b.js|^/$ /home.js`.
 */
const withAhead = (html: string): string => {
  // In the demo no page has files of its own that every page needs; their place stays.
  const files = new Map([['', '']]);
  for (const [, path = '', href = ''] of html.matchAll(AHEAD))
    files.set(path, `${files.get(path) ?? path} ${href}`.trim());
  const ahead = [...files.values()].join('|');
  return replaced(html.replaceAll(AHEAD, ''), BOOT_SCRIPT, () => `<script data-early data-ahead="${ahead}">`);
};

/** The page of `/login`: the form, its title, and the app's entry left to the early script. */
const signInPage = (html: string, form: string): string => {
  const title = TITLE.exec(form)?.[0];
  const entry = ENTRY.exec(html)?.[1];
  if (title === undefined || entry === undefined) throw new Error('The form has no title, or index.html no entry.');
  const page = replaced(
    replaced(html, TITLE, () => title),
    ENTRY,
    () => '',
  ).replaceAll(PRELOAD, '');
  return rooted(
    replaced(page, '<script data-early ', () => `<script data-app="${entry}" `),
    'form',
    form.replace(title, ''),
  );
};

/**
 * Writes the pages that are served: the sign-in form at `/login`, however a host looks for it, and the outline of the
 * app at every other address; `404.html` is what static hosts answer an unknown path with. `early` stands in both,
 * before any style sheet, so that it waits for none.
 */
export const servedPagesPlugin = (bootScript: string, draw: (base: string) => Promise<Drawings>): Plugin => {
  let base = '/';
  return {
    name: 'waymark-served-pages',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => replaced(html, '<title>', () => `${BOOT_SCRIPT}${bootScript}</script>\n    <title>`),
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: ROBOTS });
    },
    // The folder that is written, not the configured one: `--outDir` may name another.
    async writeBundle({ dir = '.' }) {
      const { form, shell, productName } = await draw(base);
      const html = withAhead(
        replaced(await readFile(join(dir, 'index.html'), 'utf8'), TITLE, () => `<title>${productName}</title>`),
      );
      const pages = { 'index.html': rooted(html, 'shell', shell), 'login.html': signInPage(html, form) };
      await mkdir(join(dir, 'login'), { recursive: true });
      await Promise.all([
        writeFile(join(dir, 'index.html'), pages['index.html']),
        writeFile(join(dir, '404.html'), pages['index.html']),
        writeFile(join(dir, 'login.html'), pages['login.html']),
        writeFile(join(dir, 'login', 'index.html'), pages['login.html']),
      ]);
    },
  };
};
