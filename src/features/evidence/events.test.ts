import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { EventsInput } from '#current/area-events.ts';
import type { DecidedEvidence, DecidedEvidenceInput } from './decided-evidence.ts';
import { evidenceEvents } from './events.ts';

const decided = {
  note: vi.fn<DecidedEvidence['note']>(),
  look: vi.fn<DecidedEvidence['look']>(),
  resume: vi.fn<DecidedEvidence['resume']>(),
  stop: vi.fn<DecidedEvidence['stop']>(),
};
const watch = vi.fn<(input: DecidedEvidenceInput) => DecidedEvidence>(() => decided);
vi.mock('./decided-evidence.ts', () => ({ watchDecidedEvidence: (input: DecidedEvidenceInput) => watch(input) }));

beforeEach(() => void vi.clearAllMocks());

const open = () => {
  let now = 1000;
  const input = {
    queries: new QueryClient(),
    current: () => ({ organisation: { organisation_id: 1 } }),
    now: () => now,
  } as unknown as EventsInput;
  const events = evidenceEvents(input, { learn: () => Promise.resolve(), look: () => Promise.resolve() });
  now = 9000;
  const raise = (payload: { readonly entity_id: number; readonly organisation_id?: number }) => {
    events.onEntityUpdated?.(payload);
    events.effects['entity.updated']?.(payload);
  };
  return { events, raise };
};

describe('N-17: what watches one’s own evidence', () => {
  test('is loaded with the first event, and knows since when events were heard', async () => {
    const { raise, events } = open();
    events.onArrival?.();
    await Promise.resolve();
    expect(watch).not.toHaveBeenCalled();
    raise({ entity_id: 3 });
    raise({ entity_id: 4, organisation_id: 1 });
    await vi.waitFor(() => expect(decided.look).toHaveBeenCalledTimes(2));
    expect(watch.mock.calls).toEqual([[expect.objectContaining({ sinceMs: 1000 })]]);
    expect(decided.note.mock.calls).toEqual([
      [3, 1],
      [4, 1],
    ]);
    events.stop?.();
    await vi.waitFor(() => expect(decided.stop).toHaveBeenCalledTimes(1));
  });

  test('or when the channel is heard again', async () => {
    const { events } = open();
    events.onArrival?.();
    events.onArrival?.();
    await vi.waitFor(() => expect(decided.resume).toHaveBeenCalledTimes(1));
  });

  test('hears nothing of another organisation', async () => {
    const { raise, events } = open();
    raise({ entity_id: 3, organisation_id: 81 });
    raise({ entity_id: 4 });
    await vi.waitFor(() => expect(decided.note.mock.calls).toEqual([[4, 1]]));
    expect(decided.look).toHaveBeenCalledTimes(1);
    events.stop?.();
  });
});
