/**
 * `npm run contracts:verify [-- OPTIONS]`: replays the pacts against the fake backend over HTTP, or against any host
 * (docs/verifying-another-provider.md). First it looks whether the host can be verified at all; before it writes to a
 * host that is not the fake backend it asks. Quiet where everything is kept; each difference is told with what breaks
 * by it.
 */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { startServer } from '#mocks/http/server.ts';
import { describeDifference } from './lib/describe-difference.ts';
import { REALTIME_KEY, type RealtimeProvider } from './lib/hear-event.ts';
import { packageOriginWarning } from './lib/package-origin.ts';
import { checkPreflight } from './lib/preflight-check.ts';
import { isFakeBackend, providerProblem } from './lib/probe-provider.ts';
import { runWorker } from './lib/run-worker.ts';
import { selectionOf, selectionProblem } from './lib/selection.ts';
import { type Reported, writeReports } from './lib/verification-reports.ts';
import { verifyProvider } from './lib/verify-provider.ts';

const USAGE = `npm run contracts:verify -- [options]
  --host URL           base of the API, with its prefix; without it the fake backend is started
  --states URL         where provider states are posted (/__demo/pact-states of the host)
  --realtime URL       where the sockets are (the host, ws or wss)
  --realtime-key KEY   public key of the application there (${REALTIME_KEY})
  --only NAMES         areas or calls, separated by commas
  --pact NAME          portal (what the specification fixes) or assumed
  --origin URL         where the app lies, if not on the host: whether it may call with its cookies
  --no-events          leave real-time events out
  --junit FILE         write a report as JUnit XML
  --json FILE          write a report as JSON
  --yes                write to the host without asking
`;

const OPTIONS = {
  host: { type: 'string' },
  states: { type: 'string' },
  realtime: { type: 'string' },
  'realtime-key': { type: 'string', default: REALTIME_KEY },
  only: { type: 'string' },
  pact: { type: 'string' },
  origin: { type: 'string' },
  'no-events': { type: 'boolean', default: false },
  junit: { type: 'string' },
  json: { type: 'string' },
  yes: { type: 'boolean', default: false },
  worker: { type: 'boolean' },
} as const;

/** Ends the process with a sentence. */
const stop = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  return process.exit(1);
};

const isAddress = (text: string | undefined, protocols: readonly string[]): boolean =>
  text === undefined || (URL.canParse(text) && protocols.includes(new URL(text).protocol));

const read = () => {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    return stop(`${(error as Error).message}\n\n${USAGE}`);
  }
};
const values = read();
const problem = values.only === undefined ? null : selectionProblem(values.only);
if (problem !== null) stop(problem);
if (values.pact !== undefined && !['portal', 'assumed'].includes(values.pact))
  stop(`There is no pact '${values.pact}'. There are: portal, assumed.`);
for (const name of ['host', 'states', 'origin'] as const)
  if (!isAddress(values[name], ['http:', 'https:']))
    stop(`--${name} is no address: ${values[name] ?? ''}. It begins with http:// or https://.`);
if (!isAddress(values.realtime, ['ws:', 'wss:']))
  stop(`--realtime is no address of sockets: ${values.realtime ?? ''}. It begins with ws:// or wss://.`);

/** What a worker found, and where; or why there was nothing to find. */
type Result = { readonly problem: string } | (Reported & { readonly packages: string | null });

const providerAt = (host: string): RealtimeProvider => ({
  host,
  states: values.states ?? `${new URL(host).origin}/__demo/pact-states`,
  realtime: values.realtime ?? new URL(host).origin.replace(/^http/, 'ws'),
  appKey: values['realtime-key'],
});

/** One that the fake backend is told to answer (0358). */
const ANY_ORIGIN = 'https://learn.example';

