import { expect, test } from 'vitest';
import type { LoggedCall } from '#contracts/demo.ts';
import { curlOf, ruleText } from './log-text.ts';

const CALL: LoggedCall = {
  call: 'login',
  method: 'POST',
  path: 'login',
  query: {},
  body: null,
  status: 422,
  policy: 'own',
  contract: 'known',
  at: '2026-03-02T14:14:09Z',
  tookMs: 3,
  decidedBy: 'rule',
};

test('cURL: query, body and quotes survive a shell', () => {
  expect(curlOf({ ...CALL, query: { q: 'a b' }, body: { name: "O'Hara" } }, 'http://host/api/')).toBe(
    String.raw`curl -X POST 'http://host/api/login?q=a+b' -H 'Accept: application/json' -H 'Content-Type: application/json' --data '{"name":"O'\''Hara"}'`,
  );
});

test.each([
  [{}, 'rule of login'],
  [{ decidedBy: 'token' }, 'the CSRF token did not fit'],
  [{ decidedBy: 'shape' }, 'the request does not fit the contract'],
  [{ decidedBy: 'fault', fault: { call: '*', status: 500, seed: 7 } }, 'fault: 500, half, seed 7'],
  [{ fault: { call: 'login', kind: 'lost', delayMs: 1200 } }, 'fault: done, reply lost, 1,200 ms'],
] satisfies readonly (readonly [Partial<LoggedCall>, string])[])('names what decided: %j', (part, text) =>
  expect(ruleText({ ...CALL, ...part })).toBe(text),
);
