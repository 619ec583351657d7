/**
 * `npm run contracts`: records both pacts anew by letting the app's own client perform every call.
 * With `--check` it fails where the committed files differ from what was recorded.
 */
import { mkdir } from 'node:fs/promises';
import { PACTS, removePacts, sortPacts } from './lib/pacts.ts';
import { run } from './lib/run.ts';

await mkdir(PACTS, { recursive: true });
await removePacts();
const recorded = await run('vitest', ['run', '--config', 'scripts/vitest.contracts.config.ts', ...process.argv.slice(2).filter((argument) => argument !== '--check')]);
await sortPacts();
if (recorded.code !== 0) process.exit(recorded.code);

if (process.argv.includes('--check')) {
  const difference = await run('git', ['status', '--porcelain', '--', 'contracts/pacts'], { quiet: true });
  if (difference.output.trim() !== '') {
    process.stderr.write(`The recorded pacts differ from the committed ones:\n${difference.output}Read the difference, then commit it.\n`);
    process.exit(1);
  }
}
