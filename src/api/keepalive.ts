/** What all calls that outlive a page may carry together is 64 kB; some room is left for others. */
const KEEPALIVE_BYTES = 48 * 1024;

/** Whether a body is small enough to leave with a closing page. */
export const fitsKeepalive = (body: unknown): boolean =>
  new TextEncoder().encode(JSON.stringify(body)).byteLength <= KEEPALIVE_BYTES;
