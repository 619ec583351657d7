// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { routes } from '../routes.tsx';
import { signInInstead } from './sign-in-instead.ts';

const from = (address: string, basename = '') => {
  const { pathname, search, hash } = new URL(address, 'https://portal.example');
  return signInInstead(routes, basename, { pathname, search, hash });
};

describe('A-06: who is signed out goes to sign-in before the code of a page is asked for', () => {
  test('from home', () => expect(from('/')).toBe('/login?d=%2F'));
  test('with the query', () => expect(from('/assessments/501?x=1')).toBe('/login?x=1&d=%2Fassessments%2F501'));
  test('S11: with the fragment', () => expect(from('/awards#points')).toBe('/login?d=%2Fawards#points'));
  test('below a sub-path', () => {
    expect(from('/portal/awards', '/portal')).toBe('/portal/login?d=%2Fawards');
    expect(from('/portal', '/portal')).toBe('/portal/login?d=%2F');
  });
  test('from a page that does not exist', () => expect(from('/nowhere')).toBe('/login?d=%2Fnowhere'));
  test('never from a page that needs no session', () => {
    for (const address of ['/login', '/forgotten-password', '/reset-password', '/complete-registration'])
      expect(from(address)).toBeNull();
  });
  test('A-07: nor where the form opens in place', () => expect(from('/modules/7')).toBeNull());
});
