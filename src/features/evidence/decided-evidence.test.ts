import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { libraryKeys } from '#api/queries/library.keys.ts';
import { testClient } from '#api/testing/test-client.ts';
import type { Current } from '#current/current-context.ts';
import type { NewNotification } from '#current/new-notification.ts';
import { moduleEntity } from '#fixtures/entities.ts';
import { externalWithEvidence, moduleDueSoon } from '#fixtures/library/modules.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { EvidenceRecord } from '#fixtures/records/evidence.record.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { watchDecidedEvidence } from './decided-evidence.ts';

/** What Amara sent about Basic Life Support; it waits. */
const OWN = 'evidence-bls-amara';
const OWN_ENTITY = moduleEntity(externalWithEvidence.module_id);
const TITLE = externalWithEvidence.title;
const WITHOUT_EVIDENCE = moduleEntity(moduleDueSoon.module_id);
const OF_NO_MODULE = 99_999;

const setUp = async () => {
  const door = createInProcess();
  await door.demo.as(amaraOsei.email);
  const told: NewNotification[] = [];
  const queries = new QueryClient();
  const now = () => door.backend.nowMs();
  let organisationId = 1;
  const current = () =>
    ({ profile: { id: amaraOsei.id }, organisation: { organisation_id: organisationId } }) as unknown as Current;
  const watch = () =>
    watchDecidedEvidence({
      client: testClient(door),
      queries,
      notifications: { tell: (message) => told.push(message) },
      current,
      sinceMs: now(),
      signal: new AbortController().signal,
    });
  const change = (key: string, changes: Partial<EvidenceRecord>) =>
    door.backend.write((db) => db.tables.evidence.update(key, { reviewed_at: Math.floor(now() / 1000), ...changes }));
  return {
    door,
    told,
    queries,
    watch,
    decided: watch(),
    texts: () => told.map(({ text }) => text),
    accept: (key = OWN) => change(key, { status: 'accepted' }),
    reject: (review_message: string | null, key = OWN) => change(key, { status: 'rejected', review_message }),
    change,
    /** Another piece of Amara's, like the first. */
    send: (key: string, module_id: number) =>
      door.backend.write((db) =>
        db.tables.evidence.insert({ ...db.tables.evidence.require(OWN), key, entity_id: moduleEntity(module_id) }),
      ),
    calls: async (name: string) => (await door.demo.log()).filter(({ call }) => call === name).length,
    goTo: (id: number) => void (organisationId = id),
  };
};

describe('N-17, Y-09: what was decided about one’s own evidence', () => {
  test('accepted: with the way to the training', async () => {
    const { decided, told, accept } = await setUp();
    await accept();
    decided.note(OWN_ENTITY, 1);
    await decided.look();
    expect(told).toEqual([
      {
        key: `evidence.${OWN}`,
        text: `Your evidence for ${TITLE} was accepted.`,
        marker: 'done',
        link: { label: 'See the training', href: '/modules/711' },
      },
    ]);
  });

  test.each([
    [null, ''],
    ['  ', ''],
    ['The other side, please.', ' The reviewer wrote: “The other side, please.”'],
    ['🎓'.repeat(200), ` The reviewer wrote: “${'🎓'.repeat(200)}”`],
    ['é'.repeat(201), ` The reviewer wrote: “${'é'.repeat(200)}…”`],
  ])('rejected: in the reviewer’s words, where there are any: %j', async (message, quoted) => {
    const { decided, told, reject } = await setUp();
    await reject(message);
    decided.note(OWN_ENTITY, 1);
    await decided.look();
    expect(told).toMatchObject([{ text: `Your evidence for ${TITLE} was not accepted.${quoted}`, marker: 'wrong' }]);
  });

  test('nothing is said while it waits, as after sending it', async () => {
    const { decided, texts, accept } = await setUp();
    decided.note(OWN_ENTITY, 1);
    await decided.look();
    expect(texts()).toEqual([]);
    await accept();
    decided.note(OWN_ENTITY, 1);
    await decided.look();
    expect(texts()).toHaveLength(1);
  });

  test('nothing twice: not with another event, not when the channel is heard again, not after a reload', async () => {
    const { decided, texts, accept, watch, door } = await setUp();
    await accept();
    for (let nth = 0; nth < 2; nth += 1) {
      decided.note(OWN_ENTITY, 1);
      await decided.look();
      await decided.resume();
    }
    expect(texts()).toHaveLength(1);
    await door.demo.clock.advance('3s');
    const reloaded = watch();
    reloaded.note(OWN_ENTITY, 1);
    await reloaded.look();
    expect(texts()).toHaveLength(1);
  });

  test('what waited when it was last seen is news whenever it was decided: the event may have been missed', async () => {
    const { decided, texts, calls, change } = await setUp();
    await decided.resume();
    expect(await calls('getModule')).toBe(0);
    decided.note(OWN_ENTITY, 1);
    await decided.look();
    await change(OWN, { status: 'accepted', reviewed_at: null });
    await decided.resume();
    expect(texts()).toEqual([`Your evidence for ${TITLE} was accepted.`]);
  });

  test('what was decided before this visit is no news', async () => {
    const { decided, texts, change } = await setUp();
    await change(OWN, { status: 'accepted', reviewed_at: 1 });
    decided.note(OWN_ENTITY, 1);
    await decided.look();
    expect(texts()).toEqual([]);
  });

  test('whichever call brings the news: also that of a page', async () => {
    const { queries, texts, watch, decided } = await setUp();
    decided.stop();
    const page = (status: string) =>
      queries.setQueryData(libraryKeys.module(1, 711), {
        module_id: 711,
        entity_id: OWN_ENTITY,
        title: 'Sharps',
        evidence: [{ key: 'new', status }],
      });
    page('pending');
    watch();
    page('accepted');
    page('pending');
    page('accepted');
    expect(texts()).toEqual(['Your evidence for Sharps was accepted.']);
  });
});

