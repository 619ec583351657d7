/**
 * A worker of `tolerance.test.ts`, because pact's verifier prints every difference: records the shape of each call as a
 * pact, replays it against every case, and sends the numbers of the cases that pact refuses.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pact } from '@pact-foundation/pact';
import { pinned } from '#contracts/testing/matchers.ts';
import type { PactJson } from '../lib/merge-pacts.ts';
import { withAlternatives } from '../lib/pact-alternatives.ts';
import { writeTagged } from '../lib/tagged-pacts.ts';
import { TAG, verifyStateless } from '../lib/verify-pacts.ts';
import { writePact } from '../lib/written-pact.ts';
import { cases, exampleOf, READ_CALLS } from './cases.ts';

/** How many replies one run of the verifier compares: its time grows faster than their number. */
const AT_ONCE = 20;

const folder = await mkdtemp(join(tmpdir(), 'waymark-tolerance-'));
const pact = new Pact({ consumer: 'waymark', provider: 'anybody', dir: folder, logLevel: 'error' });
for (const endpoint of READ_CALLS) {
  await pact
    .addInteraction()
    .uponReceiving(endpoint.name)
    .withRequest('GET', `/${endpoint.name}`)
    .willRespondWith(200, (builder) => void builder.jsonBody(pinned(endpoint.reply, exampleOf(endpoint)) as never))
    .executeTest((mock) => fetch(`${mock.url}/${endpoint.name}`));
}
const recorded = await writePact(
  join(folder, 'waymark-anybody.json'),
  (one) => withAlternatives(one as PactJson).interactions,
);
const server = createServer((request, response) => {
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify(cases[Number(request.headers[TAG])]?.body));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
for (let start = 0; start < cases.length; start += AT_ONCE) {
  const tagged = await writeTagged(
    recorded.file,
    ({ description }) =>
      cases.flatMap(({ endpoint }, tag) =>
        endpoint.name === description && tag >= start && tag < start + AT_ONCE ? [`${tag}`] : [],
      ),
    { stateless: true },
  );
  const failures = await verifyStateless({ host, provider: 'anybody', file: tagged.file });
  process.send?.(failures.map(({ interaction }) => Number(interaction)));
  await tagged.remove();
}
server.close();
await recorded.remove();
await rm(folder, { recursive: true });
