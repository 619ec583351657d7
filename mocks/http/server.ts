import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getResponse } from 'msw';
import { type World, world as seededWorld } from '#fixtures/world.ts';
import { type Backend, createBackend } from '../backend.ts';
import { createMemoryStorage } from '../db/memory-storage.ts';
import { makeHandlers } from '../handlers/all.ts';
import { PROVIDER_SCRIPT } from '../payments/provider-calls.ts';
import { paymentHandlers } from '../payments/payments.handlers.ts';
import { scormRuntimeFromDisk } from '../scorm/runtime-from-disk.ts';
import { scormHandlers } from '../scorm/scorm.handlers.ts';
import { createPusherServer, type PusherTiming } from '../realtime/pusher-server.ts';
import { assetFromDisk } from './assets.ts';
import { send, sendJson, toRequest } from './convert.ts';
import { createCallers } from './callers.ts';
import { allowOrigin } from './cors.ts';
import { createDbWindow } from './db-window.ts';
import { serveDemo } from './demo-verbs.ts';
import { createPackageOrigin } from './packages.ts';
import { acceptSockets } from './sockets.ts';
import { serveStatic } from './static-files.ts';

/** The handlers' fixed origin: by which name the server was reached does not matter to them. */
const ORIGIN = 'http://fake.local';

/** Where the stand-in of the card provider answers on this host, and whose scripts it stands for. */
const PAYMENTS = '/__payments';
const PROVIDER_ORIGIN = new URL(PROVIDER_SCRIPT).origin;

/**
 * How long a connection may stay silent. Longer than any pause between two calls: a POST that leaves as its connection
 * is closed fails, and no client repeats it.
 */
const SILENT_CONNECTION_MILLISECONDS = 600_000;

/**
 * Sees each call before it is answered, and its answer before that leaves. It takes copies of the bodies it reads.
 * Undefined: it does not want this call's answer.
 */
export type TrafficObserver = (
  request: Request,
  backend: Backend,
) => Promise<((response: Response) => Promise<void>) | undefined>;

export interface ServerOptions {
  /** 0 takes a free one. */
  readonly port: number;
  /** Of the origin of packages (0342); a free one unless said. */
  readonly packagesPort?: number;
  /** What it listens on: this machine alone unless said; `0.0.0.0` lets a phone reach it. */
  readonly host?: string;
  /** Of apps elsewhere that may call with their cookies, besides that of the dev server. */
  readonly origins?: readonly string[];
  /** A built app to serve beside the API. */
  readonly staticDir?: string;
  /** Sent with every file of the app: the policy of its build. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly world?: (nowUnix: number) => World;
  /** The real time in milliseconds; `Date.now` unless said. */
  readonly now?: (() => number) | undefined;
  /** How long connections may stay silent; Pusher's own times unless said. */
  readonly timing?: PusherTiming;
  readonly observe?: TrafficObserver | undefined;
  /**
   * The text of the card provider's stand-in. With it the app that is served loads that script and calls that provider
   * from this host (0207); without it, those of the real one.
   */
  readonly cardProvider?: (() => Promise<string>) | undefined;
}

export interface RunningServer {
  readonly port: number;
  readonly packagesPort: number;
  /** What it listens on. */
  readonly address: string;
  readonly backend: Backend;
  readonly close: () => Promise<void>;
}

/**
 * The HTTP door: the API under `/api`, packages on a port of their own, real time under `/app/<key>`, the console under
 * `/__demo/<verb>`, records under `/__db/`, and the built app for every other path. Data lives as long as the process.
 */
