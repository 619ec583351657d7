import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { startServer } from '#mocks/http/server.ts';
import { isFakeBackend, providerProblem, whyNoAnswer } from './probe-provider.ts';

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

/** A host that answers whatever it is told. */
const hostOf = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const problemAt = (host: string, states = `${host}/states`): Promise<string | null> =>
  providerProblem({ host, states, realtime: host.replace('http', 'ws'), appKey: 'waymark' }, false);

/** Gives the cookies, and answers everything else with what comes. */
const withCookies =
  (answer: RequestListener): RequestListener =>
  (request, response) =>
    request.url?.endsWith('/sanctum/csrf-cookie') === true
      ? response.writeHead(204, { 'set-cookie': ['XSRF-TOKEN=a; Path=/', 'session=b; HttpOnly'] }).end()
      : answer(request, response);

const lines = [
  {
    what: 'answers with a web page',
    listener: ((_, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>')) as RequestListener,
    message: 'answers with a web page (200)',
  },
  {
    what: 'redirects',
    listener: ((_, response) =>
      response.writeHead(302, { location: 'https://portal.example/' }).end()) as RequestListener,
    message: 'redirects to https://portal.example/',
  },
  {
    what: 'has no such call',
    listener: ((_, response) =>
      response.writeHead(404, { 'content-type': 'application/json' }).end('{}')) as RequestListener,
    message: 'answers 404',
  },
  {
    what: 'sets no cookies',
    listener: ((_, response) => response.writeHead(204).end()) as RequestListener,
    message: 'sets no XSRF-TOKEN cookie',
  },
  {
    what: 'refuses states',
    listener: withCookies((_, response) => response.writeHead(500).end('no such table')),
    message: 'could not make it true that nobody is signed in: 500 no such table',
  },
  {
    what: 'knows nobody of these people',
    listener: withCookies((request, response) =>
      request.url === '/states'
        ? response.writeHead(200).end('{}')
        : response.writeHead(422).end('{"message":"These credentials do not match our records."}'),
    ),
    message: 'set WAYMARK_LEARNER_EMAIL and WAYMARK_LEARNER_PASSWORD',
  },
];

describe('what keeps a provider from being verified, in a sentence', () => {
  test.each(lines)('a host that $what', async ({ listener, message }) => {
    expect(await problemAt(await hostOf(listener))).toContain(message);
  });

  test('nothing, of one that supplies the person to sign in as with each state', async () => {
    const tried: string[] = [];
    const host = await hostOf(
      withCookies((request, response) => {
        if (request.url === '/states')
          return response.writeHead(200).end('{"session":{"email":"own@portal.example","password":"own"}}');
        request.on('data', (body: Buffer) => tried.push((JSON.parse(body.toString()) as { email: string }).email));
        return response.writeHead(200).end('{"two_factor":false}');
      }),
    );
    expect([await problemAt(host), tried]).toEqual([null, ['own@portal.example']]);
  });

  test('a host that is not there', async () => {
    const host = await hostOf(() => undefined);
    await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
    expect(await problemAt(host)).toBe(`Nothing answers at ${host} (ECONNREFUSED).`);
  });

  test('states that are posted to where nothing is', async () => {
    const host = await hostOf(withCookies((_, response) => response.end()));
    expect(await problemAt(host, 'http://127.0.0.1:1/states')).toMatch(
      /^Nothing answers at http:\/\/127\.0\.0\.1:1\/states.*Provider states are posted there/,
    );
  });

  test.each([
    { code: 'DEPTH_ZERO_SELF_SIGNED_CERT', message: 'certificate of https://portal.example is not trusted' },
    { code: 'ERR_TLS_CERT_ALTNAME_INVALID', message: 'NODE_EXTRA_CA_CERTS' },
    { code: 'ENOTFOUND', message: 'The name of https://portal.example is not known' },
  ])('$code', ({ code, message }) =>
    expect(
      whyNoAnswer('https://portal.example', Object.assign(new TypeError('fetch failed'), { cause: { code } })),
    ).toContain(message),
  );

  test('slowness', () =>
    expect(whyNoAnswer('https://portal.example', new DOMException('late', 'TimeoutError'))).toContain(
      'did not answer within 5 seconds',
    ));

  test('nothing, of the fake backend, which is known as such', async () => {
    const fake = await startServer({ port: 0 });
    const origin = `http://127.0.0.1:${fake.port}`;
    const states = `${origin}/__demo/pact-states`;
    expect(
      await providerProblem(
        { host: `${origin}/api`, states, realtime: origin.replace('http', 'ws'), appKey: 'waymark' },
        true,
      ),
    ).toBeNull();
    expect(await isFakeBackend(states)).toBe(true);
    expect(await isFakeBackend(await hostOf((_, response) => response.writeHead(405).end('no')))).toBe(false);
    await fake.close();
  });
});
