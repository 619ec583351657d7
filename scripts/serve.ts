import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startServer } from '#mocks/http/server.ts';

/** `npm run serve -- --port N`: the fake backend over real HTTP, and the built app in `dist/` where there is one. */
const { values } = parseArgs({ options: { port: { type: 'string', default: '4173' }, host: { type: 'string', default: '0.0.0.0' } } });

const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`'${values.port}' is no port.`);
  process.exit(1);
}

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const server = await startServer({ port, host: values.host, ...(existsSync(dist) ? { staticDir: dist } : {}) }).catch((error: unknown) => {
  console.error(`The server cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});

const nearby = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter((address) => address.family === 'IPv4' && !address.internal)
  .map((address) => `http://${address.address}:${server.port}/`);

console.log(`Waymark over HTTP:\n  http://localhost:${server.port}/\n${nearby.map((address) => `  ${address} (from a phone)\n`).join('')}
  /api       the API, with cookies and CSRF
  /__demo/   the demo's console: POST /__demo/<verb> with a JSON array
  /__db/     the records, read-only
`);

const stop = (): void => void server.close().then(() => process.exit(0));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
