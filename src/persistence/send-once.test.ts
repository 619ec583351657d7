import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { messagesOf } from './send-once.ts';
import { ADDRESS, setUpDelivery, START_MS } from './testing/delivery.ts';
import { answered, failed, failureOf } from './testing/note-work.ts';

beforeEach(() => void vi.useFakeTimers({ now: START_MS }));
afterEach(() => void vi.useRealTimers());

describe('a first call from the page', () => {
  test('is written to the device before it leaves, leaves at once without asking, and its note goes with the reply', async () => {
    const { run, calls, stage } = setUpDelivery();
    expect(await run('page')).toEqual({ outcome: 'sent', now: { text: 'Seal it.' } });
    expect([calls, stage()]).toEqual([['send', 'outbox: left'], null]);
  });

  test.each([
    ['invalid', { status: 422 }],
    ['denied', { status: 403 }],
    ['gone', { status: 404 }],
    ['refused', { status: 401 }],
    ['refused', { status: 409 }],
    ['refused', { status: 429 }],
    ['refused', { status: 503 }],
  ] as const)('that is refused is %s (%o), and its note is gone: its person is looking', async (outcome, failure) => {
    const { run, stage } = setUpDelivery({ sends: [failed(failure)] });
    expect(await run('page')).toMatchObject({ outcome, failure });
    expect(stage()).toBeNull();
  });

  test.each([
    { status: 500 },
    { kind: 'network', status: null },
    { kind: 'timeout', status: null },
    { kind: 'shape', status: 200 },
  ] as const)('that nobody can read the reply of is unknown (%o), and its note stays', async (failure) => {
    const { run, outbox } = setUpDelivery({ sends: [failed(failure)] });
    expect(await run('page')).toMatchObject({ outcome: 'unknown', failure });
    expect(outbox.find(ADDRESS)).toMatchObject({ stage: 'left', hasLeft: true });
  });

  test('leaves what it cannot tell to whoever asks the server afterwards', async () => {
    const { run, options } = setUpDelivery();
    await run('page');
    expect(options).toMatchObject([{ asksAfterwards: true }]);
  });
});

describe('asking first', () => {
  test('a call from the page asks where an earlier one has left, and sends only what the server does not have', async () => {
    const open = setUpDelivery({ before: { stage: 'unanswered', hasLeft: true, sendAfterMs: START_MS - 60_000 } });
    expect(await open.run('page')).toMatchObject({ outcome: 'sent' });
    expect(open.calls).toEqual(['ask', 'send', 'outbox: left']);
    const counted = setUpDelivery({ before: { stage: 'unanswered', hasLeft: true }, asks: [answered('Seal it.')] });
    expect(await counted.run('page')).toEqual({ outcome: 'counted', now: { text: 'Seal it.' } });
    expect([counted.calls, counted.stage()]).toEqual([['ask'], null]);
  });

  test('a call from the queue always asks', async () => {
    const { run, calls, stage } = setUpDelivery({ before: {} });
    expect(await run('queue')).toMatchObject({ outcome: 'sent' });
    expect([calls, stage()]).toEqual([['ask', 'send', 'outbox: confirmed'], null]);
  });

  test('a call that waited for another tab asks', async () => {
    const { run, calls, claims } = setUpDelivery();
    let release = (): void => undefined;
    const other = claims.run('waymark.outbox/1/note/1', () => new Promise<void>((resolve) => void (release = resolve)));
    await vi.advanceTimersByTimeAsync(0);
    const running = run('page');
    release();
    await other;
    expect(await running).toMatchObject({ outcome: 'sent' });
    expect(calls).toEqual(['ask', 'send', 'outbox: left']);
  });

  test('where the server has another one in its place nothing is sent (overtaken)', async () => {
    const { run, calls, stage } = setUpDelivery({ before: {}, asks: [answered('Of somebody else.')] });
    expect(await run('queue')).toEqual({ outcome: 'overtaken', now: { text: 'Of somebody else.' }, isCertain: true });
    expect([calls, stage()]).toEqual([['ask'], null]);
  });

  test('without a reply it stays as it was, and nothing is sent', async () => {
    const { run, calls, stage } = setUpDelivery({ before: {}, asks: [failed({ kind: 'network', status: null })] });
    expect(await run('queue')).toMatchObject({ outcome: 'unknown' });
    expect([calls, stage()]).toEqual([['ask'], 'confirmed']);
  });

  test('where asking is denied it is refused with its reasons, from the queue; its page asks again', async () => {
    const denied = failed({ status: 403, message: 'No admin account.' });
    const queued = setUpDelivery({ before: {}, asks: [denied] });
    expect(await queued.run('queue')).toMatchObject({ outcome: 'denied' });
    expect([queued.calls, queued.outbox.find(ADDRESS)]).toMatchObject([
      ['ask'],
      { stage: 'refused', messages: ['No admin account.'] },
    ]);
    const page = setUpDelivery({ before: { stage: 'unanswered', hasLeft: true }, asks: [denied] });
    expect(await page.run('page')).toMatchObject({ outcome: 'unknown' });
    expect(page.calls).toEqual(['ask']);
  });

  test('what it was about may be gone', async () => {
    const { run, stage } = setUpDelivery({ before: {}, asks: [failed({ status: 404 })] });
    expect(await run('queue')).toMatchObject({ outcome: 'gone' });
    expect(stage()).toBeNull();
  });
});

