import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openConnection } from './open-connection.ts';

let server: Server;
let sockets: Socket[] = [];
const port = (): number => (server.address() as AddressInfo).port;

beforeEach(async () => {
  sockets = [];
  // Takes connections and never says a word.
  server = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  for (const socket of sockets) socket.destroy();
  server.close();
});

const taken = async (count: number): Promise<void> => {
  while (sockets.length < count) await new Promise((resolve) => setImmediate(resolve));
};

test('I-09: a server that is slow to answer is not tried with TLS where the address has none', async () => {
  const connection = openConnection({
    key: 'waymark',
    address: { host: '127.0.0.1', port: port(), tls: false, path: '' },
    channel: 'private-user.11',
    authorise: () => Promise.resolve(null),
    onEvent: () => undefined,
    onHearing: () => undefined,
    onSocketId: () => undefined,
  });
  await taken(1);
  await vi.advanceTimersByTimeAsync(4_000);
  // What was begun before this one is taken before it.
  const marker = connect(port(), '127.0.0.1');
  await taken(2);
  expect(sockets.map(({ remotePort }) => remotePort === marker.localPort)).toEqual([false, true]);
  marker.destroy();
  connection.close();
  await vi.advanceTimersByTimeAsync(1);
});
