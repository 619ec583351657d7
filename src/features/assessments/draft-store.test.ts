import { describe, expect, test } from 'vitest';
import { LIMITS } from '#contracts/constants.ts';
import type { Draft } from '#machines/assessments/draft.ts';
import { memoryDevice } from '#mocks/testing/memory-device.ts';
import { DRAFT_VERSION, readDraftRecord } from './draft-record.ts';
import { createDraftStore, FORGOTTEN_AFTER_MILLISECONDS, MOST_CHARACTERS, type DraftKey, type DraftStorage } from './draft-store.ts';

const draft = (assessmentId: number, text = 'Seal it.', attempts = 0): Draft => ({ assessmentId, attempts, order: [1], answers: { 1: { kind: 'text', text } } });
const key = (assessmentId: number, changed: Partial<DraftKey> = {}): DraftKey => ({ userId: 1, organisationId: 1, assessmentId, attempts: 0, ...changed });
const open = (storage: DraftStorage = memoryDevice()) => {
  let at = 1000;
  return createDraftStore({ storage: () => storage, now: () => at++ });
};

describe('C-29: drafts on the device', () => {
  test('what was written is found, with the time it was saved', () => {
    const store = open();
    expect(store.write(key(501), 'Final', draft(501))).toBe(1000);
    expect(store.read(key(501))).toEqual({ found: 'draft', draft: draft(501), savedAtMs: 1000 });
  });

  test.each([{ userId: 2 }, { organisationId: 2 }, { assessmentId: 502 }, { attempts: 1 }])('nothing is found under another key: %o', (changed) => {
    const store = open();
    store.write(key(501), 'Final', draft(501));
    expect(store.read(key(501, changed))).toEqual({ found: 'nothing' });
  });

  test('C-22: a later attempt forgets the drafts of earlier ones, and only those', () => {
    const storage = memoryDevice();
    const store = open(storage);
    for (const attempts of [0, 2]) store.write(key(501, { attempts }), 'Final', draft(501, 'x', attempts));
    store.write(key(502), 'Other', draft(502));
    store.read(key(501, { attempts: 1 }));
    expect(Array.from(storage.rows.keys())).toEqual(['waymark.draft/1/1/501/2', 'waymark.draft/1/1/502/0']);
  });

  test.each(['', '{', 'null', '[]', '{"version":1}', '{"version":99,"savedAtMs":1,"title":"","draft":{}}', JSON.stringify({ version: 1, savedAtMs: 1, title: '', draft: { assessmentId: 1, attempts: 0, order: [1], answers: { __proto__x: 1 } } })])(
    'corrupt or of a newer release, it is thrown away and said once: %s',
    (text) => {
      const storage = memoryDevice();
      const store = open(storage);
      storage.rows.set('waymark.draft/1/1/501/0', text);
      expect(store.read(key(501))).toEqual({ found: 'unreadable' });
      expect(store.read(key(501))).toEqual({ found: 'nothing' });
    },
  );

  test('unsent work is named per person; a draft without an answer is no work; wiping leaves others alone', () => {
    const store = open();
    store.write(key(501), 'Final', draft(501));
    store.write(key(502), 'Empty', draft(502, '  '));
    store.write(key(503, { userId: 2 }), 'Another person', draft(503));
    store.write(key(504), 'Over-long', draft(504, 'a'.repeat(LIMITS.answerCharacters + 1)));
    expect(store.unsentOf(1)).toEqual([
      { organisationId: 1, assessmentId: 501, title: 'Final', answered: 1, savedAtMs: 1000 },
      { organisationId: 1, assessmentId: 504, title: 'Over-long', answered: 1, savedAtMs: 1003 },
    ]);
    store.wipe(1);
    expect(store.unsentOf(1)).toEqual([]);
    expect(store.unsentOf(2)).toHaveLength(1);
  });

  test('person 1 is not person 11', () => {
    const store = open();
    store.write(key(501, { userId: 11 }), 'Final', draft(501));
    expect(store.unsentOf(1)).toEqual([]);
  });
});

