import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The application that the fake's connections belong to. The key is public; the secret stays between the call that
 * signs and the server that checks.
 */
export const APP_KEY = 'waymark';
const APP_SECRET = 'a-secret-of-the-fake-backend';

/**
 * `<key>:<hmac>` as the Pusher protocol wants it: HMAC-SHA256 of the connection and the channel. Not by
 * `crypto.subtle`, which a page without TLS does not have.
 */
export const signatureOf = (socketId: string, channel: string): string =>
  `${APP_KEY}:${bytesToHex(hmac(sha256, utf8ToBytes(APP_SECRET), utf8ToBytes(`${socketId}:${channel}`)))}`;
