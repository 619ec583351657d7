import { expect, test } from 'vitest';
import { PACKAGE_POLICY } from './package-policy.ts';

const directives = new Map(
  PACKAGE_POLICY.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources] as const;
  }),
);

test('a package calls nobody but its own origin, sends no form anywhere, and is framed by its own alone (0342)', () => {
  expect(Object.fromEntries([...directives].filter(([name]) => name !== 'default-src'))).toEqual({
    'connect-src': ["'self'"],
    'form-action': ["'none'"],
    'base-uri': ["'self'"],
    'frame-ancestors': ["'self'"],
  });
  expect(directives.get('default-src')).not.toContain('*');
  expect(directives.get('default-src')?.filter((source) => source.includes('//'))).toEqual([]);
});