describe('C-29: the device is full or denies storage', () => {
  /** Each draft is saved so long after the one before. */
  const after = (storage: DraftStorage, stepMs: number) => {
    let at = 1000;
    return createDraftStore({ storage: () => storage, now: () => (at += stepMs) });
  };

  test('all drafts together stay in bounds: what was forgotten gives way, the oldest first', () => {
    const store = after(memoryDevice(), FORGOTTEN_AFTER_MILLISECONDS * 0.6);
    const half = 'a'.repeat(MOST_CHARACTERS * 0.45);
    for (const id of [501, 502, 503]) expect(store.write(key(id), 'Final', draft(id, half))).not.toBeNull();
    expect([501, 502, 503].map((id) => store.read(key(id)).found)).toEqual(['nothing', 'draft', 'draft']);
  });

  test('a device that refuses takes the room of drafts without an answer, and of what cannot be read', () => {
    const storage = memoryDevice(500);
    storage.rows.set('waymark.draft/2/1/501/0', '{"version":1');
    const store = open(storage);
    store.write(key(502), 'Final', draft(502, ' '.repeat(150)));
    expect(store.write(key(503), 'Final', draft(503, 'a'.repeat(300)))).not.toBeNull();
    expect([501, 502, 503].map((id) => store.read(key(id)).found)).toEqual(['nothing', 'nothing', 'draft']);
  });

  test.each([
    ['there is no room on the device', 450, 150],
    ['there is no room in the bounds', undefined, MOST_CHARACTERS * 0.45],
  ])('nobody’s answers give way to others: where %s the newest are not kept, and it says so', (_, most, length) => {
    const storage = memoryDevice(most);
    const store = open(storage);
    const own = draft(501, 'a'.repeat(length));
    expect(store.write(key(501), 'Final', own)).not.toBeNull();
    store.write(key(502, { userId: 2 }), 'Empty', draft(502, ' '));
    const before = new Map(storage.rows);
    expect(store.write(key(503, { userId: 2 }), 'Final', draft(503, 'b'.repeat(length * 1.3)))).toBeNull();
    expect(storage.rows).toEqual(before);
  });

  test('a device whose clock is a year wrong, either way, loses nothing: age only decides what gives way first', () => {
    const storage = memoryDevice();
    const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
    for (const [id, now] of [[501, 0], [502, YEAR_MS], [503, -YEAR_MS]] as const) createDraftStore({ storage: () => storage, now: () => now }).write(key(id), 'Final', draft(id));
    for (const id of [501, 502, 503]) expect(open(storage).read(key(id)).found).toBe('draft');
  });

  test('where nothing helps it says so, and what was there before stays', () => {
    const store = open(memoryDevice(500));
    store.write(key(501), 'Final', draft(501, 'short'));
    expect(store.write(key(501), 'Final', draft(501, 'a'.repeat(900)))).toBeNull();
    expect(store.read(key(501))).toMatchObject({ draft: draft(501, 'short') });
  });

  test('other things on the device are not touched', () => {
    const storage = memoryDevice(400);
    storage.rows.set('waymark.state', 'a'.repeat(300));
    expect(open(storage).write(key(501), 'Final', draft(501, 'a'.repeat(200)))).toBeNull();
    expect(storage.rows.size).toBe(1);
  });

  test('denied: every call answers', () => {
    const store = createDraftStore({
      storage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      now: () => 0,
    });
    expect(store.write(key(501), 'Final', draft(501))).toBeNull();
    expect(store.read(key(501))).toEqual({ found: 'nothing' });
    expect(store.unsentOf(1)).toEqual([]);
    store.clear(key(501));
    store.wipe(1);
  });
});

describe('versions', () => {
  const record = { version: 1, savedAtMs: 5, title: 'Final', draft: draft(501) };

  test('what this release writes, it reads', () => {
    expect(readDraftRecord(JSON.stringify({ ...record, version: DRAFT_VERSION }))).toEqual({ ...record, version: DRAFT_VERSION });
  });

  test('an older record is upgraded step by step', () => {
    const { title: _, ...untitled } = record;
    const upgrades = [(old: object) => ({ ...old, name: 'Final' }), (old: Readonly<Record<string, unknown>>) => ({ ...old, title: old['name'] })];
    expect(readDraftRecord(JSON.stringify(untitled), upgrades)).toEqual({ ...record, version: 3 });
    expect(readDraftRecord(JSON.stringify({ ...untitled, version: 2, name: 'Later' }), upgrades)).toMatchObject({ title: 'Later', version: 3 });
  });

  test('an upgrade that breaks makes the record unreadable, nothing else', () => {
    const broken = () => {
      throw new Error('broken');
    };
    expect(readDraftRecord(JSON.stringify(record), [broken])).toBeNull();
  });
});
