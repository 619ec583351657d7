import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const connect = (input: Parameters<typeof contentSecurityPolicy>[0]): string | undefined =>
  contentSecurityPolicy(input)
    .split('; ')
    .find((directive) => directive.startsWith('connect-src'));

test('one origin for everything needs no other in the policy', () => expect(connect({ apiHost: '/api' })).toBe("connect-src 'self'"));

test('I-09: the API’s host is that of the sockets, too', () =>
  expect(connect({ apiHost: 'https://api.example/v1' })).toBe("connect-src 'self' https://api.example wss://api.example"));

test('I-09: a host of their own stands in the policy, and no more of it than its origin', () => {
  expect(connect({ apiHost: '/api', realtimeHost: 'wss://ws.example:8443/x' })).toBe("connect-src 'self' wss://ws.example:8443");
  expect(connect({ apiHost: 'https://api.example', realtimeHost: 'https://ws.example' })).toBe("connect-src 'self' https://api.example wss://ws.example");
});
