import { fork } from 'node:child_process';
import type { Finished } from './run.ts';

/**
 * Runs a script of the workshop in a process of its own, keeps what it prints and hands over what it sends with
 * `process.send`. Pact's verifier prints from native code, which only a process of its own can silence.
 */
export const runWorker = <M>(
  script: string,
  args: readonly string[],
  onMessage: (message: M) => void,
): Promise<Finished> =>
  new Promise((resolve, reject) => {
    const child = fork(script, args, { silent: true });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('message', (message) => onMessage(message as M));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
