import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { decide, LOST, NOTE, setUpDecision } from './testing/decision-page.ts';
import { failed } from './testing/note-work.ts';

const START_MS = 1_800_000_000_000;
beforeEach(() => void vi.useFakeTimers({ now: START_MS }));
afterEach(() => void vi.useRealTimers());

describe('a decision that leaves with its page', () => {
  test('is told to its person on the next one (R11)', async () => {
    const page = setUpDecision();
    decide(page);
    await page.effects.sendWithPage(NOTE);
    expect(page.told).toEqual([{ title: 'A note', text: 'sent' }]);
  });

  test('is told to nobody where somebody else is here by then', async () => {
    const page = setUpDecision();
    page.server.isHere = false;
    decide(page);
    await page.effects.sendWithPage(NOTE);
    expect(page.told).toEqual([]);
  });

  test('that arrives is shown and leaves nothing', async () => {
    const page = setUpDecision();
    decide(page);
    await page.effects.sendWithPage(NOTE);
    expect([page.entry(), page.shown, page.cleared.mock.calls.length]).toEqual([null, [{ text: 'Seal it.' }], 1]);
    expect(page.options).toMatchObject([{ keepalive: true, idempotencyKey: expect.stringMatching(/./) as string }]);
  });

  test('stands as left while its reply is open, so that the next page asks (R6)', () => {
    const page = setUpDecision();
    decide(page);
    void page.effects.sendWithPage(NOTE);
    expect(page.entry()).toMatchObject({ stage: 'left', hasLeft: true, sendAfterMs: START_MS });
  });

  test.each([403, 409, 500, 503] as const)(
    'that fails (%i) stays for another page to send or to tell',
    async (status) => {
      const page = setUpDecision();
      decide(page);
      page.server.sent = failed({ status });
      await page.effects.sendWithPage(NOTE);
      expect([page.entry()?.stage, page.cleared.mock.calls.length]).toEqual(['confirmed', 0]);
    },
  );

  test('that has a fault in it is a draft again', async () => {
    const page = setUpDecision();
    decide(page);
    page.server.sent = failed({ status: 422 });
    await page.effects.sendWithPage(NOTE);
    expect([page.entry(), page.cleared.mock.calls.length]).toEqual([null, 0]);
  });

  test('is sent under the key of the call before', async () => {
    const page = setUpDecision();
    decide(page);
    page.server.sent = LOST;
    await page.effects.submit(NOTE);
    await page.effects.sendWithPage(NOTE);
    expect(page.options[1]?.idempotencyKey).toBe(page.options[0]?.idempotencyKey);
  });
});
