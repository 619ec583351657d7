import { afterEach, describe, expect, test, vi } from 'vitest';
import type { FaultKind } from '#contracts/demo.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { createMemoryStorage } from '../db/memory-storage.ts';
import { answersTo } from '../testing/answers.ts';
import { house, visit } from '../testing/visit.ts';
import { createInProcess } from '../in-process.ts';

afterEach(() => {
  vi.useRealTimers();
});

const signedIn = async () => {
  const visitor = await house();
  await visitor.demo.as(amaraOsei.email);
  const attempts = async () =>
    ((await visitor.get('assessments/502?organisation_id=1')).body as { attempts: number }).attempts;
  const send = async (signal?: AbortSignal): Promise<Response> =>
    visitor.fetch('assessments/502/answers?organisation_id=1', {
      method: 'POST',
      body: JSON.stringify({ answers: await answersTo(visitor.backend, 502, { wrong: [50201, 50202] }) }),
      headers: { 'content-type': 'application/json', 'x-xsrf-token': visitor.token() },
      ...(signal ? { signal } : {}),
    });
  const submissions = async () => (await visitor.demo.log()).filter(({ call }) => call === 'submitAnswers').length;
  return { ...visitor, attempts, send, submissions };
};

describe('a fault by status', () => {
  test.each([
    [401, 'Unauthenticated.'],
    [403, 'This action is unauthorized.'],
    [404, 'Not found.'],
    [419, 'CSRF token mismatch.'],
    [423, 'Password confirmation required.'],
    [429, 'Too Many Attempts.'],
    [500, 'Server Error'],
    [503, 'Service Unavailable'],
  ])('L20: %i says what Laravel says, and nothing was done', async (status, message) => {
    const visitor = await signedIn();
    await visitor.demo.faults.set([{ call: 'submitAnswers', status }]);
    const response = await visitor.send();
    expect([response.status, await response.json()]).toEqual([status, { message }]);
    expect(await visitor.attempts()).toBe(0);
    expect(response.headers.get('retry-after')).toBe(status === 503 ? '30' : null);
    expect((await visitor.send()).status).toBe(200);
  });
});

describe('a fault by kind', () => {
  test('offline: the call never leaves, and is not logged', async () => {
    const visitor = await signedIn();
    await visitor.demo.faults.set([{ call: 'X-020', kind: 'offline' }]);
    await expect(visitor.send()).rejects.toThrow(TypeError);
    expect(await visitor.submissions()).toBe(0);
    expect(await visitor.attempts()).toBe(0);
  });

  test('lost: the server did it, the reply is lost, the log shows it', async () => {
    const visitor = await signedIn();
    await visitor.demo.faults.set([{ call: '*', kind: 'lost' }]);
    await expect(visitor.send()).rejects.toThrow(TypeError);
    expect(await visitor.submissions()).toBe(1);
    expect(await visitor.attempts()).toBe(1);
  });

  test('timeout: no answer within a client’s patience', async () => {
    const visitor = await signedIn();
    await visitor.demo.faults.set([{ call: 'submitAnswers', kind: 'timeout' }]);
    await expect(visitor.send(AbortSignal.timeout(50))).rejects.toThrow(/timeout/i);
    expect(await visitor.attempts()).toBe(0);
  });

  test.each<[FaultKind, number, (text: string) => void]>([
    ['html', 0, (text) => expect(text).toMatch(/^<!doctype html>/)],
    ['empty', 1, (text) => expect(text).toBe('')],
    ['truncated', 1, (text) => expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError)],
    ['malformed', 1, (text) => expect(JSON.parse(text)).toEqual({ unexpected: [{ shape: true }] })],
    ['huge', 1, (text) => expect(text.length).toBeGreaterThan(5_000_000)],
  ])('%s: a 200 whose body is that; attempts counted: %i', async (kind, attempts, check) => {
    const visitor = await signedIn();
    await visitor.demo.faults.set([{ call: 'submitAnswers', kind }]);
    const response = await visitor.send();
    expect(response.status).toBe(200);
    check(await response.text());
    expect(await visitor.attempts()).toBe(attempts);
  });

  test('redirect: the call is led to a page, never reaches the rule, and is not logged', async () => {
    const visitor = await signedIn();
    await visitor.demo.faults.set([{ call: 'submitAnswers', kind: 'redirect' }]);
    const response = await visitor.send();
    expect([response.status, response.redirected, response.headers.get('content-type')]).toEqual([
      200,
      true,
      'text/html',
    ]);
    expect(await response.text()).toMatch(/^<!doctype html>/);
    expect([await visitor.attempts(), await visitor.submissions()]).toEqual([0, 0]);
  });

  test('slow, and a delay alone, answer rightly after their time', async () => {
    const visitor = await signedIn();
    await visitor.demo.faults.set([
      { call: '*', delayMs: 30, times: 'always' },
      { call: 'listReleases', kind: 'slow', delayMs: 60 },
    ]);
    const timed = async (path: string) => {
      const started = performance.now();
      expect((await visitor.get(path)).status).toBe(200);
      return performance.now() - started;
    };
    expect(await timed('releases')).toBeGreaterThan(85);
    expect(await timed('me')).toBeGreaterThan(28);
  });
});

