import { QueryClient } from '@tanstack/react-query';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { testClient } from '#api/testing/test-client.ts';
import { priyaNair } from '#fixtures/people.ts';
import { bulkReviewMachine } from '#machines/evidence/bulk.machine.ts';
import { EMPTY_FORM } from '#machines/evidence/evidence-form.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { memoryDevice } from '#mocks/testing/memory-device.ts';
import { createDraftSession } from '#persistence/draft-session.ts';
import { openDrafts } from '#persistence/drafts.ts';
import { claimsInPage } from '#persistence/claims.ts';
import { createOutbox } from '#persistence/outbox.ts';
import { pageByItself } from '#persistence/persistence.ts';
import { batchWork, formFor } from './batch-work.ts';
import { batchAddress, bulkReviewActors } from './bulk.actors.ts';

const KEYS = ['evidence-tom', 'evidence-leah', 'evidence-rosa'] as const;

/** Nothing is asked of it. */
const client = testClient(createInProcess());

/** The list of a reviewer, opened on the same device as often as wanted. */
const openList = (storage: ReturnType<typeof memoryDevice>) => {
  const persistence = pageByItself({
    storage: () => storage,
    outbox: createOutbox(() => storage),
    claims: claimsInPage(),
  });
  const forms = createDraftSession(openDrafts(batchWork, priyaNair.id, persistence.storage), batchWork.draft);
  const services = {
    client,
    queries: new QueryClient(),
    forms,
    persistence,
    address: batchAddress(priyaNair.id, 1),
    sending: () => undefined,
    reportUnexpectedError: (error: unknown) => expect(error).toBeUndefined(),
  };
  const actor = createActor(bulkReviewMachine.provide(bulkReviewActors(services)), {
    input: { organisationId: 1, selected: [] },
  });
  actor.start();
  return { actor, forms };
};

/** A selection in some order, decided about with or without a word, and cancelled; or the page is opened anew. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('decide' as const),
      keys: fc.shuffledSubarray([...KEYS], { minLength: 1 }),
      verdict: fc.constantFrom('accepted' as const, 'rejected' as const),
      types: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('reload' as const) }) },
);

test('D-19: what was typed for some pieces fills the form of just these, whatever is chosen, in whatever order, also after a reload (R2)', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 4, maxLength: 30 }), (steps) => {
      const storage = memoryDevice();
      let page = openList(storage);
      const typed = new Map<string, string>();
      const shown: object[] = [];
      const wanted: object[] = [];
      for (const [nth, one] of steps.entries()) {
        const { actor, forms } = page;
        if (one.does === 'reload') {
          forms.flush();
          actor.stop();
          page = openList(storage);
          continue;
        }
        const name = one.keys.toSorted().join();
        actor.send({ type: 'selection.cleared' });
        actor.send({ type: 'rows.selected', keys: one.keys });
        actor.send({
          type: 'decision.started',
          verdict: one.verdict,
          form: formFor(forms, 1, actor.getSnapshot().context.selected),
        });
        shown.push(actor.getSnapshot().context.form);
        wanted.push({ ...EMPTY_FORM, message: typed.get(name) ?? '' });
        if (one.types) {
          actor.send({ type: 'form.changed', change: { message: `no. ${nth}` } });
          typed.set(name, `no. ${nth}`);
        }
        actor.send({ type: 'cancelled' });
      }
      page.forms.flush();
      page.actor.stop();
      expect(shown).toEqual(wanted);
    }),
    { numRuns: 200, seed: 19 },
  );
});

test('a form that shares its name with that of other pieces is not taken for theirs', () => {
  const { forms } = openList(memoryDevice());
  forms.write('1/0', { keys: ['evidence-leah'], form: { ...EMPTY_FORM, message: 'For Leah' } });
  forms.flush();
  expect(formFor({ ...forms, read: () => forms.read('1/0') }, 1, ['evidence-rosa'])).toBeNull();
  expect(formFor({ ...forms, read: () => forms.read('1/0') }, 1, ['evidence-leah'])).toMatchObject({
    message: 'For Leah',
  });
});
