// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { amaraOsei } from '#fixtures/people.ts';
import { createInProcess } from './in-process.ts';
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

test('K-01: an upload reports its progress and ends where its bytes end', async () => {
  const { newClient } = createInProcess();
  const client = newClient();
  await client.demo.as(amaraOsei.email);
  const form = new FormData();
  form.append('file', new File([new Uint8Array(5000)], 'one.bin'));
  form.append('type', 'assessment_answer');
  const progress: (readonly [number, number])[] = [];
  const reply = await client.upload({
    url: 'files/',
    form,
    headers: { 'x-xsrf-token': client.readCookie('XSRF-TOKEN') ?? '' },
    onProgress: (sent, total) => progress.push([sent, total]),
  });
  expect(reply.status).toBe(201);
  expect(progress.length).toBeGreaterThan(2);
  const [sent, total] = progress.at(-1) ?? [];
  expect(sent).toBe(total);
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
  await expect(visitor.fetch('releases', { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
  await visitor.demo.faults.set([{ call: '*', delayMs: 5000 }]);
  await expect(visitor.fetch('releases', { signal: AbortSignal.timeout(20) })).rejects.toThrow(/timeout|aborted/i);
});

test('a call takes at most two milliseconds, the busy moments of the machine left aside', async () => {
  const visitor = await house();
  await visitor.demo.as(amaraOsei.email);
  const times: number[] = [];
  for (let call = 0; call < 101; call += 1) {
    const started = performance.now();
    await visitor.get('me');
    times.push(performance.now() - started);
  }
  expect(times.toSorted((a, b) => a - b)[25]).toBeLessThan(2);
});
