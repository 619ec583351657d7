import { readFile } from 'node:fs/promises';
import { createServer, request as forward } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startServer } from '#mocks/http/server.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.css', '.html', '.js', '.json', '.svg']);

export interface BenchHost {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * A web host as production would have one: the files of a folder with brotli and the headers of the build, the calls
 * passed on to the fake backend. `pages` are further pages by path, for comparison.
 */
export const startBenchHost = async (folder: string, pages: Readonly<Record<string, string>>): Promise<BenchHost> => {
  const api = await startServer({ port: 0, host: '127.0.0.1' });
  const headers = JSON.parse(await readFile(join(folder, 'headers.json'), 'utf8')) as Record<string, string>;
  const cache = new Map<string, { type: string; body: Buffer; encoding: string | undefined }>();

  const load = async (path: string) => {
    const known = cache.get(path);
    if (known !== undefined) return known;
    const read = async (): Promise<{ name: string; bytes: Buffer }> => {
      const page = pages[path];
      if (page !== undefined) return { name: 'page.html', bytes: Buffer.from(page) };
      for (const name of [path, `${path}.html`]) {
        const bytes = await readFile(join(folder, normalize(name))).catch(() => null);
        if (bytes !== null) return { name, bytes };
      }
      return { name: 'index.html', bytes: await readFile(join(folder, 'index.html')) };
    };
    const { name, bytes } = await read();
    const extension = extname(name) || '.html';
    const encoded = COMPRESSED.has(extension);
    const file = {
      type: TYPES[extension] ?? 'application/octet-stream',
      body: encoded ? brotliCompressSync(bytes) : bytes,
      encoding: encoded ? 'br' : undefined,
    };
    cache.set(path, file);
    return file;
  };

  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/') || pathname.startsWith('/__demo/')) {
      const passed = forward(
        { port: api.port, method: incoming.method, path: incoming.url, headers: incoming.headers },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(outgoing);
        },
      );
      incoming.pipe(passed);
      return;
    }
    void load(pathname === '/' ? '/index.html' : pathname).then(({ type, body, encoding }) => {
      outgoing
        .writeHead(200, {
          ...headers,
          'cache-control': 'no-store',
          'content-type': type,
          'content-length': body.length,
          ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
        })
        .end(body);
    });
  });
  // Real time goes the same way.
  server.on('upgrade', (incoming, socket, head) => {
    const passed = connect(api.port, '127.0.0.1', () => {
      const lines = [
        `${incoming.method ?? 'GET'} ${incoming.url ?? '/'} HTTP/1.1`,
        ...Object.entries(incoming.headers).map(([name, value]) => `${name}: ${String(value)}`),
      ];
      passed.write(`${lines.join('\r\n')}\r\n\r\n`);
      passed.write(head);
      passed.pipe(socket).pipe(passed);
    });
    passed.on('error', () => socket.destroy());
    socket.on('error', () => passed.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await api.close();
    },
  };
};
