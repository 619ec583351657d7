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
};

test('JUnit counts cases and failures, and is XML whatever was said', () => {
  const xml = new DOMParser().parseFromString(asJUnit(verification, 1.25), 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  const suite = xml.querySelector('testsuite');
  expect([suite?.getAttribute('tests'), suite?.getAttribute('failures')]).toEqual(['3', '1']);
  expect([...xml.querySelectorAll('testcase')].map((each) => each.getAttribute('name'))).toEqual([...verification.verified, 'cookies']);
  expect(xml.querySelector('failure')?.getAttribute('message')).toBe('lacks <email> & "name"');
  expect(asJUnit({ ...verification, hasCookies: false }, 1)).not.toContain('cookies');
});

test('a fault of the cookies is a failure', () => {
  expect(asJUnit({ ...verification, cookies: ['no XSRF-TOKEN cookie'] }, 1)).toContain('failures="2"');
});

test('JSON holds everything', () => {
  expect(JSON.parse(asJson(verification, 1.5))).toEqual({ ...verification, seconds: 1.5 });
});
