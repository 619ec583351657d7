/**
 * `npm run contracts`: records both pacts by letting the app's own client perform every call. `-- --only <area>` (or
 * any filter of vitest) records a part, which is merged into the committed files. With `--check` it fails where the
 * committed files differ from what was recorded.
 */
import { writeFile } from 'node:fs/promises';
import { hasPacts, requireArea } from './lib/areas.ts';
import { PACTS } from './lib/pacts.ts';
import { recordPacts } from './lib/record-pacts.ts';
import { run } from './lib/run.ts';
import { STATES_FILE, statesAsJson } from './lib/states-json.ts';

/** Arguments that let every test run; any other may leave some out. */
const NARROWS_NOTHING = /^--(?:reporter|outputFile)=/;

const given = process.argv.slice(2).filter((argument) => argument !== '--check');
const only = given.indexOf('--only');
const area = only === -1 ? undefined : requireArea(given[only + 1] ?? '');
if (area !== undefined && !hasPacts(area)) {
  process.stderr.write(`The area '${area}' has no pact tests.\n`);
  process.exit(1);
}
const filters = area === undefined ? given : [...given.toSpliced(only, 2), `contracts/${area}/`];

const { code, differences } = await recordPacts({
  committed: PACTS,
  isWhole: filters.every((argument) => NARROWS_NOTHING.test(argument)),
  record: async (folder) =>
    (
      await run('vitest', ['run', '--config', 'scripts/vitest.contracts.config.ts', ...filters], {
        env: { PACT_DIRECTORY: folder },
      })
    ).code,
});
if (code !== 0) process.exit(code);
await writeFile(STATES_FILE, statesAsJson());
process.stdout.write(
  differences.length === 0
    ? 'The pacts are as they were.\n'
    : `The pacts have changed:\n${differences.map((line) => `  ${line}\n`).join('')}`,
);

if (process.argv.includes('--check')) {
  const uncommitted = await run(
    'git',
    ['status', '--porcelain', '--', 'contracts/pacts', 'contracts/provider-states.json'],
    { quiet: true },
  );
  if (uncommitted.output.trim() !== '') {
    process.stderr.write(
      `The recorded pacts differ from the committed ones:\n${uncommitted.output}Read the difference (git diff --text contracts/pacts), then commit it.\n`,
    );
    process.exit(1);
  }
}
