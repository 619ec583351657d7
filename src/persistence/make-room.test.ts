import { describe, expect, test } from 'vitest';
import { memoryDevice } from '#mocks/testing/memory-device.ts';
import type { DeviceStorage } from './device-storage.ts';
import { openDrafts } from './drafts.ts';
import { FORGOTTEN_AFTER_MILLISECONDS, MOST_CHARACTERS } from './make-room.ts';
import { createOutbox } from './outbox.ts';
import { answered, noteAddress, noteWork, waitingNote } from './testing/note-work.ts';

const note = noteWork({ ask: () => Promise.resolve(answered(null)), send: () => Promise.resolve(answered(null)) });

/** The drafts of a person; each is saved `stepMs` after the one before. */
const openAt = (storage: DeviceStorage, { userId = 1, startMs = 1000, stepMs = 1 } = {}) => {
  let nowMs = startMs;
  return openDrafts(
    note,
    userId,
    () => storage,
    () => (nowMs += stepMs),
  );
};

describe('making room on the device (C-29)', () => {
  test('all drafts together stay in bounds: what was forgotten gives way, the oldest first', () => {
    const drafts = openAt(memoryDevice(), { stepMs: FORGOTTEN_AFTER_MILLISECONDS * 0.6 });
    const half = 'a'.repeat(MOST_CHARACTERS * 0.45);
    for (const name of ['1', '2', '3']) expect(drafts.write(name, half)).not.toBeNull();
    expect(['1', '2', '3'].map((name) => drafts.read(name).found)).toEqual(['nothing', 'stored', 'stored']);
  });

  test('what is owed gives way to nothing, however old it is (0220)', () => {
    const storage = memoryDevice(700);
    const outbox = createOutbox(() => storage);
    outbox.put(
      noteAddress(),
      waitingNote({
        payment: { basketKey: 'bkt-1', totalInPence: 7200, progress: 'paid', reference: 'pi_1', attemptedAtMs: 0 },
      }),
    );
    const written = JSON.stringify([...storage.rows]);
    expect(
      openDrafts(
        note,
        1,
        () => storage,
        () => Date.now() + 2 * FORGOTTEN_AFTER_MILLISECONDS,
      ).write('1', 'a'.repeat(500)),
    ).toBeNull();
    expect(JSON.stringify([...storage.rows])).toBe(written);
  });

  test('a device that refuses takes the room of drafts without work, and of what cannot be read', () => {
    const storage = memoryDevice(500);
    storage.rows.set('waymark.draft/2/note/1', '{"version":1');
    const drafts = openAt(storage);
    drafts.write('2', ' '.repeat(250));
    expect(drafts.write('3', 'a'.repeat(380))).not.toBeNull();
    expect(Array.from(storage.rows.keys())).toEqual(['waymark.draft/1/note/3']);
  });

  test.each([
    ['there is no room on the device', 450, 150],
    ['there is no room in the bounds', undefined, MOST_CHARACTERS * 0.45],
  ])(
    'recent work never gives way to other work: where %s the newest is not stored, and the caller hears it',
    (_, most, length) => {
      const storage = memoryDevice(most);
      expect(openAt(storage).write('1', 'a'.repeat(length))).not.toBeNull();
      const other = openAt(storage, { userId: 2 });
      other.write('2', ' ');
      const before = new Map(storage.rows);
      expect(other.write('3', 'b'.repeat(length * 1.6))).toBeNull();
      expect(storage.rows).toEqual(before);
    },
  );

  test('a device whose clock is a year wrong, either way, loses nothing: age only decides what gives way first', () => {
    const storage = memoryDevice();
    const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
    for (const [name, startMs] of [
      ['1', 0],
      ['2', YEAR_MS],
      ['3', -YEAR_MS],
    ] as const)
      openAt(storage, { startMs }).write(name, 'Seal it.');
    for (const name of ['1', '2', '3']) expect(openAt(storage).read(name).found).toBe('stored');
  });

  test('where nothing helps what was there before stays', () => {
    const drafts = openAt(memoryDevice(500));
    drafts.write('1', 'short');
    expect(drafts.write('1', 'a'.repeat(900))).toBeNull();
    expect(drafts.read('1')).toMatchObject({ value: 'short' });
  });

  test('one draft above all bounds is not stored', () => {
    expect(openAt(memoryDevice()).write('1', 'a'.repeat(MOST_CHARACTERS))).toBeNull();
  });

  test('other things on the device are not touched', () => {
    const storage = memoryDevice(400);
    storage.rows.set('waymark.state', 'a'.repeat(300));
    expect(openAt(storage).write('1', 'a'.repeat(200))).toBeNull();
    expect(storage.rows.size).toBe(1);
  });

  test('confirmed work never gives way, and takes the room of drafts without work', () => {
    const storage = memoryDevice(900);
    const outbox = createOutbox(() => storage);
    openAt(storage).write('1', ' '.repeat(400));
    expect(outbox.put(noteAddress(), waitingNote({ input: 'a'.repeat(400) }))).toBe(true);
    expect(openAt(storage).read('1').found).toBe('nothing');
    expect(openAt(storage).write('2', 'b'.repeat(400))).toBeNull();
    expect(outbox.find(noteAddress())?.input).toBe('a'.repeat(400));
  });
});
