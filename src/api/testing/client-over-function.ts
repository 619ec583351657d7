import * as z from 'zod/mini';
import { endpoint } from '#contracts/endpoint.ts';
import { createClient } from '../client.ts';
import type { ClientPorts } from '../ports.ts';

/** A call that no backend has. */
export const deleteThing = endpoint({
  name: 'deleteThing',
  number: 'X-000',
  description: 'A DELETE, to see how it travels.',
  method: 'DELETE',
  path: 'things/{id}',
  viewing: 'harmless',
  params: z.strictObject({ id: z.number() }),
  query: z.looseObject({}),
  body: z.unknown(),
  success: [204],
  reply: z.unknown(),
  replies: 'empty',
  session: 'required',
  errors: { preset: 'tray' },
  contract: 'assumed',
});

/** The same as a POST that is answered with JSON. */
export const thing = endpoint({
  ...deleteThing,
  name: 'thing',
  method: 'POST',
  path: 'things',
  params: z.looseObject({}),
  success: [200],
  reply: z.object({ id: z.number() }),
  replies: 'json',
});

type Answering = (request: Request) => Response | Promise<Response>;

/** A client over a server that is a function; it keeps what it was sent. `ports`: those that matter to the test. */
export const setUpClient = (answer: Answering, ports: Partial<ClientPorts> = {}) => {
  const sent: Request[] = [];
  const client = createClient({
    baseUrl: 'http://api.test/v1/',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sent.push(request.clone() as Request);
      return answer(request);
    },
    readCookie: () => 'token-1',
    upload: () => Promise.reject(new Error('no upload here')),
    appCode: 'waymark',
    appVersion: '0.213.7',
    roles: () => [],
    ...ports,
  });
  return { client, sent };
};

/** A reply of JSON. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });

/** Neither parameters nor a query. */
export const loose = { params: {}, query: {} };
