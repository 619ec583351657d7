import { expect, test } from 'vitest';
import { isOwnPath } from './own-path.ts';

test.each(['/', '/bookings?x=1#late', '/a/review-508-27', '/instrumental'])('%s is a path of the product', (path) =>
  expect(isOwnPath(path)).toBe(true),
);
test.each([
  '',
  'bookings',
  '//host.example/',
  '/\\host.example',
  'https://host.example/',
  '/instruments',
  '/instruments/',
  '/instruments/?at=/',
])('%s is none', (path) => expect(isOwnPath(path)).toBe(false));
