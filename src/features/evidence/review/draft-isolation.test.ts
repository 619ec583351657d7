import { QueryClient } from '@tanstack/react-query';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SimulatedClock, waitFor } from 'xstate';
import { testClient } from '#api/testing/test-client.ts';
import { priyaNair } from '#fixtures/people.ts';
import { UNDO_MILLISECONDS } from '#machines/undo.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { memoryDevice } from '#mocks/testing/memory-device.ts';
import { claimsInPage } from '#persistence/claims.ts';
import { createOutbox } from '#persistence/outbox.ts';
import { pageByItself } from '#persistence/persistence.ts';
import { createEvidenceSession } from './evidence-session.ts';

/** Keys that differ by a little, or only once they are written into an address. */
const KEYS = ['evidence-tom', 'evidence-leah', 'evidence-rosa', 'evidence-hannah', 'a/b', 'a%2Fb'] as const;
type Key = (typeof KEYS)[number];

type Session = ReturnType<typeof createEvidenceSession>;

/** A reviewer's browser, the backend, and what was written for whom. */
const setUp = async () => {
  const backend = createInProcess();
  await backend.demo.as(priyaNair.email);
  await backend.backend.write(async (db) => {
    const tom = db.tables.evidence.get('evidence-tom');
    if (tom !== undefined) for (const key of ['a/b', 'a%2Fb']) await db.tables.evidence.insert({ ...tom, key });
  });
  const client = testClient(backend);
  const storage = memoryDevice();
  const outbox = createOutbox(() => storage);
  const persistence = pageByItself({
    storage: () => storage,
    outbox,
    claims: claimsInPage(),
    now: () => backend.backend.nowMs(),
  });
  /** One cache, as the app has it: what one page left in it the next one finds. */
  const queries = new QueryClient();
  let open: { session: Session; key: Key } | null = null;
  let clock = new SimulatedClock();
  let messageCount = 0;
  /** What was typed last under a key, and not sent. */
  const typed = new Map<Key, string>();
  const settled = async (session: Session) => waitFor(session.actor, (state) => !state.hasTag('busy'));

  return {
    backend,
    open: async (key: Key): Promise<void> => {
      clock = new SimulatedClock();
      const session = createEvidenceSession({
        client,
        queries,
        key,
        reviewerId: priyaNair.id,
        persistence,
        clock,
        reportUnexpectedError: (error) => expect(error).toBeUndefined(),
      });
      open = { session, key };
      session.actor.start();
      const state = await settled(session);
      if (!state.matches('form')) return;
      expect(state.context.message).toBe(typed.get(key) ?? '');
      expect(state.context.score).toBe('100');
      expect(state.context.verdict).toBe(typed.has(key) ? 'rejected' : null);
    },
    type: (): void => {
      if (!open?.session.actor.getSnapshot().matches('form')) return;
      messageCount += 1;
      const message = `for ${open.key}, no. ${messageCount}`;
      open.session.send({ type: 'verdict.chosen', verdict: 'rejected' });
      open.session.send({ type: 'form.changed', change: { message } });
      typed.set(open.key, message);
    },
    submit: (): void =>
      open?.session.send({ type: 'submit.requested', nowUnix: Math.floor(backend.backend.nowMs() / 1000) }),
    undo: (): void => open?.session.send({ type: 'undone' }),
    waitOut: async (): Promise<void> => {
      if (!open?.session.actor.getSnapshot().matches('waiting')) return;
      clock.increment(UNDO_MILLISECONDS);
      await settled(open.session);
      typed.delete(open.key);
    },
    leave: async (): Promise<void> => {
      if (open === null) return;
      const wasWaiting = open.session.actor.getSnapshot().matches('waiting');
      open.session.leave();
      open.session.actor.stop();
      if (wasWaiting) {
        await expect.poll(() => outbox.of(priyaNair.id)).toEqual([]);
        typed.delete(open.key);
      }
      open = null;
      await queries.invalidateQueries();
    },
  };
};

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('open' as const), key: fc.constantFrom(...KEYS) }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('type' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('submit' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('undo' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('waitOut' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('leave' as const) }) },
);

test('nothing typed for one piece can appear for the next, whatever is opened, typed, left, taken back or sent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
      const reviewer = await setUp();
      for (const one of steps) {
        if (one.does === 'open') {
          await reviewer.leave();
          await reviewer.open(one.key);
        } else await reviewer[one.does]();
      }
      await reviewer.leave();
      const written = await reviewer.backend.backend.read((db) =>
        KEYS.flatMap((key) => db.tables.evidence.where((row) => row.key === key && row.review_message !== null)),
      );
      expect(written.map(({ review_message }) => review_message?.replace(/, no\. \d+$/, ''))).toEqual(
        written.map(({ key }) => `for ${key}`),
      );
    }),
    { numRuns: 120, seed: 19 },
  );
}, 120_000);
