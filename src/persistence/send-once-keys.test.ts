import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryDevice } from '#mocks/testing/memory-device.ts';
import { ASK_AGAIN } from './send-once.ts';
import { setUpDelivery, START_MS } from './testing/delivery.ts';
import { answered, failed } from './testing/note-work.ts';

beforeEach(() => void vi.useFakeTimers({ now: START_MS }));
afterEach(() => void vi.useRealTimers());

describe('keys', () => {
  test('every call about the same subject carries the same one until it is settled, also after a reload', async () => {
    const device = memoryDevice();
    const first = setUpDelivery({ device, sends: [failed({ kind: 'network', status: null })] });
    await first.run('page');
    const second = setUpDelivery({ device, sends: [failed({ status: 503 })] });
    await second.finish('queue');
    const third = setUpDelivery({ device });
    await third.finish('queue');
    const fourth = setUpDelivery({ device });
    await fourth.run('page');
    const keys = [first, second, third, fourth].flatMap(({ options }) =>
      options.map(({ idempotencyKey }) => idempotencyKey),
    );
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]]);
    expect(keys[3], 'settled: the next one is another submission').not.toBe(keys[0]);
  });

  test('none is sent to an API that refuses them', async () => {
    const { run, options } = setUpDelivery({ keys: false });
    await run('page');
    expect(options.map((each) => 'idempotencyKey' in each)).toEqual([false]);
  });

  const LEFT = { stage: 'left', hasLeft: true, sendAfterMs: START_MS - 60_000 } as const;

  test('with keys what left, and never arrived, is sent again by itself, after asking once', async () => {
    const { finish, calls } = setUpDelivery({ before: { ...LEFT, sendAfterMs: START_MS } });
    expect(await finish('queue')).toMatchObject({ outcome: 'sent' });
    expect(calls).toEqual(['ask', 'send', 'outbox: left']);
  });

  test('without keys what left, and never arrived, is not sent again by itself', async () => {
    const { finish, calls, stage } = setUpDelivery({
      before: LEFT,
      keys: false,
      asks: [answered(null), answered('Seal it.')],
    });
    expect(await finish('queue')).toEqual({ outcome: 'notSent' });
    expect([calls, stage()]).toEqual([['ask'], 'unanswered']);
    expect(await finish('page'), 'it arrived meanwhile').toMatchObject({ outcome: 'counted' });
    expect([calls, stage()]).toEqual([['ask', 'ask'], null]);
  });

  test('without keys a call that may still be under way is asked about several times before the same leaves again', async () => {
    const { finish, calls } = setUpDelivery({
      before: { ...LEFT, sendAfterMs: START_MS },
      keys: false,
      asks: [answered(null), answered(null), answered('Seal it.')],
    });
    expect(await finish('page')).toMatchObject({ outcome: 'counted' });
    expect(calls).toEqual(Array.from({ length: ASK_AGAIN.times }, () => 'ask'));
  });

  test('without keys the same leaves again after its person confirmed it again', async () => {
    const { finish, calls } = setUpDelivery({ before: { ...LEFT, sendAfterMs: START_MS }, keys: false });
    expect(await finish('page')).toMatchObject({ outcome: 'sent' });
    expect(calls).toEqual(['ask', 'ask', 'ask', 'send', 'outbox: left']);
  });
});
