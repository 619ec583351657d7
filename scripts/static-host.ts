/**
 * `node scripts/static-host.ts <folder> [--port N] [--base /x/]`: a plain web host for static files, as any would do
 * it: no API, a page without its `.html`, `404.html` for what it does not know. Tests open the demo through it.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { parseArgs } from 'node:util';
import { cachingOf } from '#mocks/http/static-files.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '4180' }, base: { type: 'string', default: '/' } },
});
const folder = positionals[0] ?? 'dist-demo';

const read = async (path: string): Promise<{ status: number; type: string; body: Buffer }> => {
  for (const file of path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`]) {
    const body = await readFile(join(folder, normalize(`/${file}`))).catch(() => null);
    if (body !== null) return { status: 200, type: TYPES[extname(file)] ?? 'application/octet-stream', body };
  }
  return { status: 404, type: 'text/html; charset=utf-8', body: await readFile(join(folder, '404.html')) };
};

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const inside = pathname.startsWith(values.base)
    ? decodeURIComponent(pathname.slice(values.base.length))
    : 'no such file';
  void read(inside === '' ? '/' : inside).then(({ status, type, body }) => {
    response.writeHead(status, { 'content-type': type, 'cache-control': cachingOf(`/${inside}`) }).end(body);
  });
}).listen(Number(values.port), () => process.stdout.write(`http://localhost:${values.port}${values.base}\n`));
