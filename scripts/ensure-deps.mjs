// Plain JavaScript for the system's own node (20 or newer): installs what package-lock.json names, if it is not there
// yet.
// After it, every npm script runs on the node that npm installed (docs/decisions/0002-install-node-24-through-npm.md).
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { nodeProblem } from './node-version.mjs';

const installed = 'node_modules/.package-lock.json';
const upToDate = existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs;

if (!upToDate) {
  process.stdout.write('Installing packages (npm ci) …\n');
  const result = spawnSync('npm', ['ci', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    process.stderr.write('npm ci failed. Check the network and the registry that npm uses, then try again.\n');
    process.exit(result.status ?? 1);
  }
}

if (!existsSync('node_modules/.bin/node') && !existsSync('node_modules/.bin/node.exe')) {
  const problem = nodeProblem();
  if (problem !== null) {
    process.stderr.write(`There is no node package for this platform. ${problem}\n`);
    process.exit(1);
  }
}
