/**
 * `npm run contracts:verify [-- --only AREA] [--host URL] [--states URL] [--realtime URL] [--realtime-key KEY]`: replays both
 * pacts, or an area's part of them, against the fake backend over HTTP, or against any host. States are posted to `--states`,
 * by default `/__demo/pact-states` of the host's origin; events are heard at `--realtime`, by default that origin. What
 * pact's verifier prints is shown only where something fails.
 */
import { parseArgs } from 'node:util';
import { startServer } from '#mocks/http/server.ts';
import { requireArea } from './lib/areas.ts';
import { REALTIME_KEY } from './lib/hear-event.ts';
import { runWorker } from './lib/run-worker.ts';
import { selectionOf } from './lib/selection.ts';
import { verifyProvider, type Verification } from './lib/verify-provider.ts';

const { values } = parseArgs({
  options: {
    host: { type: 'string' },
    states: { type: 'string' },
    realtime: { type: 'string' },
    'realtime-key': { type: 'string', default: REALTIME_KEY },
    only: { type: 'string' },
    worker: { type: 'boolean' },
  },
});
const area = values.only === undefined ? undefined : requireArea(values.only);

/** What a worker found, and where. */
interface Result extends Verification {
  readonly host: string;
}

const verify = async (): Promise<Result> => {
  const own = values.host === undefined ? await startServer({ port: 0 }) : undefined;
  const host = (values.host ?? `http://127.0.0.1:${own?.port ?? 0}/api`).replace(/\/$/, '');
  const states = values.states ?? `${new URL(host).origin}/__demo/pact-states`;
  const realtime = values.realtime ?? new URL(host).origin.replace(/^http/, 'ws');
  const verification = await verifyProvider({ host, states, realtime, appKey: values['realtime-key'] }, await selectionOf(area), own === undefined ? 'needed' : 'whole');
  await own?.close();
  return { host, ...verification };
};

const report = async (): Promise<void> => {
  const started = performance.now();
  let result: Result | undefined;
  const { code, output } = await runWorker<Result>(import.meta.filename, [...process.argv.slice(2), '--worker'], (message) => (result = message));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.exitCode = 1;
  if (result === undefined || code !== 0) {
    process.stderr.write(`${output}Verification ended before it had a result.\n`);
    return;
  }
  const { host, interactions, failures, cookies } = result;
  const isVerified = failures.length + cookies.length === 0;
  if (!isVerified) process.stdout.write(output);
  for (const { interaction, reasons } of failures) process.stdout.write(`✗ ${interaction}\n${reasons.map((reason) => `    ${reason}\n`).join('')}`);
  for (const fault of cookies) process.stdout.write(`✗ cookies: ${fault}\n`);
  if (interactions === 0) process.stdout.write(`✗ nothing of '${area ?? 'any area'}' is pinned\n`);
  process.stdout.write(`${interactions} interactions verified against ${host} in ${seconds} s: ${failures.length} failed, ${cookies.length} faults of cookies\n`);
  process.exitCode = isVerified && interactions > 0 ? 0 : 1;
};

await (values.worker === true ? verify().then((result) => process.send?.(result)) : report());
