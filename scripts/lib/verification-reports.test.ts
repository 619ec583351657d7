// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { asJson, asJUnit } from './verification-reports.ts';

const verification = {
  host: 'http://portal.example',
  verified: ['getMe: loads the profile', 'login: signs in & “out” <again>'],
  events: [],
  failures: [{ interaction: 'getMe: loads the profile', reasons: ['lacks <email> & "name"', 'answers 500\u0007'] }],
  cookies: [],
  hasCookies: true,
  preflight: null,
};
const parsed = (more: object = {}) =>
  new DOMParser().parseFromString(asJUnit({ ...verification, ...more }, 1), 'application/xml');
const countsOf = (xml: Document) =>
  ['tests', 'failures', 'skipped'].map((name) => xml.querySelector('testsuite')?.getAttribute(name));

test('JUnit counts cases and failures, and is XML whatever was said', () => {
  const xml = new DOMParser().parseFromString(asJUnit(verification, 1.25), 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  const suite = xml.querySelector('testsuite');
  expect([suite?.getAttribute('tests'), suite?.getAttribute('failures')]).toEqual(['3', '1']);
  expect([...xml.querySelectorAll('testcase')].map((each) => each.getAttribute('name'))).toEqual([
    ...verification.verified,
    'cookies',
  ]);
  expect(xml.querySelector('failure')?.getAttribute('message')).toBe('lacks <email> & "name"');
  expect(asJUnit({ ...verification, hasCookies: false }, 1)).not.toContain('cookies');
});

test('a fault of the cookies is a failure', () => {
  expect(countsOf(parsed({ cookies: ['no XSRF-TOKEN cookie'] }))).toEqual(['3', '2', '0']);
});

test('calls from another origin are a case where somebody asked', () => {
  expect(countsOf(parsed({ preflight: [] }))).toEqual(['4', '1', '0']);
  const refused = parsed({ preflight: ['allows no cookies'] });
  expect([countsOf(refused), refused.querySelector('[name="calls from another origin"] failure')?.textContent]).toEqual(
    [['4', '2', '0'], 'allows no cookies'],
  );
});

test('P4: what is only unlike an assumption was skipped', () => {
  const xml = parsed({ failures: [{ ...verification.failures[0], assumes: ['Is it so?'] }] });
  expect([countsOf(xml), xml.querySelector('skipped')?.getAttribute('message')]).toEqual([
    ['3', '0', '1'],
    'lacks <email> & "name"',
  ]);
});

test('JSON holds everything', () => {
  expect(JSON.parse(asJson(verification, 1.5))).toEqual({ ...verification, seconds: 1.5 });
});
