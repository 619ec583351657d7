import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What the server begins a line with that tells of a call unlike the OpenAPI document. */
const DIFFERENCE = 'differs: ';

/** A running process with the address that it serves. */
export interface OwnServer {
  readonly origin: string;
  /** Where calls since the last question differed from the OpenAPI document. */
  readonly takeDifferences: () => readonly string[];
  /** Resolves once everything that it printed is read. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the production build with a fake backend over HTTP, on a free port. Rejects where the server ends before it
 * listens. Whoever starts one stops it. `options` go to `scripts/serve.ts` besides.
 */
export const startOwnServer = async (...options: readonly string[]): Promise<OwnServer> => {
  const server = spawn(
    process.execPath,
    ['scripts/serve.ts', '--port', '0', '--host', '127.0.0.1', '--traffic', DIFFERENCE, ...options],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const lines = createInterface(server.stdout);
  const ended = once(lines, 'close');
  let differences: readonly string[] = [];
  const origin = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      if (line.startsWith(DIFFERENCE)) differences = [...differences, line.slice(DIFFERENCE.length)];
      const address = /http:\/\/localhost:\d+/.exec(line)?.[0];
      if (address !== undefined) resolve(address);
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return {
    origin,
    takeDifferences: () => {
      const taken = differences;
      differences = [];
      return taken;
    },
    stop: async () => {
      server.kill();
      await ended;
    },
  };
};
