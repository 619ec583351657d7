import { QueryClient } from '@tanstack/react-query';
import { priyaNair } from '#fixtures/people.ts';
import type { House } from '#mocks/testing/visit.ts';
import { memoryDevice } from '#mocks/testing/memory-device.ts';
import { sendOnce } from '#persistence/send-once.ts';
import type { StorageSource } from '#persistence/device-storage.ts';
import { claimsInPage } from '#persistence/claims.ts';
import { createOutboxWorker } from '#persistence/outbox-worker.ts';
import { createOutbox, type OutboxEntry } from '#persistence/outbox.ts';
import { pageByItself } from '#persistence/persistence.ts';
import { unsentItems, wipeWork } from '#persistence/registry.ts';
import { settleUnseen } from '#persistence/settle-unseen.ts';
import type { DeliveryOutcome, WorkKind } from '#persistence/work-kind.ts';
import { batchWork } from '../bulk/batch-work.ts';
import { evidenceWork } from '../evidence-work.ts';
import { clientOf } from './open-evidence.tsx';

const KINDS = [evidenceWork, batchWork] as const satisfies readonly WorkKind[];

const inMemory = (): StorageSource => {
  const device = memoryDevice();
  return () => device;
};

/** What the device of Priya does beside its pages: it stores her work, knows of the connection, and sends what waits. */
export const reviewerDevice = (door: House, storage: StorageSource = inMemory()) => {
  const client = clientOf(door);
  const outbox = createOutbox(storage);
  const delivered: string[] = [];
  const told: string[] = [];
  let isConnected = true;
  let here: number | null = priyaNair.id;
  const persistence = pageByItself({
    storage,
    now: () => door.backend.nowMs(),
    outbox,
    claims: claimsInPage(),
    isConnected: () => isConnected,
    isHere: (userId) => here === userId,
    register: (...given) => worker.register(...given),
    tell: (_, { title, text }) => told.push(`${title}: ${text}`),
  });
  const send = async (entry: OutboxEntry): Promise<void> => {
    const kind = KINDS.find(({ name }) => name === entry.kind) as WorkKind | undefined;
    if (kind === undefined) return;
    const delivery = await sendOnce({ client, ...persistence }, kind.submission, entry, 'queue', entry);
    delivered.push(`${delivery.outcome satisfies DeliveryOutcome}: ${entry.kind}`);
    settleUnseen({ client, queries: new QueryClient(), ...persistence }, kind, entry, delivery);
  };
  const worker = createOutboxWorker({ outbox, isConnected: () => isConnected, send });
  return {
    persistence,
    outbox,
    /** Outcomes of what was sent without a page, as `sent: evidence`. */
    delivered,
    /** What Priya was told of it. */
    told,
    /** A page is open from now on, of any kind: what waits is sent. Without an id nobody is signed in. */
    open: (userId: number | null = priyaNair.id): void => {
      here = userId;
      worker.workFor(userId);
    },
    loseConnection: (): void => {
      isConnected = false;
    },
    reconnect: (): void => {
      isConnected = true;
      worker.due();
    },
    /** What signing out names. */
    unsent: (userId: number = priyaNair.id): readonly string[] =>
      unsentItems(KINDS, userId, { outbox, storage }).map(({ title, detail }) => `${title}: ${detail}`),
    wipe: (): void => wipeWork(priyaNair.id, { outbox, storage }),
    /** Names of everything stored. */
    names: (): readonly string[] => {
      const device = storage();
      return Array.from({ length: device.length }, (_, index) => device.key(index) ?? '').filter((name) =>
        /^waymark\.(draft|outbox)\//.test(name),
      );
    },
  };
};

export type ReviewerDevice = ReturnType<typeof reviewerDevice>;
