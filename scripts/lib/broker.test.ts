import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { canIDeploy, publishPacts, type Broker } from './broker.ts';
import { pactFiles } from './pacts.ts';

interface Contract {
  readonly providerName: string;
  readonly content: string;
}

interface Publication {
  readonly pacticipantName: string;
  readonly pacticipantVersionNumber: string;
  readonly branch: string;
  readonly contracts: readonly Contract[];
}

let server: Server;
let broker: Broker;
let published: Publication[] = [];

/**
 * As much of a Pact Broker as its HTTP API documents of these two calls: notices, a conflict with what was published
 * before, a matrix with a summary.
 */
const answerTo = (path: string, body: string): { readonly status: number; readonly body: object } => {
  if (path.startsWith('/contracts/publish')) {
    const publication = JSON.parse(body) as Publication;
    const before = published.find(
      ({ pacticipantVersionNumber }) => pacticipantVersionNumber === publication.pacticipantVersionNumber,
    );
    if (before !== undefined && JSON.stringify(before.contracts) !== JSON.stringify(publication.contracts))
      return {
        status: 409,
        body: { notices: [{ type: 'error', text: 'Cannot change the content of the pact for waymark version 1.' }] },
      };
    if (publication.contracts.length === 0)
      return { status: 400, body: { errors: { contracts: ['cannot be empty'] } } };
    published.push(publication);
    return {
      status: 200,
      body: { notices: [{ type: 'success', text: `Pact successfully published for ${publication.pacticipantName}.` }] },
    };
  }
  const query = new URL(path, 'http://broker').searchParams;
  const isKnown = published.some(
    ({ pacticipantVersionNumber }) => pacticipantVersionNumber === query.get('q[][version]'),
  );
  const isVerified = isKnown && query.get('environment') === 'staging';
  return {
    status: 200,
    body: {
      summary: {
        deployable: isVerified ? true : null,
        reason: isVerified
          ? 'All required verification results are published and successful'
          : 'There is no verified pact',
      },
      matrix: [],
    },
  };
};

beforeEach(async () => {
  published = [];
  server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.headers.authorization !== 'Bearer open sesame') return response.writeHead(401).end();
      const answer = answerTo(request.url ?? '', body);
      return response
        .writeHead(answer.status, { 'content-type': 'application/hal+json' })
        .end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  broker = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: 'open sesame' };
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const version = { pacticipant: 'waymark', version: '1', branch: 'main' };

describe('publishing', () => {
  test('both pacts, as those of a commit and a branch', async () => {
    expect(await publishPacts(broker, await pactFiles(), version)).toEqual({
      ok: true,
      notices: ['Pact successfully published for waymark.'],
    });
    expect(published).toMatchObject([{ pacticipantName: 'waymark', pacticipantVersionNumber: '1', branch: 'main' }]);
    expect(published[0]?.contracts.map(({ providerName }) => providerName)).toEqual(['portal-assumed', 'portal']);
    const [first] = published[0]?.contracts ?? [];
    expect(JSON.parse(Buffer.from(first?.content ?? '', 'base64').toString())).toMatchObject({
      consumer: { name: 'waymark' },
    });
  });

  test('another content for the same version is refused in the broker’s words', async () => {
    const [one, other] = await pactFiles();
    await publishPacts(broker, [one ?? ''], version);
    expect(await publishPacts(broker, [other ?? ''], version)).toEqual({
      ok: false,
      notices: ['Cannot change the content of the pact for waymark version 1.'],
    });
  });

  test('what the broker finds wrong is told', async () => {
    expect(await publishPacts(broker, [], version)).toEqual({ ok: false, notices: ['cannot be empty'] });
  });

  test('a broker that does not let us in, and one that is not there', async () => {
    expect((await publishPacts({ url: broker.url }, await pactFiles(), version)).notices[0]).toContain(
      'does not let us in (401): set PACT_BROKER_TOKEN',
    );
    expect(
      (await publishPacts({ url: broker.url, username: 'somebody', password: 'secret' }, await pactFiles(), version))
        .notices[0],
    ).not.toContain('secret');
    expect(await publishPacts({ url: 'http://127.0.0.1:1' }, await pactFiles(), version)).toEqual({
      ok: false,
      notices: ['Nothing answers at http://127.0.0.1:1.'],
    });
  });
});

describe('whether a version may go to an environment', () => {
  test('is what the broker’s matrix says', async () => {
    await publishPacts(broker, await pactFiles(), version);
    expect(await canIDeploy(broker, version, 'staging')).toEqual({
      ok: true,
      notices: ['All required verification results are published and successful'],
    });
    expect(await canIDeploy(broker, version, 'production')).toEqual({
      ok: false,
      notices: ['There is no verified pact'],
    });
    expect((await canIDeploy(broker, { ...version, version: '2' }, 'staging')).ok).toBe(false);
  });
});
