import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryDevice } from '#mocks/testing/memory-device.ts';
import { decide, LOST, NOTE, setUpDecision } from './testing/decision-page.ts';
import { answered, failed } from './testing/note-work.ts';

const START_MS = 1_800_000_000_000;
beforeEach(() => void vi.useFakeTimers({ now: START_MS }));
afterEach(() => void vi.useRealTimers());

describe('a decision', () => {
  test('is on the device the moment it is made, with what was typed, and not sent by another page before its time to undo is over', () => {
    const page = setUpDecision();
    decide(page);
    expect(page.flushed).toHaveBeenCalledTimes(1);
    expect(page.entry()).toMatchObject({
      stage: 'confirmed',
      hasLeft: false,
      sendAfterMs: START_MS + 8000,
      input: 'Seal it.',
    });
  });

  test('that counts is shown and stands in the outbox no more', async () => {
    const page = setUpDecision();
    decide(page);
    expect(await page.effects.submit(NOTE)).toEqual({ ok: true, now: { text: 'Seal it.' } });
    expect([page.entry(), page.shown, page.announced]).toEqual([null, [{ text: 'Seal it.' }], []]);
  });

  test.each([
    ['invalid', 422],
    ['denied', 403],
    ['refused', 409],
    ['refused', 404],
    ['refused', 503],
  ] as const)('that the server refuses is %s (%i)', async (reason, status) => {
    const page = setUpDecision();
    decide(page);
    page.server.sent = failed({ status });
    expect(await page.effects.submit(NOTE)).toEqual({ ok: false, reason });
    expect(page.announced, 'the call itself has told it').toEqual([]);
  });

  test('without a connection does not leave (R5)', async () => {
    const page = setUpDecision();
    decide(page);
    page.server.isConnected = false;
    expect(await page.effects.submit(NOTE)).toEqual({ ok: false, reason: 'noConnection' });
    page.effects.queue(NOTE);
    expect([page.options, page.entry()]).toMatchObject([[], { stage: 'confirmed', hasLeft: false, sendAfterMs: 0 }]);
  });

  test('that is taken back before its call left is gone', () => {
    const page = setUpDecision();
    decide(page);
    page.effects.forget();
    expect(page.entry()).toBeNull();
  });

  test('that is taken back after a call left leaves its key for the next one: the call may arrive still', async () => {
    const page = setUpDecision();
    decide(page);
    page.server.sent = LOST;
    await page.effects.submit(NOTE);
    page.effects.forget();
    expect(page.entry()).toMatchObject({ stage: 'unanswered', hasLeft: true });
    page.server.sent = answered('Sign it.');
    const next = { ...NOTE, input: 'Sign it.' };
    page.effects.store(next, 8000);
    await page.effects.submit(next);
    expect(page.options[1]?.idempotencyKey).toBe(page.options[0]?.idempotencyKey);
  });

  test('that counts leaves nothing of what was typed', () => {
    const page = setUpDecision();
    decide(page);
    page.effects.clear();
    expect([page.entry(), page.cleared.mock.calls.length]).toEqual([null, 1]);
  });
});

describe('after a lost reply (R7)', () => {
  const submitLost = async () => {
    const page = setUpDecision();
    decide(page);
    page.server.sent = LOST;
    expect(await page.effects.submit(NOTE)).toEqual({ ok: false, reason: 'unknown' });
    expect(page.announced, 'nothing is said before it is known').toEqual([]);
    return page;
  };

  test('no failure stands beside a decision that counted', async () => {
    const page = await submitLost();
    page.server.asked = answered('Seal it.');
    expect(await page.effects.ask(NOTE)).toEqual({ ok: true, now: { text: 'Seal it.' }, standing: 'mine' });
    expect(page.announced).toEqual([]);
  });

  test('nor beside what somebody else decided', async () => {
    const page = await submitLost();
    page.server.asked = answered('Of somebody else.');
    expect(await page.effects.ask(NOTE)).toMatchObject({ standing: 'other' });
    expect(page.announced).toEqual([]);
  });

  test('it is shown once it is known that nothing counted, and once', async () => {
    const page = await submitLost();
    expect(await page.effects.ask(NOTE)).toMatchObject({ standing: 'open' });
    await page.effects.ask(NOTE);
    expect(page.announced).toMatchObject([{ kind: 'network' }]);
  });

  test('and not while nobody can say', async () => {
    const page = await submitLost();
    page.server.asked = failed({ status: 500 });
    expect(await page.effects.ask(NOTE)).toEqual({ ok: false, reason: 'failed' });
    page.server.asked = LOST;
    expect(await page.effects.ask(NOTE)).toEqual({ ok: false, reason: 'noConnection' });
    expect(page.announced).toEqual([]);
    page.server.asked = answered(null);
    await page.effects.ask(NOTE);
    expect(page.announced).toHaveLength(1);
  });
});

describe('a decision that waits for a connection', () => {
  const queue = () => {
    const page = setUpDecision();
    decide(page);
    page.effects.queue(NOTE);
    return page;
  };

  test('asks first, and is sent', async () => {
    const page = queue();
    expect(await page.effects.submit(NOTE)).toMatchObject({ ok: true });
    expect([page.entry(), page.options.length]).toEqual([null, 1]);
  });

  test('is overtaken by what somebody else decided, which is shown', async () => {
    const page = queue();
    page.server.asked = answered('Of somebody else.');
    expect(await page.effects.submit(NOTE)).toEqual({ ok: false, reason: 'overtaken' });
    expect([page.entry(), page.shown, page.options]).toEqual([null, [{ text: 'Of somebody else.' }], []]);
  });

  test('waits on where the server says "not now", also after a call of it got lost', async () => {
    const page = queue();
    for (const sent of [LOST, failed({ status: 503 }), failed({ status: 429 })]) {
      page.server.sent = sent;
      expect(await page.effects.submit(NOTE)).toEqual({ ok: false, reason: 'unknown' });
      expect(page.entry()).toMatchObject({ stage: 'confirmed', hasLeft: true });
    }
    expect(page.announced).toEqual([]);
    page.server.sent = answered('Seal it.');
    expect(await page.effects.submit(NOTE)).toMatchObject({ ok: true });
    expect(new Set(page.options.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  test('that is refused says why: its page stands', async () => {
    const page = queue();
    page.server.sent = failed({ status: 409 });
    expect(await page.effects.submit(NOTE)).toEqual({ ok: false, reason: 'refused' });
    expect(page.announced).toMatchObject([{ status: 409 }]);
  });

  test('was found on the device by a page opened anew: it asks first, and "not now" is no refusal either', async () => {
    const device = memoryDevice();
    const before = setUpDecision(device);
    decide(before);
    before.server.sent = failed({ status: 503 });
    await before.effects.sendWithPage(NOTE);
    const page = setUpDecision(device);
    page.server.sent = failed({ status: 503 });
    expect(await page.effects.submit(NOTE)).toEqual({ ok: false, reason: 'unknown' });
    expect(page.entry()).toMatchObject({ stage: 'confirmed' });
  });
});
