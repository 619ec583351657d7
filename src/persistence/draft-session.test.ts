import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryDevice } from '#mocks/testing/memory-device.ts';
import { createDraftSession, RETRY_AFTER_MILLISECONDS, WRITE_WITHIN_MILLISECONDS } from './draft-session.ts';
import { openDrafts } from './drafts.ts';
import type { RecordStore } from './record-store.ts';
import { answered, noteWork } from './testing/note-work.ts';

const { name, draft: format } = noteWork({
  ask: () => Promise.resolve(answered(null)),
  send: () => Promise.resolve(answered(null)),
});
const KIND = { name, draft: format };

let window: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page over a device; `written` is what reached the device, in order. */
const open = (device = memoryDevice(), { refuses = () => false }: { refuses?: () => boolean } = {}) => {
  const store = openDrafts(
    KIND,
    1,
    () => device,
    () => 7,
  );
  const written: string[] = [];
  const watched: RecordStore<string> = {
    ...store,
    write: (at, text) => {
      if (refuses()) return null;
      written.push(text);
      return store.write(at, text);
    },
  };
  const clearElsewhere = (key: string | null = null): void => {
    device.rows.clear();
    window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  };
  return { device, store, written, clearElsewhere, session: createDraftSession(watched, format) };
};

describe('what is being typed (C-29)', () => {
  test('is on the device within a quarter of a second, however fast the next letters follow', () => {
    const { session, written, store } = open();
    for (let letters = 1; letters <= 10; letters += 1) {
      session.write('1', 'a'.repeat(letters));
      vi.advanceTimersByTime(WRITE_WITHIN_MILLISECONDS / 2.5);
    }
    expect(WRITE_WITHIN_MILLISECONDS).toBeLessThan(1000);
    expect(written.length).toBeGreaterThanOrEqual(3);
    vi.advanceTimersByTime(WRITE_WITHIN_MILLISECONDS);
    expect(store.read('1')).toMatchObject({ value: 'a'.repeat(10) });
    expect(session.status()).toMatchObject({ saved: 'saved', savedAtMs: 7 });
  });

  test('is written at once, and once, where the page goes', () => {
    const { session, written } = open();
    session.write('1', 'half a sen');
    session.flush();
    session.flush();
    vi.advanceTimersByTime(1000);
    expect(written).toEqual(['half a sen']);
    expect(session.read('1')).toBe('half a sen');
  });

  test('is not written again after it was cleared, also by a change that still waited (C-22)', () => {
    const { session, written, device } = open();
    session.write('1', 'a');
    session.clear('1');
    vi.advanceTimersByTime(1000);
    expect([written, device.rows.size, session.read('1')]).toEqual([[], 0, null]);
    expect(session.status()).toMatchObject({ saved: 'notYet', found: 'nothing' });
  });

  test('reports a device that refuses and then takes it', () => {
    let refuses = true;
    const { session } = open(memoryDevice(), { refuses: () => refuses });
    const heard: string[] = [];
    session.subscribe(() => heard.push(session.status().saved));
    session.write('1', 'a');
    session.flush();
    refuses = false;
    session.write('1', 'ab');
    session.flush();
    expect(heard).toEqual(['refused', 'saved']);
  });
});

