// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { amaraOsei } from '#fixtures/people.ts';
import { house } from './testing/visit.ts';

test('in jsdom, with its own File and FormData, a file is stored and comes back', async () => {
  const visitor = await house();
  await visitor.demo.as(amaraOsei.email);
  const reply = await visitor.upload('one.txt', 'the bytes');
  expect(reply.status).toBe(201);
  const { id } = reply.body as { id: number };
  expect(await (await visitor.fetch(`files/${id}?download=true`)).text()).toBe('the bytes');
  expect((await visitor.fetch('files/902?download=true')).status).toBe(200);
});

test('clients of one backend have their own cookies, and HttpOnly ones are not readable', async () => {
  const visitor = await house();
  const other = visitor.anotherVisitor();
  await visitor.demo.as(amaraOsei.email);
  expect(visitor.readableCookies()).toMatch(/^XSRF-TOKEN=[^;]+$/);
  expect(other.readableCookies()).toBe('');
  expect((await other.get('me')).status).toBe(401);
  expect((await visitor.fetch('me', { credentials: 'omit' })).status).toBe(401);
});

test('an aborted call rejects, before and while it is under way', async () => {
  const visitor = await house();
  await expect(visitor.fetch('releases', { signal: AbortSignal.abort() })).rejects.toThrow();
  await visitor.demo.faults.set([{ call: '*', delayMs: 5000 }]);
  await expect(visitor.fetch('releases', { signal: AbortSignal.timeout(20) })).rejects.toThrow();
});

test('a call takes at most two milliseconds in the middle', async () => {
  const visitor = await house();
  await visitor.demo.as(amaraOsei.email);
  const times: number[] = [];
  for (let call = 0; call < 101; call += 1) {
    const started = performance.now();
    await visitor.get('me');
    times.push(performance.now() - started);
  }
  expect(times.toSorted((a, b) => a - b)[50]).toBeLessThan(2);
});
