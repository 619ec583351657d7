/** Where the sockets of a real-time server are, as pusher-js wants to be told. */
export interface RealtimeAddress {
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
  /** What stands before `/app/<key>`; empty, or with a slash in front and none at the end. */
  readonly path: string;
}

/**
 * Reads what a build was configured with: an absolute address (`wss://ws.example`, or that of the API), or a path of
 * the page's own origin. Of another host's API only the host counts: its path is not that of the sockets.
 */
export const realtimeAddress = (configured: string, page: Pick<Location, 'href' | 'origin'>): RealtimeAddress => {
  const url = new URL(configured, page.href);
  const tls = url.protocol === 'https:' || url.protocol === 'wss:';
  const own = url.origin === page.origin;
  return {
    host: url.hostname,
    port: url.port === '' ? (tls ? 443 : 80) : Number(url.port),
    tls,
    path: own || url.protocol.startsWith('ws') ? url.pathname.replace(/\/$/, '') : '',
  };
};
