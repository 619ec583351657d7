import type { CallOptions, Client } from '#api/client.ts';
import type { Outcome } from '#api/failure.ts';
import { memoryDevice } from '#mocks/testing/memory-device.ts';
import { vi } from 'vitest';
import { sendOnce, type DeliveredFrom } from '../send-once.ts';
import { claimsInPage } from '../claims.ts';
import { createOutbox, type OutboxNote } from '../outbox.ts';
import { answered, failed, noteAddress, noteWork, waitingNote, type ServerNote } from './note-work.ts';

/** Real time at which these tests begin. */
export const START_MS = 1_800_000_000_000;

export const ADDRESS = noteAddress();
const NOTE = { title: 'A note', confirmedAtMs: 0, input: 'Seal it.' };

interface Given {
  /** What the outbox has before. */
  readonly before?: Partial<OutboxNote> | null;
  readonly keys?: boolean;
  /** What the server answers, one after the other, the last one for good. */
  readonly asks?: readonly Outcome<ServerNote>[];
  readonly sends?: readonly Outcome<ServerNote>[];
  readonly device?: ReturnType<typeof memoryDevice>;
}

/** One submission before a server that answers as told; `calls` is what happened, in order. */
export const setUpDelivery = ({
  before = null,
  keys = true,
  asks = [answered(null)],
  sends = [answered('Seal it.')],
  device = memoryDevice(),
}: Given = {}) => {
  const calls: string[] = [];
  const options: CallOptions[] = [];
  const next = (answers: readonly Outcome<ServerNote>[], call: string): Outcome<ServerNote> => {
    const count = calls.filter((each) => each === call).length;
    return answers[Math.min(count, answers.length) - 1] ?? failed();
  };
  const outbox = createOutbox(() => device);
  let onAsked = (): void => undefined;
  let here = 1;
  const { submission } = noteWork({
    ask: () => {
      calls.push('ask');
      onAsked();
      return Promise.resolve(next(asks, 'ask'));
    },
    send: (_, given) => {
      calls.push('send');
      options.push(given);
      calls.push(`outbox: ${outbox.find(ADDRESS)?.stage ?? 'nothing'}`);
      return Promise.resolve(next(sends, 'send'));
    },
  });
  if (before !== null) outbox.put(ADDRESS, waitingNote(before));
  const claims = claimsInPage();
  const run = (from: DeliveredFrom) =>
    sendOnce(
      {
        client: {} as Client,
        outbox,
        claims,
        isHere: (userId) => userId === here,
        hasIdempotencyKeys: keys,
        now: () => START_MS,
        askPayment: () => Promise.resolve({ kind: 'pending' }),
      },
      submission,
      ADDRESS,
      from,
      NOTE,
    );
  return {
    calls,
    options,
    outbox,
    claims,
    stage: () => outbox.find(ADDRESS)?.stage ?? null,
    run,
    /** The same with the time that asking again takes. */
    finish: async (from: DeliveredFrom) => {
      const running = run(from);
      await vi.advanceTimersByTimeAsync(10_000);
      return running;
    },
    whenAsked: (does: () => void) => {
      onAsked = does;
    },
    become: (userId: number) => {
      here = userId;
    },
  };
};
