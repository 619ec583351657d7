import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryDevice } from '#mocks/testing/memory-device.ts';
import { createDraftSession } from './draft-session.ts';
import { openDrafts } from './drafts.ts';
import { answered, noteWork } from './testing/note-work.ts';

const { name, draft: format } = noteWork({
  ask: () => Promise.resolve(answered(null)),
  send: () => Promise.resolve(answered(null)),
});

// What a device refused is written again, unless time stands still.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that stores at millisecond 7. */
const open = ({ refuses = () => false }: { refuses?: () => boolean } = {}) => {
  const device = memoryDevice();
  const store = openDrafts(
    { name, draft: format },
    1,
    () => device,
    () => 7,
  );
  const written: string[] = [];
  const write = (at: string, text: string): number | null => {
    if (refuses()) return null;
    written.push(text);
    return store.write(at, text);
  };
  return { store, written, session: createDraftSession({ ...store, write }, format) };
};

describe('a draft that goes on in another tab', () => {
  test('is handed over with its last letter, once', () => {
    const { session } = open();
    expect(session.release()).toBeNull();
    session.write('1', 'ab');
    expect(session.release()).toMatchObject({ name: '1', text: expect.stringContaining('"ab"') as string });
    expect(session.release()).toBeNull();
  });

  test('is not handed over where the device refused it: what it has is older', () => {
    let refuses = false;
    const { session } = open({ refuses: () => refuses });
    session.write('1', 'a');
    session.flush();
    refuses = true;
    session.write('1', 'ab');
    expect(session.release()).toBeNull();
  });

  test('is taken, and what was typed here before that is on the device first', () => {
    const { session, written, store } = open();
    session.write('1', 'typed here');
    expect(session.receive({ name: '1', text: JSON.stringify({ version: 1, savedAtMs: 6, value: 'older' }) })).toBe(
      false,
    );
    expect(written).toEqual(['typed here']);
    expect(session.receive({ name: '1', text: JSON.stringify({ version: 1, savedAtMs: 8, value: 'newer' }) })).toBe(
      true,
    );
    expect([session.read('1'), store.read('1')]).toMatchObject(['newer', { savedAtMs: 8 }]);
    expect(
      session.receive({ name: '1', text: JSON.stringify({ version: 1, savedAtMs: 9, value: 'newer' }) }),
      'the page has it',
    ).toBe(false);
  });

  test('is taken where the device has it already, and the page does not', () => {
    const { session, store } = open();
    session.read('1');
    store.write('1', 'newer');
    const copy = store.copy('1');
    expect(copy !== null && session.receive(copy)).toBe(true);
  });

  test('does not take the place of what the device refused', () => {
    let refuses = false;
    const { session, store } = open({ refuses: () => refuses });
    store.write('1', 'older');
    session.read('1');
    refuses = true;
    session.write('1', 'typed here');
    expect(session.receive({ name: '1', text: JSON.stringify({ version: 1, savedAtMs: 6, value: 'older' }) })).toBe(
      false,
    );
  });
});