describe('how often a fault hits', () => {
  test('once unless said, n times, or always until cleared', async () => {
    const visitor = await signedIn();
    const statuses = async () => [
      (await visitor.get('me')).status,
      (await visitor.get('me')).status,
      (await visitor.get('me')).status,
    ];
    await visitor.demo.faults.set([{ call: 'getMe', status: 500 }]);
    expect(await statuses()).toEqual([500, 200, 200]);
    await visitor.demo.faults.set([{ call: 'getMe', status: 500, times: 2 }]);
    expect(await statuses()).toEqual([500, 500, 200]);
    await visitor.demo.faults.set([{ call: 'getMe', status: 500, times: 'always' }]);
    expect(await statuses()).toEqual([500, 500, 500]);
    expect((await visitor.get('releases')).status).toBe(200);
    await visitor.demo.faults.clear();
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  test('with a seed a share of the calls, the same ones every time', async () => {
    const visitor = await signedIn();
    const pattern = async (seed: number) => {
      await visitor.demo.faults.set([{ call: 'getMe', status: 500, times: 'always', seed }]);
      const statuses: number[] = [];
      for (let call = 0; call < 40; call += 1) statuses.push((await visitor.get('me')).status);
      return statuses;
    };
    const first = await pattern(7);
    expect(await pattern(7)).toEqual(first);
    expect(await pattern(8)).not.toEqual(first);
    const hit = first.filter((status) => status === 500).length;
    expect(hit).toBeGreaterThan(10);
    expect(hit).toBeLessThan(30);
  });

  test('counts belong to the backend: two tabs share them, a reload keeps them, a reset clears them', async () => {
    const storage = createMemoryStorage();
    const [one, two] = [visit(createInProcess({ storage })), visit(createInProcess({ storage }))];
    await one.demo.faults.set([{ call: 'listReleases', status: 500, times: 2 }]);
    expect((await one.get('releases')).status).toBe(500);
    expect((await two.get('releases')).status).toBe(500);
    expect((await visit(createInProcess({ storage })).get('releases')).status).toBe(200);
    await one.demo.faults.set([{ call: '*', status: 500, times: 'always' }]);
    await two.demo.reset();
    expect((await one.get('releases')).status).toBe(200);
  });
});

describe('a fault with a hold', () => {
  test('the call waits until it is released, then meets what else the fault says', async () => {
    const { demo, get } = await house();
    await demo.faults.set([{ call: 'listReleases', pause: 'first', status: 503 }]);
    let status = 0;
    const answered = get('releases').then((reply) => (status = reply.status));
    await expect.poll(() => demo.faults.pausedCalls('first')).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(status, 'it waits').toBe(0);
    await demo.faults.release('first');
    await answered;
    expect(status).toBe(503);
    expect((await get('releases')).status, 'once').toBe(200);
  });

  test('a call takes the first hold that stands, and nothing of the others; one that has not come yet is not spent by a release', async () => {
    const { demo, get } = await house();
    await demo.faults.set([
      { call: 'listReleases', pause: 'one', times: 'always' },
      { call: 'listReleases', pause: 'two', status: 500 },
    ]);
    const first = get('releases');
    await expect.poll(() => demo.faults.pausedCalls('one')).toBe(1);
    await demo.faults.release('one');
    expect((await first).status).toBe(200);
    expect(
      (await demo.status()).faults.map(({ pause }) => pause),
      'one that says nothing else is over',
    ).toEqual(['two']);
    await demo.faults.release('two');
    expect((await get('releases')).status).toBe(500);
  });

  test('a caller who gives up, and a backend without faults, hold nothing', async () => {
    const { demo, get, fetch } = await house();
    await demo.faults.set([{ call: 'listReleases', pause: 'one', times: 'always' }]);
    const controller = new AbortController();
    const given = fetch('releases', { signal: controller.signal }).catch((error: unknown) => (error as Error).name);
    await expect.poll(() => demo.faults.pausedCalls('one')).toBe(1);
    controller.abort();
    expect(await given).toBe('AbortError');
    const other = get('releases');
    await demo.faults.clear();
    expect((await other).status).toBe(200);
  });
});

test('a fault that would never hit is refused in words', async () => {
  const { demo } = await house();
  await expect(demo.faults.set([{ call: 'getMee', status: 500 }])).rejects.toThrow("There is no call 'getMee'");
  await expect(demo.faults.set([{ call: '*', status: 42 }])).rejects.toThrow("'0.status' does not fit");
});
