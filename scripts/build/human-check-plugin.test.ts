import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { humanCheckOf } from './human-check-plugin.ts';

describe('the human check of a build (S-14)', () => {
  test('none unless it is named', () => {
    expect(humanCheckOf({})).toBeNull();
    expect(humanCheckOf({ VITE_HUMAN_CHECK: '', VITE_HUMAN_CHECK_KEY: 'key' })).toBeNull();
  });

  test('a name with a key', () => {
    expect(humanCheckOf({ VITE_HUMAN_CHECK: 'turnstile', VITE_HUMAN_CHECK_KEY: 'key' })).toBe('turnstile');
    expect(humanCheckOf({ VITE_HUMAN_CHECK: 'recaptcha', VITE_HUMAN_CHECK_KEY: 'key' })).toBe('recaptcha');
  });

  test('a name that is none, or a key that is missing, stops the build', () => {
    expect(() => humanCheckOf({ VITE_HUMAN_CHECK: 'hcaptcha', VITE_HUMAN_CHECK_KEY: 'key' })).toThrow(
      "VITE_HUMAN_CHECK is 'hcaptcha'; it can be recaptcha or turnstile.",
    );
    expect(() => humanCheckOf({ VITE_HUMAN_CHECK: 'turnstile' })).toThrow('VITE_HUMAN_CHECK_KEY is empty');
  });
});

describe('the policy of a build with a human check (S-14)', () => {
  const directives = (humanCheck: 'recaptcha' | 'turnstile' | null): readonly string[] =>
    contentSecurityPolicy({ apiHost: '/api', humanCheck }).split('; ');
  const before = directives(null);
  /** What each changed directive has besides. */
  const added = (humanCheck: 'recaptcha' | 'turnstile') =>
    directives(humanCheck)
      .filter((directive) => !before.includes(directive))
      .map((directive) => {
        const [name, ...sources] = directive.split(' ');
        const without = before.find((other) => other.startsWith(`${name} `))?.split(' ') ?? [];
        return [name, ...sources.filter((source) => !without.includes(source))].join(' ');
      });

  test('Turnstile: its one host, where it loads, frames and calls', () =>
    expect(added('turnstile')).toEqual([
      'script-src https://challenges.cloudflare.com',
      'connect-src https://challenges.cloudflare.com',
      'frame-src https://challenges.cloudflare.com',
    ]));

  test('reCAPTCHA: its paths and no other of Google’s, and its own policies for Trusted Types', () =>
    expect(added('recaptcha')).toEqual([
      'script-src https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
      'connect-src https://www.google.com/recaptcha/',
      'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
      'trusted-types recaptcha goog#html',
    ]));

  test('none: nothing of either', () => expect(before.join('; ')).not.toMatch(/google|cloudflare|recaptcha/));
});
