import { existsSync, readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleCardProvider } from './build/card-provider.ts';
import { type ServerOptions, startServer, type TrafficObserver } from '#mocks/http/server.ts';

/**
 * `npm run serve -- --port N`: the fake backend over real HTTP, and the built app in `dist/` (or `--app <folder>`)
 * where there is one. It listens on this machine alone; `--host 0.0.0.0` lets a phone reach it, and everybody else in
 * the network. `--origin URL`, once or more, lets an app on that origin call with its cookies. Packages lie on a port
 * of their own, a free one or that of `--packages-port`. With `--traffic <prefix>` it prints where a call or its answer
 * differs from `docs/api/openapi.json`, on lines that begin with the prefix. With `--shadow URL` it asks that host the
 * same reading calls and prints where its replies differ from the contract, never a value; `WAYMARK_LEARNER_EMAIL` and
 * `WAYMARK_LEARNER_PASSWORD` sign in there. With `--real-cards` the app loads the real card provider's script, and
 * calls it. With `--stopped-at INSTANT` (ISO 8601) the backend's own clock stands there for good, so that pictures of
 * two runs show the same dates.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4173' },
    'packages-port': { type: 'string', default: '0' },
    host: { type: 'string', default: '127.0.0.1' },
    origin: { type: 'string', multiple: true, default: [] },
    app: { type: 'string', default: 'dist' },
    traffic: { type: 'string' },
    shadow: { type: 'string' },
    'real-cards': { type: 'boolean', default: false },
    'stopped-at': { type: 'string' },
  },
});

const portOf = (text: string): number => {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  process.stderr.write(`'${text}' is no port.\n`);
  return process.exit(1);
};
const port = portOf(values.port);
const packagesPort = portOf(values['packages-port']);

const dist = fileURLToPath(new URL(`../${values.app}`, import.meta.url));

/** The app as it was built, with the headers that its build asks hosts to send. */
const builtApp = (): Pick<ServerOptions, 'staticDir' | 'headers'> => {
  if (!existsSync(`${dist}/index.html`)) return {};
  const headers = existsSync(`${dist}/headers.json`)
    ? (JSON.parse(readFileSync(`${dist}/headers.json`, 'utf8')) as Record<string, string>)
    : {};
  return { staticDir: dist, headers };
};

/** Loaded on demand: nobody else needs the validator. */
const trafficObserver = async (prefix: string): Promise<TrafficObserver> => {
  const [{ observeTraffic }, { readCommittedDocument }] = await Promise.all([
    import('./docs/observe-traffic.ts'),
    import('./docs/committed-document.ts'),
  ]);
  return observeTraffic(readCommittedDocument(), (difference) => process.stdout.write(`${prefix}${difference}\n`));
};

/** Without a session there the shadow is asked as nobody: what is public is compared all the same. */
const shadowObserver = async (address: string): Promise<TrafficObserver> => {
  const [{ createShadow }, { openSession }] = await Promise.all([
    import('./lib/shadow.ts'),
    import('./lib/provider-session.ts'),
  ]);
  const url = address.replace(/\/$/, '');
  const session = await openSession(url, 'learner').catch((error: unknown) => {
    process.stdout.write(
      `shadow: nobody is signed in at ${url}: ${error instanceof Error ? error.message.slice(0, 200) : String(error)}\n`,
    );
    return { cookie: '' };
  });
  const ask = createShadow({ url, cookie: session.cookie }, (difference) =>
    process.stdout.write(`shadow: ${difference}\n`),
  );
  return (request) => {
    const { pathname, search } = new URL(request.url);
    // Nobody waits for the other host.
    void ask(request.method, pathname.slice('/api'.length), search);
    return Promise.resolve(undefined);
  };
};

const observerOf = (): Promise<TrafficObserver> | undefined => {
  if (values.shadow !== undefined) return shadowObserver(values.shadow);
  return values.traffic === undefined ? undefined : trafficObserver(values.traffic);
};

if (values.shadow !== undefined && !URL.canParse(values.shadow)) {
  process.stderr.write(`--shadow is no address: ${values.shadow}\n`);
  process.exit(1);
}
const stoppedAt = values['stopped-at'] === undefined ? undefined : Date.parse(values['stopped-at']);
if (Number.isNaN(stoppedAt)) {
  process.stderr.write(`--stopped-at is no instant: ${values['stopped-at']}\n`);
  process.exit(1);
}
const observe = await observerOf();
const server = await startServer({
  port,
  packagesPort,
  host: values.host,
  origins: values.origin,
  now: stoppedAt === undefined ? undefined : () => stoppedAt,
  observe,
  cardProvider: values['real-cards'] ? undefined : bundleCardProvider,
  ...builtApp(),
}).catch((error: unknown) => {
  process.stderr.write(`The server cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

const nearby = (values.host === '0.0.0.0' ? Object.values(networkInterfaces()) : [])
  .flatMap((addresses) => addresses ?? [])
  .filter((address) => address.family === 'IPv4' && !address.internal)
  .map((address) => `http://${address.address}:${server.port}/`);

process.stdout
  .write(`Waymark over HTTP:\n  http://localhost:${server.port}/\n${nearby.map((address) => `  ${address} (from a phone)\n`).join('')}${values.host === '127.0.0.1' ? '  From a phone: --host 0.0.0.0\n' : ''}
  /api       the API, with cookies and CSRF
  /app       real time: the Pusher protocol, key "waymark"
  /__demo/   the demo's console: POST /__demo/<verb> with a JSON array
  /__db/     the records, read-only
  Packages lie on port ${server.packagesPort}, an origin without the session.

`);

const stop = (): void => void server.close().then(() => process.exit(0));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
