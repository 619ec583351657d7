import { vi } from 'vitest';
import type { CallOptions, Client } from '#api/client.ts';
import type { ApiFailure } from '#api/failure.ts';
import { memoryDevice } from '#mocks/testing/memory-device.ts';
import { decisionEffects } from '../decision-effects.ts';
import { claimsInPage } from '../claims.ts';
import { createOutbox } from '../outbox.ts';
import { pageByItself } from '../persistence.ts';
import type { DeliveryMessage } from '../work-kind.ts';
import { answered, failed, noteAddress, noteWork, type ServerNote } from './note-work.ts';

const ADDRESS = noteAddress();
/** What is decided. */
export const NOTE = { title: 'A note', confirmedAtMs: 0, input: 'Seal it.' };
/** Nothing came back. */
export const LOST = failed({ kind: 'network', status: null });

/** A page with a decision before a server; both answers can be changed. */
export const setUpDecision = (device = memoryDevice()) => {
  const outbox = createOutbox(() => device);
  const announced: ApiFailure[] = [];
  const shown: ServerNote[] = [];
  const told: DeliveryMessage[] = [];
  const keys: CallOptions[] = [];
  const server = { asked: answered(null), sent: answered('Seal it.'), isConnected: true, isHere: true };
  const kind = noteWork({
    ask: () => Promise.resolve(server.asked),
    send: (_, options) => {
      keys.push(options);
      return Promise.resolve(server.sent);
    },
  });
  const cleared = vi.fn<() => void>();
  const flushed = vi.fn<() => void>();
  const effects = decisionEffects({
    client: { announce: (failure: ApiFailure) => void announced.push(failure) } as unknown as Client,
    persistence: pageByItself({
      storage: () => device,
      outbox,
      claims: claimsInPage(),
      isConnected: () => server.isConnected,
      isHere: () => server.isHere,
      tell: (_, message) => void told.push(message),
    }),
    kind,
    address: ADDRESS,
    flush: flushed,
    clearDraft: cleared,
    show: (now) => shown.push(now),
  });
  return {
    effects,
    outbox,
    announced,
    shown,
    told,
    options: keys,
    server,
    cleared,
    flushed,
    entry: () => outbox.find(ADDRESS),
  };
};

/** The decision is made, and its time to undo runs. */
export const decide = (page: ReturnType<typeof setUpDecision>) => page.effects.store(NOTE, 8000);
