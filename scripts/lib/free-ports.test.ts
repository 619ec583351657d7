import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePorts } from './free-ports.ts';

test('ports are different, and something can listen on each', async () => {
  const ports = await freePorts(3);
  expect(new Set(ports).size).toBe(3);
  for (const port of ports) {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, resolve));
    await new Promise((resolve) => server.close(resolve));
  }
});
