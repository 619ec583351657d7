import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './content-security-policy.ts';

type Input = Parameters<typeof contentSecurityPolicy>[0];

/** Without the payment provider, which every build admits. */
const directives = (input: Input): readonly string[] =>
  contentSecurityPolicy(input)
    .replaceAll(/ https:\/\/[\w*.]+\.stripe\.com/g, '')
    .split('; ');
const connect = (input: Input): string | undefined =>
  directives(input).find((directive) => directive.startsWith('connect-src'));

test('F-11: the payment provider’s script, its frames and its API, and nothing else of it', () => {
  const admitting = contentSecurityPolicy({ apiHost: '/api' })
    .split('; ')
    .filter((directive) => directive.includes('stripe'));
  expect(admitting).toEqual([
    "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
    "connect-src 'self' https://api.stripe.com",
    "frame-src 'self' blob: https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://www.youtube-nocookie.com",
  ]);
});

test('one origin for everything needs no other in the policy', () =>
  expect(connect({ apiHost: '/api' })).toBe("connect-src 'self'"));

test('I-09: the API’s host is that of the sockets, too', () =>
  expect(connect({ apiHost: 'https://api.example/v1' })).toBe(
    "connect-src 'self' https://api.example wss://api.example",
  ));

test('I-09: a host of their own stands in the policy, and no more of it than its origin', () => {
  expect(connect({ apiHost: '/api', realtimeHost: 'wss://ws.example:8443/x' })).toBe(
    "connect-src 'self' wss://ws.example:8443",
  );
  expect(connect({ apiHost: 'https://api.example', realtimeHost: 'https://ws.example' })).toBe(
    "connect-src 'self' https://api.example wss://ws.example",
  );
});

test.each<[string, Partial<Input>, readonly string[]]>([
  [
    'J-15: an address for reports',
    { reportTo: 'https://reports.example/take?in=1' },
    ["connect-src 'self' https://reports.example"],
  ],
  [
    'B-20: a widget',
    { feedbackScript: 'https://feedback.example/v1/widget.js' },
    ["connect-src 'self' https://feedback.example", "script-src 'self' https://feedback.example"],
  ],
  [
    'P-25: sites that authors may frame',
    { frameOrigins: 'https://maps.example/x,https://forms.example' },
    ["frame-src 'self' blob: https://www.youtube-nocookie.com https://maps.example https://forms.example"],
  ],
  [
    'N-24: the origin of packages',
    { packageOrigin: 'https://packages.example/x' },
    ["frame-src 'self' blob: https://www.youtube-nocookie.com https://packages.example"],
  ],
  ['B-19: nothing', {}, []],
  ['J-15: an address of this origin', { reportTo: '/reports' }, []],
])('%s adds its origin where it is needed, and nothing anywhere else', (_, input, added) => {
  const before = directives({ apiHost: '/api' });
  expect(
    directives({ apiHost: '/api', ...input })
      .filter((directive) => !before.includes(directive))
      .toSorted(),
  ).toEqual(added);
});

describe('the headers of a production host (T13)', () => {
  const headers = (input: Partial<Input> = {}) => securityHeaders({ apiHost: '/api', ...input });

  test('https only once it was used, no window of another origin above it, no device that no page uses', () => {
    expect(headers()).toMatchObject({
      'Strict-Transport-Security': 'max-age=31536000',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    });
  });

  test('what the policy stopped is reported where the build says, and nowhere without', () => {
    expect(JSON.stringify(headers())).not.toMatch(/report/iu);
    const { 'Content-Security-Policy': policy, 'Reporting-Endpoints': endpoints } = headers({
      policyReportTo: 'https://reports.example/csp',
    });
    expect(policy).toMatch(/; report-uri https:\/\/reports\.example\/csp; report-to policy$/u);
    expect(endpoints).toBe('policy="https://reports.example/csp"');
  });
});
