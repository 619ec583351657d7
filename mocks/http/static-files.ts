import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
};

/**
 * The name of a file of the build says what is in it: a browser never needs to ask for it again. Everything else may
 * change.
 */
export const cachingOf = (pathname: string): string =>
  pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Waymark</title>
<p>The API answers under <code>/api</code>. There is no built app to serve: run <code>npm run build</code>.</p></html>`;

const isFile = async (path: string): Promise<boolean> => (await stat(path).catch(() => null))?.isFile() ?? false;

/** The file for a path below the folder; null where the path leaves it or is no path. */
const inside = (folder: string, pathname: string): string | null => {
  try {
    const path = normalize(join(folder, decodeURIComponent(pathname)));
    return path === normalize(folder) || path.startsWith(normalize(folder) + sep) ? path : null;
  } catch {
    return null;
  }
};

/** A script with these texts replaced. */
const withReplaced = (script: Buffer, replaced: Readonly<Record<string, string>>): Buffer | string =>
  Object.entries(replaced).reduce<Buffer | string>(
    (text, [before, after]) => (text.includes(before) ? text.toString().replaceAll(before, after) : text),
    script,
  );

/**
 * Serves a built single-page app: the file of the path, its `.html`, or `index.html` for a route of the app.
 * `replaced`: texts of its scripts that stand for others here, a host for which this one answers.
 */
export const serveStatic = async (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  folder: string | undefined,
  headers: Readonly<Record<string, string>>,
  replaced: Readonly<Record<string, string>> = {},
): Promise<void> => {
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
  const answer = (status: number, type: string, body: Buffer | string): void => {
    outgoing.statusCode = status;
    outgoing.setHeader('Content-Type', type);
    outgoing.setHeader('Content-Length', Buffer.byteLength(body));
    outgoing.end(incoming.method === 'HEAD' ? undefined : body);
  };
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return answer(405, 'text/plain', 'Method not allowed.');
  if (folder === undefined || !(await isFile(join(folder, 'index.html'))))
    return answer(200, 'text/html; charset=utf-8', NOT_BUILT);

  const { pathname } = new URL(incoming.url ?? '/', 'http://fake.local');
  const path = inside(folder, pathname);
  if (path === null) return answer(404, 'text/plain', 'Not found.');
  const isAsset = extname(path) !== '';
  for (const candidate of isAsset ? [path] : [`${path}.html`, join(path, 'index.html'), join(folder, 'index.html')]) {
    if (!(await isFile(candidate))) continue;
    outgoing.setHeader('Cache-Control', cachingOf(pathname));
    const content = await readFile(candidate);
    return answer(
      200,
      TYPES[extname(candidate)] ?? 'application/octet-stream',
      extname(candidate) === '.js' ? withReplaced(content, replaced) : content,
    );
  }
  return answer(404, 'text/plain', 'Not found.');
};
