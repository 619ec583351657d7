import { describe, expect, test } from 'vitest';
import { memoryDevice } from '#mocks/testing/memory-device.ts';
import type { DeviceStorage } from './device-storage.ts';
import { createDraftSession } from './draft-session.ts';
import { openDrafts } from './drafts.ts';
import { EXPIRES_AFTER_MILLISECONDS, expireWorkOfOthers } from './expire-work.ts';
import type { OutboxStage } from './outbox.ts';
import { answered, noteWork } from './testing/note-work.ts';

const note = noteWork({ ask: () => Promise.resolve(answered(null)), send: () => Promise.resolve(answered(null)) });
const DAY_MS = 24 * 60 * 60 * 1000;

const draftOf = (device: DeviceStorage, userId: number, atMs = 0) =>
  openDrafts(
    note,
    userId,
    () => device,
    () => atMs,
  );
const expire = (device: DeviceStorage, nowMs: number): void => expireWorkOfOthers(2, () => device, nowMs);

describe('what another person left on a shared device (T10, 0180)', () => {
  test('a draft goes after 30 days, and not on the 30th; the person who is here keeps theirs', () => {
    const device = memoryDevice();
    for (const userId of [1, 2, 22]) draftOf(device, userId).write('501', 'Seal it.');
    expire(device, EXPIRES_AFTER_MILLISECONDS);
    expect(device.rows.size).toBe(3);
    expire(device, EXPIRES_AFTER_MILLISECONDS + 1);
    expect(Array.from(device.rows.keys())).toEqual(['waymark.draft/2/note/501']);
  });

  test('opening it counts, and changes neither the text nor when it was saved', () => {
    const device = memoryDevice();
    draftOf(device, 1).write('501', 'Seal it.');
    const openedAtMs = 20 * DAY_MS;
    const session = createDraftSession(draftOf(device, 1, openedAtMs));
    expect(session.read('501')).toBe('Seal it.');
    expect(session.status()).toMatchObject({ found: 'stored', foundAtMs: 0, savedAtMs: 0 });
    expire(device, openedAtMs + EXPIRES_AFTER_MILLISECONDS);
    expect(draftOf(device, 1).read('501')).toMatchObject({ found: 'stored', value: 'Seal it.' });
    expire(device, openedAtMs + EXPIRES_AFTER_MILLISECONDS + 1);
    expect(device.rows.size).toBe(0);
  });

  test('a full device opens it all the same', () => {
    const device = memoryDevice(70);
    draftOf(device, 1).write('501', 'Seal it.');
    expect(createDraftSession(draftOf(device, 1, 20 * DAY_MS)).read('501')).toBe('Seal it.');
  });

  test.each<[OutboxStage, boolean]>([
    ['confirmed', true],
    ['left', true],
    ['unanswered', false],
    ['settled', false],
    ['refused', false],
  ])('a submission that is %s stays for ever: %s', (stage, stays) => {
    const device = memoryDevice();
    device.setItem('waymark.outbox/1/note/1', JSON.stringify({ version: 1, savedAtMs: 0, value: { stage } }));
    expire(device, EXPIRES_AFTER_MILLISECONDS + 1);
    expect(device.rows.has('waymark.outbox/1/note/1')).toBe(stays);
  });

  test('nothing else is touched, and nothing that cannot be read', () => {
    const device = memoryDevice();
    for (const name of ['waymark.state', 'waymark.draft/1/note/1']) device.setItem(name, 'half a rec');
    expire(device, EXPIRES_AFTER_MILLISECONDS * 2);
    expect(device.rows.size).toBe(2);
  });
});