describe('a device that is full (T13)', () => {
  test('gets what it refused soon after there is room again, without another letter', () => {
    let refuses = true;
    const { session, store } = open(memoryDevice(), { refuses: () => refuses });
    const heard: string[] = [];
    session.subscribe(() => heard.push(session.status().saved));
    session.write('1', 'a');
    vi.advanceTimersByTime(RETRY_AFTER_MILLISECONDS * 3);
    expect(heard).toEqual(['refused']);
    refuses = false;
    vi.advanceTimersByTime(RETRY_AFTER_MILLISECONDS);
    expect(heard).toEqual(['refused', 'saved']);
    expect(store.read('1')).toMatchObject({ value: 'a' });
    vi.advanceTimersByTime(60_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each<[string, (session: ReturnType<typeof open>['session'], leave: () => void) => void]>([
    ['was cleared', (session) => session.clear('1')],
    ['goes on in another tab', (session) => session.release()],
    ['has no page any more', (_, leave) => leave()],
  ])('gets nothing of a draft that %s', (_, end) => {
    let refuses = true;
    const { session, device } = open(memoryDevice(), { refuses: () => refuses });
    const leave = session.subscribe(() => undefined);
    session.write('1', 'a');
    session.flush();
    end(session, leave);
    refuses = false;
    vi.advanceTimersByTime(60_000);
    expect([device.rows.size, vi.getTimerCount()]).toEqual([0, 0]);
  });
});

test('what holds no work was not saved at any time (H16)', () => {
  const { session } = open();
  session.write('1', ' ');
  session.flush();
  expect(session.status()).toMatchObject({ saved: 'saved', savedAtMs: null });
  session.read('1');
  expect(session.status().savedAtMs).toBeNull();
  session.write('1', 'a');
  session.flush();
  expect(session.status().savedAtMs).toBe(7);
});

describe('reading a draft', () => {
  test('that holds no work is nothing that came back', () => {
    const { session, store } = open();
    store.write('1', ' ');
    expect(session.read('1')).toBe(' ');
    expect(session.status().found).toBe('nothing');
  });

  test('is no change of it: what was stored keeps its time', () => {
    const { session, store, written } = open();
    store.write('1', 'Seal it.');
    session.read('1');
    session.write('1', 'Seal it.');
    session.flush();
    expect(written).toEqual([]);
    expect(session.status()).toMatchObject({ found: 'stored', foundAtMs: 7, saved: 'saved', savedAtMs: 7 });
    session.write('1', 'Seal it. Sign it.');
    session.flush();
    expect(written).toEqual(['Seal it. Sign it.']);
  });

  test('of a newer release leaves it on the device: a page that opens empty does not overwrite it', () => {
    const device = memoryDevice();
    const newer = JSON.stringify({ version: 2, savedAtMs: 5, value: 'of tomorrow' });
    device.setItem('waymark.draft/1/note/1', newer);
    const { session } = open(device);
    expect([session.read('1'), session.status().found]).toEqual([null, 'unreadable']);
    session.write('1', '');
    session.flush();
    expect(device.getItem('waymark.draft/1/note/1')).toBe(newer);
  });
});

describe('a device that was cleared in another tab, or by the browser', () => {
  test('gets again what was stored, and what was about to be', () => {
    const { session, written, clearElsewhere, store } = open();
    session.subscribe(() => undefined);
    session.write('1', 'a');
    session.flush();
    clearElsewhere();
    session.write('1', 'ab');
    clearElsewhere();
    vi.advanceTimersByTime(1000);
    expect(written).toEqual(['a', 'a', 'ab']);
    expect(store.read('1')).toMatchObject({ value: 'ab' });
  });

  test('gets again what was opened and not touched since', () => {
    const { session, store, written, clearElsewhere } = open();
    store.write('1', 'Seal it.');
    session.subscribe(() => undefined);
    session.read('1');
    session.write('1', 'Seal it.');
    clearElsewhere();
    expect(written).toEqual(['Seal it.']);
  });

  test('does not get back what was cleared here, what the app removed by its name, and what was never begun (C-22)', () => {
    const { session, written, clearElsewhere } = open();
    session.subscribe(() => undefined);
    clearElsewhere();
    session.write('1', 'a');
    session.flush();
    clearElsewhere('waymark.draft/1/note/1');
    session.clear('1');
    clearElsewhere();
    expect(written).toEqual(['a']);
  });

  test('gets nothing from a page that nobody sees any more, or whose draft goes on in another tab', () => {
    const { session, device, clearElsewhere } = open();
    const leave = session.subscribe(() => undefined);
    session.write('1', 'a');
    session.release();
    expect(device.rows.size, 'the last letter is on the device before it goes on elsewhere').toBe(1);
    clearElsewhere();
    expect(device.rows.size).toBe(0);
    session.write('1', 'ab');
    session.flush();
    leave();
    clearElsewhere();
    expect(device.rows.size).toBe(0);
  });
});
