import { expect, test } from 'vitest';
import { realtimeAddress } from './realtime-address.ts';

const page = { href: 'https://learn.example/x/assessments/7', origin: 'https://learn.example' };

test.each([
  ['/', { host: 'learn.example', port: 443, tls: true, path: '' }],
  ['/x/', { host: 'learn.example', port: 443, tls: true, path: '/x' }],
  ['wss://ws.example', { host: 'ws.example', port: 443, tls: true, path: '' }],
  ['wss://ws.example:8443/sockets/', { host: 'ws.example', port: 8443, tls: true, path: '/sockets' }],
  ['ws://localhost:8080', { host: 'localhost', port: 8080, tls: false, path: '' }],
  ['https://api.example/v1', { host: 'api.example', port: 443, tls: true, path: '' }],
])('I-09: %s', (configured, address) => expect(realtimeAddress(configured, page)).toEqual(address));
