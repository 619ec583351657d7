import { spawn } from 'node:child_process';
import { once } from 'node:events';

const PORT = 4189;

/** The built demo from a plain static host. */
export const startDemoHost = async (): Promise<{ readonly url: string; readonly close: () => void }> => {
  const hosted = spawn(process.execPath, ['scripts/static-host.ts', 'dist-demo', '--port', String(PORT)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(hosted.stdout, 'data');
  return { url: `http://localhost:${PORT}`, close: () => void hosted.kill() };
};
