import { vi } from 'vitest';
import type { Opened } from '#api/testing/open-page.tsx';
import { claimsInPage } from '#persistence/claims.ts';
import { sendOnce } from '#persistence/send-once.ts';
import { createOutboxWorker, GRACE_MILLISECONDS, type OutboxWorker } from '#persistence/outbox-worker.ts';
import { pageByItself, type Persistence } from '#persistence/persistence.ts';
import { settleUnseen } from '#persistence/settle-unseen.ts';
import type { DeliveryMessage } from '#persistence/work-kind.ts';
import { assessmentWork } from '../drafts/assessment-work.ts';

/**
 * The worker of the app in a test: it sends when it is told to, and never by its own timer. `later`: for it, more time
 * has passed than a call under way is left alone.
 */
export const submissionWorker = ({
  later = false,
  ...changed
}: Partial<Persistence> & { readonly later?: boolean } = {}) => {
  let isConnected = true;
  let here = 0;
  let worker: OutboxWorker | undefined;
  let finished = 0;
  /** Pages may be open before somebody is signed in. */
  const attending = new Set<Parameters<OutboxWorker['register']>>();
  const tell = vi.fn<(key: string, message: DeliveryMessage) => void>();
  const persistence = pageByItself({
    // Its page is gone when the next one begins, and its locks with it.
    claims: claimsInPage(),
    // As often as in the app, and less far apart: no call of these tests is with the server still.
    askAgain: { times: 3, everyMs: 10 },
    isConnected: () => isConnected,
    isHere: (userId) => userId === here,
    register: (...given) => {
      attending.add(given);
      const stop = worker?.register(...given);
      return () => {
        attending.delete(given);
        stop?.();
      };
    },
    tell,
    ...changed,
  });
  return {
    persistence,
    /** What its person was told, by title. */
    told: () => tell.mock.calls.map(([, message]) => message),
    /** How many entries it has sent, or tried to. */
    finished: () => finished,
    connect: (connected: boolean) => {
      isConnected = connected;
    },
    /** Somebody is signed in. */
    serve: ({ client, queries, profile }: Opened): OutboxWorker => {
      worker = createOutboxWorker({
        outbox: persistence.outbox,
        isConnected: () => isConnected,
        send: async (entry) => {
          const delivery = await sendOnce({ client, ...persistence }, assessmentWork.submission, entry, 'queue', entry);
          settleUnseen({ client, queries, ...persistence }, assessmentWork, entry, delivery);
          finished += 1;
        },
        schedule: () => () => undefined,
        now: () => Date.now() + (later ? 2 * GRACE_MILLISECONDS : 0),
      });
      for (const given of attending) worker.register(...given);
      here = profile.id;
      worker.workFor(here);
      return worker;
    },
    /** Somebody else is. */
    become: (userId: number) => {
      here = userId;
      worker?.workFor(userId);
    },
  };
};
