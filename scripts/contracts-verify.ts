/**
 * `npm run contracts:verify [-- --host URL] [--states URL] [--realtime URL] [--realtime-key KEY]`: replays both pacts against
 * the fake backend over HTTP, or against any host. States are posted to `--states`, by default `/__demo/pact-states` of the
 * host's origin; events are heard at `--realtime`, by default that origin.
 */
import { parseArgs } from 'node:util';
import { startServer } from '#mocks/http/server.ts';
import { REALTIME_KEY } from './lib/hear-event.ts';
import { verifyProvider } from './lib/verify-provider.ts';

const { values } = parseArgs({
  options: { host: { type: 'string' }, states: { type: 'string' }, realtime: { type: 'string' }, 'realtime-key': { type: 'string', default: REALTIME_KEY } },
});

const own = values.host === undefined ? await startServer({ port: 0 }) : undefined;
const host = (values.host ?? `http://127.0.0.1:${own?.port ?? 0}/api`).replace(/\/$/, '');
const states = values.states ?? `${new URL(host).origin}/__demo/pact-states`;
const realtime = values.realtime ?? new URL(host).origin.replace(/^http/, 'ws');

const started = performance.now();
const { interactions, failures, cookies } = await verifyProvider({ host, states, realtime, appKey: values['realtime-key'] });
const seconds = ((performance.now() - started) / 1000).toFixed(1);
await own?.close();

for (const { interaction, reasons } of failures) process.stdout.write(`✗ ${interaction}\n${reasons.map((reason) => `    ${reason}\n`).join('')}`);
for (const fault of cookies) process.stdout.write(`✗ cookies: ${fault}\n`);
process.stdout.write(`${interactions} interactions verified against ${host} in ${seconds} s: ${failures.length} failed, ${cookies.length} faults of cookies\n`);
process.exitCode = failures.length + cookies.length > 0 ? 1 : 0;
