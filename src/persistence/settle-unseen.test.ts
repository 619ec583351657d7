import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { Client } from '#api/client.ts';
import { memoryDevice } from '#mocks/testing/memory-device.ts';
import { openDrafts } from './drafts.ts';
import { createOutbox } from './outbox.ts';
import { settleUnseen } from './settle-unseen.ts';
import { answered, failureOf, noteAddress, noteWork, waitingNote, type ServerNote } from './testing/note-work.ts';
import type { Delivery, DeliveryMessage, SettleServices } from './work-kind.ts';

const COUNTED: Delivery<ServerNote> = { outcome: 'counted', now: { text: 'Seal it.' } };
const REFUSED: Delivery<ServerNote> = { outcome: 'refused', failure: failureOf({ status: 409 }) };

const setUp = ({ isHere = true, storesResult = false } = {}) => {
  const device = memoryDevice();
  const storage = () => device;
  const outbox = createOutbox(storage);
  const queries = new QueryClient();
  const told: [string, DeliveryMessage][] = [];
  const found: SettleServices['queries'][] = [];
  const work = noteWork({ ask: () => Promise.resolve(answered(null)), send: () => Promise.resolve(answered(null)) });
  const kind: typeof work = {
    ...work,
    storesResult,
    submission: {
      ...work.submission,
      settle: (services, ...rest) => {
        found.push(services.queries);
        work.submission.settle(services, ...rest);
      },
    },
  };
  const drafts = openDrafts(kind, 1, storage);
  drafts.write('1', 'Seal');
  const entry = { ...noteAddress(), ...waitingNote() };
  return {
    drafts,
    outbox,
    told,
    queries,
    found,
    settle: (delivery: Delivery<ServerNote>) =>
      settleUnseen(
        {
          client: {} as Client,
          queries,
          outbox,
          storage,
          now: () => 9,
          isHere: () => isHere,
          tell: (key, message) => void told.push([key, message]),
        },
        kind,
        entry,
        delivery,
      ),
  };
};

describe('a submission that is settled while its page is not open', () => {
  test('that counts leaves no draft, and its person is told once under its own key', () => {
    const page = setUp();
    page.settle(COUNTED);
    expect([page.drafts.names(), page.told]).toEqual([
      [],
      [['waymark.outbox/1/note/1', { title: 'A note', text: 'counted' }]],
    ]);
    expect(page.found).toEqual([page.queries]);
  });

  test('that is refused is a draft again, as it was confirmed', () => {
    const page = setUp();
    page.settle(REFUSED);
    expect(page.drafts.read('1')).toMatchObject({ value: 'Seal it.', savedAtMs: 9 });
  });

  test('leaves its result in the outbox for its page, where its kind says so and it counted', () => {
    for (const [storesResult, delivery, stage] of [
      [true, COUNTED, 'settled'],
      [true, REFUSED, undefined],
      [false, COUNTED, undefined],
    ] as const) {
      const page = setUp({ storesResult });
      page.settle(delivery);
      expect(page.outbox.find(noteAddress())?.stage).toBe(stage);
    }
  });

  test('tells nobody else, and touches nothing that somebody else sees (A-28, H-07)', () => {
    const page = setUp({ isHere: false });
    page.settle(COUNTED);
    expect([page.told, page.found, page.drafts.names()]).toEqual([[], [null], []]);
  });
});