export const startServer = async ({
  port,
  packagesPort = 0,
  host = '127.0.0.1',
  origins = [],
  staticDir,
  headers = {},
  world = seededWorld,
  now = Date.now,
  timing,
  observe,
  cardProvider,
}: ServerOptions): Promise<RunningServer> => {
  const backend = createBackend({ storage: createMemoryStorage(), world, now, assets: assetFromDisk });
  const payments = {
    api: `${ORIGIN}${PAYMENTS}/v1`,
    bank: `${ORIGIN}${PAYMENTS}/bank`,
    checkout: `${ORIGIN}${PAYMENTS}/checkout`,
    ...(cardProvider === undefined
      ? {}
      : { script: { address: `${ORIGIN}${PAYMENTS}/endive/stripe.js`, text: cardProvider } }),
  };
  const handlers = [
    ...scormHandlers(`${ORIGIN}/api`, backend, scormRuntimeFromDisk),
    ...makeHandlers(`${ORIGIN}/api`, backend),
    ...paymentHandlers(backend, payments),
  ];
  const replaced = cardProvider === undefined ? {} : { [PROVIDER_ORIGIN]: PAYMENTS };
  const dbWindow = createDbWindow(backend);
  const callers = createCallers(host, origins);
  const realtime = createPusherServer(backend, timing);
  const portOf = (listening: Server): number => (listening.address() as AddressInfo).port;
  const packages = createPackageOrigin(handlers, ORIGIN, () => portOf(packageServer));
  /** The policy of the app's build, which cannot know where packages lie here. */
  const withPackages = (incoming: IncomingMessage): Readonly<Record<string, string>> => {
    const { 'Content-Security-Policy': policy, ...rest } = headers;
    if (policy === undefined) return headers;
    const framed = policy.replace('frame-src ', `frame-src ${packages.originFor(incoming)} `);
    return { ...rest, 'Content-Security-Policy': framed };
  };

  const route = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const path = (incoming.url ?? '/').split('?')[0] ?? '/';
    if (path.startsWith('/__demo/')) return serveDemo(incoming, outgoing, backend, callers.isKnownOrigin(incoming));
    if (path.startsWith('/__db')) return dbWindow(incoming, outgoing);
    if (!path.startsWith('/api/') && !path.startsWith(`${PAYMENTS}/`))
      return serveStatic(incoming, outgoing, staticDir, withPackages(incoming), replaced);
    // A package gets nothing of the portal's, and none lies on its origin.
    if (incoming.headers.origin === packages.originFor(incoming) || path.startsWith('/api/__scorm/'))
      return sendJson(outgoing, 403, { message: 'This action is unauthorized.' });
    packages.note(incoming);
    if (allowOrigin(incoming, outgoing, callers.isKnownOrigin(incoming))) return undefined;
    const request = toRequest(incoming, outgoing, ORIGIN);
    const seeAnswer = path.startsWith('/api/') ? await observe?.(request, backend) : undefined;
    const response = await getResponse(handlers, request);
    if (response !== undefined) await seeAnswer?.(response);
    if (response !== undefined && packages.redirect(incoming, outgoing, response)) return undefined;
    return response === undefined ? sendJson(outgoing, 404, { message: 'Not found.' }) : send(response, outgoing);
  };

  const answering =
    (answer: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>) =>
    (incoming: IncomingMessage, outgoing: ServerResponse): void => {
      if (!callers.isKnownHost(incoming)) {
        sendJson(outgoing, 421, { message: 'This host is not known by that name.' });
        return;
      }
      answer(incoming, outgoing).catch((error: unknown) => {
        process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
        if (outgoing.headersSent) outgoing.destroy();
        else sendJson(outgoing, 500, { message: 'Server Error' });
      });
    };
  const server = createServer(answering(route));
  const packageServer = createServer(answering(packages.answer));
  server.keepAliveTimeout = SILENT_CONNECTION_MILLISECONDS;
  acceptSockets(server, realtime, callers);
  const listen = (listening: Server, at: number): Promise<void> =>
    new Promise((resolve, reject) => {
      listening.once('error', reject);
      listening.listen(at, host, resolve);
    });
  await listen(server, port);
  await listen(packageServer, packagesPort);
  const close = (listening: Server): Promise<void> =>
    new Promise((resolve) => {
      listening.close(() => resolve());
      listening.closeAllConnections();
    });
  return {
    port: portOf(server),
    packagesPort: portOf(packageServer),
    address: (server.address() as AddressInfo).address,
    backend,
    close: async () => {
      realtime.close();
      await Promise.all([close(server), close(packageServer)]);
    },
  };
};
