/**
 * `npm run contracts:publish`: publishes both pacts to a Pact Broker as those of this commit and branch.
 * `npm run contracts:can-i-deploy -- --to ENVIRONMENT`: asks the broker whether this commit may go there.
 *
 * The broker is `--broker URL` or `PACT_BROKER_BASE_URL`; `PACT_BROKER_TOKEN`, or `PACT_BROKER_USERNAME` and
 * `PACT_BROKER_PASSWORD`, let us in.
 */
import { parseArgs } from 'node:util';
import { canIDeploy, publishPacts, type Broker } from './lib/broker.ts';
import { pactFiles } from './lib/pacts.ts';
import { run } from './lib/run.ts';

const stop = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  return process.exit(1);
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    broker: { type: 'string' },
    branch: { type: 'string' },
    commit: { type: 'string' },
    'build-url': { type: 'string' },
    to: { type: 'string' },
  },
});

const git = async (...args: readonly string[]): Promise<string> =>
  (await run('git', args, { quiet: true })).output.trim();

const url = values.broker ?? process.env['PACT_BROKER_BASE_URL'] ?? '';
if (!URL.canParse(url)) stop('Which broker? Give --broker URL, or set PACT_BROKER_BASE_URL.');
const broker: Broker = {
  url: url.replace(/\/$/, ''),
  token: process.env['PACT_BROKER_TOKEN'],
  username: process.env['PACT_BROKER_USERNAME'],
  password: process.env['PACT_BROKER_PASSWORD'],
};
const version = {
  pacticipant: 'waymark',
  version: values.commit ?? (await git('rev-parse', 'HEAD')),
  branch: values.branch ?? (await git('rev-parse', '--abbrev-ref', 'HEAD')),
  buildUrl: values['build-url'],
};

const publish = async () => {
  // A broker keeps the first content of a version for good.
  if ((await git('status', '--porcelain', '--', 'contracts/pacts')) !== '')
    stop(
      'The pacts have changes that are not committed: commit them first, because they are published as those of the commit.',
    );
  if (version.branch === 'HEAD') stop('No branch is checked out: give --branch.');
  return publishPacts(broker, await pactFiles(), version);
};

const [command] = positionals;
if (command === 'can-i-deploy' && values.to === undefined) stop('Where to? Give --to ENVIRONMENT.');
const { ok, notices } = await (command === 'can-i-deploy' ? canIDeploy(broker, version, values.to ?? '') : publish());
process.stdout.write(
  `${notices.map((notice) => `${notice}\n`).join('')}${ok ? 'Yes' : 'No'}: ${version.pacticipant} ${version.version}${command === 'can-i-deploy' ? ` to ${values.to ?? ''}` : ` of ${version.branch}`}\n`,
);
process.exitCode = ok ? 0 : 1;