describe('what it asks for', () => {
  test('several at once: each module once, whatever else has changed; the list that home has is not asked for', async () => {
    const { decided, door, texts, accept, reject, send, calls, queries } = await setUp();
    await send('another', moduleDueSoon.module_id);
    await accept();
    await reject(null, 'another');
    queries.setQueryData(libraryKeys.assignedModules(1, amaraOsei.id), [
      { entity_id: OWN_ENTITY, module_id: 711 },
      { entity_id: WITHOUT_EVIDENCE, module_id: moduleDueSoon.module_id },
    ]);
    for (const entityId of [OWN_ENTITY, WITHOUT_EVIDENCE, OWN_ENTITY]) decided.note(entityId, 1);
    await decided.look();
    expect(texts().toSorted()).toEqual([
      `Your evidence for ${TITLE} was accepted.`,
      `Your evidence for ${moduleDueSoon.title} was not accepted.`,
    ]);
    expect([await calls('getModule'), await calls('listUserModules')]).toEqual([2, 0]);
    expect((await door.demo.log()).every(({ status }) => status === 200)).toBe(true);
  });

  test('where a module has no evidence, and where an entity is no module of theirs: nothing is said; the latter is asked for once', async () => {
    const { decided, texts, calls } = await setUp();
    for (let nth = 0; nth < 2; nth += 1) {
      decided.note(WITHOUT_EVIDENCE, 1);
      decided.note(OF_NO_MODULE, 1);
      await decided.look();
    }
    expect([texts(), await calls('getModule'), await calls('listUserModules')]).toEqual([[], 2, 1]);
  });

  test('nothing of another organisation: what was noted before the switch is not looked at, and what comes after it says nothing', async () => {
    const { decided, texts, calls, accept, goTo, queries } = await setUp();
    await accept();
    decided.note(OWN_ENTITY, 1);
    goTo(81);
    await decided.look();
    queries.setQueryData(libraryKeys.module(1, 711), {
      module_id: 711,
      entity_id: OWN_ENTITY,
      title: TITLE,
      evidence: [{ key: OWN, status: 'accepted', reviewed_at: 9_999_999_999 }],
    });
    expect([texts(), await calls('getModule'), await calls('listUserModules')]).toEqual([[], 0, 0]);
  });

  test.each(['getModule', 'listUserModules'])(
    'what does not come (%s) is no news, and is asked for again when the channel is',
    async (call) => {
      const { decided, door, texts, accept } = await setUp();
      await accept();
      await door.demo.faults.set([{ call, status: 500 }]);
      decided.note(OWN_ENTITY, 1);
      await decided.look();
      expect(texts()).toEqual([]);
      await decided.resume();
      expect(texts()).toHaveLength(1);
    },
  );

  test('stopped, it tells of nothing', async () => {
    const { decided, texts, accept } = await setUp();
    await accept();
    decided.stop();
    decided.note(OWN_ENTITY, 1);
    await decided.look();
    expect(texts()).toEqual([]);
  });
});