const verify = async (): Promise<Result> => {
  const own = values.host === undefined ? await startServer({ port: 0, origins: [ANY_ORIGIN] }) : undefined;
  const host = (values.host ?? `http://127.0.0.1:${own?.port ?? 0}/api`).replace(/\/$/, '');
  const hasEvents = !values['no-events'];
  const selection = await selectionOf(values.only, {
    pact: values.pact === 'assumed' ? 'portal-assumed' : values.pact,
    hasEvents,
  });
  try {
    const missing =
      own === undefined
        ? await providerProblem(
            providerAt(host),
            selection.includes({ type: 'Asynchronous/Messages', description: '' }),
          )
        : null;
    if (missing !== null) return { problem: missing };
    const origin = own === undefined ? values.origin : ANY_ORIGIN;
    const preflight =
      origin === undefined || !selection.includesCookies ? null : await checkPreflight(host, new URL(origin).origin);
    return {
      host,
      preflight,
      packages: selection.includesCookies ? await packageOriginWarning(host) : null,
      ...(await verifyProvider(providerAt(host), selection, own === undefined ? 'needed' : 'whole')),
    };
  } catch (error) {
    return { problem: `Verification ended before it had a result: ${(error as Error).message}` };
  } finally {
    await own?.close();
  }
};

/** The fake backend is held to our assumptions as well; another provider is only told that it differs from one. */
const isOwn = values.host === undefined;

/** Replaying writes. Nobody's data is at risk on the fake backend; elsewhere somebody has to say so. */
const askBeforeWriting = async (host: string): Promise<void> => {
  if (values.yes || (await isFakeBackend(providerAt(host).states))) return;
  const warning = `${host} is not the fake backend. Verification writes there: it signs in, resets a password, submits, decides, uploads. Use a database that may be lost.`;
  if (!process.stdin.isTTY) stop(`${warning}\nNothing was written. Say --yes to go on.`);
  const asked = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asked.question(`${warning}\nGo on? (yes/no) `);
  asked.close();
  if (!/^y(es)?$/i.test(answer.trim())) stop('Nothing was written.');
};

const report = async (): Promise<void> => {
  if (values.host !== undefined) await askBeforeWriting(values.host.replace(/\/$/, ''));
  const started = performance.now();
  const told: Result[] = [];
  const { output } = await runWorker<Result>(import.meta.filename, [...process.argv.slice(2), '--worker'], (message) =>
    told.push(message),
  );
  const seconds = (performance.now() - started) / 1000;
  const [result] = told;
  if (result === undefined) return stop(`Verification ended before it had a result.\n${output.slice(-1000)}`);
  if ('problem' in result) return stop(result.problem);
  const { host, verified, failures, cookies, events } = result;
  const preflight = result.preflight ?? [];
  for (const failure of failures)
    process.stdout.write(describeDifference(failure, events.includes(failure.interaction)));
  for (const fault of cookies) process.stdout.write(`✗ cookies: ${fault}\n`);
  for (const fault of preflight) process.stdout.write(`✗ calls from another origin: ${fault}\n`);
  if (result.packages !== null) process.stdout.write(`! ${result.packages}\n`);
  // Its own assumptions count against the fake backend.
  await writeReports(
    isOwn ? { ...result, failures: failures.map(({ interaction, reasons }) => ({ interaction, reasons })) } : result,
    seconds,
    values,
  );
  if (verified.length === 0) return stop('Nothing of that is pinned.');
  const failed = isOwn ? failures : failures.filter(({ assumes }) => assumes === undefined);
  const differing = failures.length - failed.length;
  const assumed = differing === 0 ? '' : `, ${differing} unlike what was assumed`;
  process.stdout.write(
    `${verified.length} interactions verified against ${host} in ${seconds.toFixed(1)} s: ${failed.length} failed${assumed}, ${cookies.length} faults of cookies\n`,
  );
  process.exitCode = failed.length + cookies.length + preflight.length === 0 ? 0 : 1;
};

await (values.worker === true ? verify().then((result) => process.send?.(result)) : report());
