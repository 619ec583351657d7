import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryDevice } from '#mocks/testing/memory-device.ts';
import { registerOpenSubmission } from './open-submissions.ts';
import { createOutbox } from './outbox.ts';
import { settleSubmissions } from './settle-submissions.ts';
import { noteAddress, waitingNote } from './testing/note-work.ts';

const START_MS = 1_800_000_000_000;
beforeEach(() => void vi.useFakeTimers({ now: START_MS }));
afterEach(() => void vi.useRealTimers());

const UNDO_MS = 8000;

const openOutbox = () => {
  const device = memoryDevice();
  return createOutbox(() => device);
};

/** How long settling takes, and in which order things happen. */
const settle = async (outbox: ReturnType<typeof createOutbox>, steps: string[] = []) => {
  let tookMs: number | null = null;
  const done = settleSubmissions(outbox, 1, () => steps.push('warned')).then(() => {
    steps.push('settled');
    tookMs = Date.now() - START_MS;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  await done;
  return tookMs;
};

test('a submission of another tab is waited for until it has arrived', async () => {
  const outbox = openOutbox();
  outbox.put(noteAddress(), waitingNote({ sendAfterMs: START_MS + UNDO_MS }));
  const steps: string[] = [];
  setTimeout(() => {
    steps.push('arrived');
    outbox.remove(noteAddress());
  }, 200);
  expect(await settle(outbox, steps)).toBeLessThan(300);
  expect(steps).toEqual(['warned', 'arrived', 'settled']);
});

test('it is not waited for without end', async () => {
  const outbox = openOutbox();
  outbox.put(noteAddress(), waitingNote({ sendAfterMs: START_MS + UNDO_MS }));
  expect(await settle(outbox)).toBe(3000);
});

test.each([
  ['waits for a connection since yesterday', waitingNote({ sendAfterMs: START_MS - 86_400_000 })],
  ['waits for a connection', waitingNote()],
  ['was refused', waitingNote({ stage: 'refused', sendAfterMs: START_MS })],
  ['was taken back', waitingNote({ stage: 'unanswered', sendAfterMs: START_MS })],
])('what %s is not waited for', async (_, note) => {
  const outbox = openOutbox();
  outbox.put(noteAddress(), note);
  expect(await settle(outbox)).toBe(0);
});

test('the work of somebody else is not waited for', async () => {
  const outbox = openOutbox();
  outbox.put(noteAddress({ userId: 2 }), waitingNote({ sendAfterMs: START_MS + UNDO_MS }));
  expect(await settle(outbox)).toBe(0);
});

test('the pages of this tab send theirs, and their outcome is waited for', async () => {
  const steps: string[] = [];
  const release = registerOpenSubmission({
    sendNow: async () => {
      steps.push('sent');
      await new Promise((resolve) => setTimeout(resolve, 500));
      steps.push('replied');
    },
    abandon: () => undefined,
  });
  expect(await settle(openOutbox(), steps)).toBe(500);
  release();
  expect(steps).toEqual(['warned', 'sent', 'replied', 'settled']);
});
