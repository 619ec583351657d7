import type { Server } from 'node:http';
import { WebSocketServer } from 'ws';
import type { PusherServer } from '../realtime/pusher-server.ts';
import type { Callers } from './callers.ts';

/** `/app/<key>`, as every server of the Pusher protocol has it. */
const PATH = /^\/app\/([^/?]+)/;

/** The HTTP door's sockets. Another address than the application's, or another page, is refused before it becomes one. */
export const acceptSockets = (server: Server, realtime: PusherServer, callers: Callers): void => {
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, stream, head) => {
    const [, key] = PATH.exec(request.url ?? '') ?? [];
    if (key === undefined || !callers.isKnownHost(request) || !callers.isKnownOrigin(request)) {
      stream.destroy();
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const peer = realtime.connect(decodeURIComponent(key), {
        send: (text) => socket.send(text),
        close: (code, reason) => socket.close(code, reason),
      });
      socket.on('message', (data: Buffer) => peer.receive(data.toString('utf8')));
      socket.on('close', peer.closed);
      // What is wrong with a socket closes it; the protocol needs no more than that.
      socket.on('error', () => socket.terminate());
    });
  });
};