describe('while the server was asked', () => {
  test('it was taken back: nothing is sent', async () => {
    const { run, calls, whenAsked, outbox, stage } = setUpDelivery({ before: {} });
    whenAsked(() => outbox.update(ADDRESS, { stage: 'unanswered' }));
    expect(await run('queue')).toEqual({ outcome: 'withdrawn' });
    expect([calls, stage()]).toEqual([['ask'], 'unanswered']);
  });

  test('it was removed: nothing is sent', async () => {
    const { run, calls, whenAsked, outbox } = setUpDelivery({ before: {} });
    whenAsked(() => outbox.remove(ADDRESS));
    expect(await run('queue')).toEqual({ outcome: 'withdrawn' });
    expect(calls).toEqual(['ask']);
  });

  test.each(['page', 'queue'] as const)(
    'its person went, and somebody else is here: nothing leaves in their name, and it stays (from the %s; A-28, H-07)',
    async (from) => {
      const { run, calls, whenAsked, become, stage } = setUpDelivery({
        before: { hasLeft: true, sendAfterMs: START_MS - 60_000 },
      });
      whenAsked(() => become(2));
      expect(await run(from)).toEqual({ outcome: 'unknown', failure: null });
      expect([calls, stage()]).toEqual([['ask'], 'confirmed']);
    },
  );
});

describe('a late call', () => {
  test.each([401, 419, 423, 429, 503])('"not now" (%i) is no refusal: it waits on', async (status) => {
    const { run, outbox } = setUpDelivery({ before: {}, sends: [failed({ status })] });
    expect(await run('queue')).toMatchObject({ outcome: 'unknown' });
    expect(outbox.find(ADDRESS)).toMatchObject({ stage: 'confirmed', hasLeft: true, sendAfterMs: START_MS });
  });

  test.each([
    ['invalid', 422],
    ['denied', 403],
    ['refused', 404],
    ['refused', 409],
  ] as const)('that is refused (%s) stays with its reasons: nobody may be looking', async (outcome, status) => {
    const { run, outbox } = setUpDelivery({
      before: {},
      sends: [failed({ status, message: 'No.', errors: { answers: ['Too long.', 'Too late.'] } })],
    });
    expect(await run('queue')).toMatchObject({ outcome });
    expect(outbox.find(ADDRESS)).toMatchObject({ stage: 'refused', messages: ['Too long.', 'Too late.'] });
  });

  test.each([
    [false, 'nothing of it has arrived, so the next one leaves without asking'],
    [true, 'an earlier call may arrive still, so the next one asks'],
  ])('that is refused leaves what it knew of earlier calls (%s): %s', async (hasLeft) => {
    const { run, outbox } = setUpDelivery({ before: { hasLeft }, sends: [failed({ status: 422 })] });
    await run('queue');
    expect(outbox.find(ADDRESS)).toMatchObject({ stage: 'refused', hasLeft });
  });

  test('speaks only of an ended session', async () => {
    const { run, options } = setUpDelivery({ before: {} });
    await run('queue');
    expect(options).toMatchObject([{ errors: { preset: 'mute', on: { 401: 'tray', 419: 'tray' } } }]);
  });

  test('the reasons of a refusal are those of the fields, or its message, or none', () => {
    expect(messagesOf(failureOf({ message: 'No.', errors: { a: ['One.'], b: ['Two.'] } }))).toEqual(['One.', 'Two.']);
    expect(messagesOf(failureOf({ message: 'No.' }))).toEqual(['No.']);
    expect([messagesOf(failureOf()), messagesOf(null)]).toEqual([[], []]);
  });
});
