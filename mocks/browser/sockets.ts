import { ws, type WebSocketHandler } from 'msw';
import type { PusherServer } from '../realtime/pusher-server.ts';

/** The browser door's sockets: the page's own, below the app's address. Nothing of them leaves the page. */
export const answerSockets = (baseUrl: string, realtime: PusherServer): WebSocketHandler => {
  const address = new URL(`${baseUrl}app/:key`, location.origin);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return ws.link(decodeURIComponent(address.href)).addEventListener('connection', ({ client, params }) => {
    const peer = realtime.connect(String(params['key']), {
      send: (text) => client.send(text),
      close: (code, reason) => client.close(code, reason),
    });
    client.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') peer.receive(data);
    });
    client.addEventListener('close', peer.closed);
  });
};
