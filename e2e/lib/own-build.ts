import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const VITE = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));

interface OwnBuild {
  /** Below the root; emptied first. */
  readonly outDir: string;
  readonly build?: readonly string[];
  /** Besides the environment of the suite. */
  readonly env?: Readonly<Record<string, string>>;
  /** A script that serves `outDir`, with its arguments; it writes a line once it listens. */
  readonly host: readonly string[];
}

/**
 * Builds the app as a test needs it and serves it, for whoever calls to end. Rejects where the build fails or the host
 * ends.
 */
export const serveOwnBuild = async ({ outDir, build = [], env = {}, host }: OwnBuild): Promise<ChildProcess> => {
  await promisify(execFile)(
    process.execPath,
    [VITE, 'build', ...build, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: ROOT, env: { ...process.env, ...env } },
  );
  const started = spawn(process.execPath, [...host], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve, reject) => {
    started.stdout.once('data', resolve);
    started.once('exit', (code) => reject(new Error(`The host ended with ${code}.`)));
  });
  return started;
};
