import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A running process with the address that it serves. */
export interface OwnServer {
  readonly origin: string;
  readonly stop: () => void;
}

/**
 * Starts the production build with a fake backend over HTTP, on a free port. Rejects where the server ends before it
 * listens. Whoever starts one stops it.
 */
export const startOwnServer = async (): Promise<OwnServer> => {
  const server = spawn(process.execPath, ['scripts/serve.ts', '--port', '0', '--host', '127.0.0.1'], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (address !== undefined) resolve(address);
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return { origin, stop: () => void server.kill() };
};
