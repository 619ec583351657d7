import { spawn } from 'node:child_process';

/** The result of a command: its exit code and, when asked for, what it printed. */
export interface Finished {
  readonly code: number;
  readonly output: string;
}

/**
 * Runs a command of `node_modules/.bin` (npm puts it on the path) and waits for its end. Prints as it goes unless
 * `quiet`.
 */
export const run = (
  command: string,
  args: readonly string[],
  options: { quiet?: boolean; cwd?: string; env?: Record<string, string> } = {},
): Promise<Finished> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', options.quiet === true ? 'pipe' : 'inherit', options.quiet === true ? 'pipe' : 'inherit'],
      ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
      shell: process.platform === 'win32',
      env: { ...process.env, PATH: `${process.cwd()}/node_modules/.bin:${process.env['PATH'] ?? ''}`, ...options.env },
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
