import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryDevice } from '#mocks/testing/memory-device.ts';
import { createDeviceStore, type DeviceStorage } from './device-store.ts';
import { createKeepSession, KEPT_WITHIN_MILLISECONDS } from './keep-session.ts';

const text = (value: unknown): string => {
  if (typeof value !== 'string') throw new Error('no text');
  return value;
};
const storeOn = (storage: () => DeviceStorage, prefix = 'test/1', version = 1) => createDeviceStore({ prefix, version, parse: text, storage, now: () => 5 });

describe('what is kept on a device', () => {
  test('is found under its own name and prefix, and under no other', () => {
    const device = memoryDevice();
    storeOn(() => device).write('one', 'first');
    expect(storeOn(() => device).read('one')).toEqual({ found: 'kept', value: 'first', savedAtMs: 5 });
    expect(storeOn(() => device).read('two')).toEqual({ found: 'nothing' });
    expect(storeOn(() => device, 'test/11').read('one')).toEqual({ found: 'nothing' });
    expect(storeOn(() => device, 'test').names()).toEqual(['1/one']);
  });

  test.each(['{"version":2,"savedAtMs":5,"value":"x"}', '{"version":1,"savedAtMs":5,"value":7}', '{"version":1,"value":"x"}', 'half a rec', ''])('what cannot be read is gone: %s', (kept) => {
    const device = memoryDevice();
    device.setItem('test/1/one', kept);
    expect(storeOn(() => device).read('one')).toEqual({ found: 'unreadable' });
    expect(device.rows.size).toBe(0);
  });

  test('a device that refuses keeps nothing, and says so', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const store = storeOn(denied);
    expect([store.read('one'), store.write('one', 'x'), store.names()]).toEqual([{ found: 'nothing' }, null, []]);
  });

  test('wiping takes every name of its own', () => {
    const device = memoryDevice();
    storeOn(() => device).write('one', 'x');
    storeOn(() => device, 'other').write('one', 'y');
    storeOn(() => device).wipe();
    expect([...device.rows.keys()]).toEqual(['other/one']);
  });
});

describe('what is being typed', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is on the device within a quarter of a second, however fast the next letters follow', () => {
    const device = memoryDevice();
    const session = createKeepSession(storeOn(() => device), 'one');
    for (let letters = 1; letters <= 10; letters += 1) {
      session.write('x'.repeat(letters));
      vi.advanceTimersByTime(KEPT_WITHIN_MILLISECONDS / 5);
    }
    expect(storeOn(() => device).read('one')).toMatchObject({ value: 'xxxxxxxxxx' });
    expect(session.status()).toEqual({ saved: 'saved', savedAtMs: 5 });
  });

  test('is there at once where the page goes, and what was cleared does not come back', () => {
    const device = memoryDevice();
    const session = createKeepSession(storeOn(() => device), 'one');
    session.write('half a sen');
    session.flush();
    expect(session.read()).toBe('half a sen');
    session.write('more');
    session.clear();
    vi.advanceTimersByTime(1000);
    expect([session.read(), device.rows.size]).toEqual([null, 0]);
  });

  test('is there again on a device that was cleared in another tab, while its page is open; what was cleared here is not', () => {
    const device = memoryDevice();
    const window = new EventTarget();
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
    vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
    const clearElsewhere = (key: string | null = null): void => {
      device.rows.clear();
      window.dispatchEvent(Object.assign(new Event('storage'), { key }));
    };
    const session = createKeepSession(storeOn(() => device), 'one');
    const leave = session.subscribe(() => undefined);
    session.write('typed');
    session.flush();
    clearElsewhere();
    expect(session.read()).toBe('typed');
    clearElsewhere('test/1/one');
    expect(session.read()).toBeNull();
    session.write('typed on');
    session.clear();
    clearElsewhere();
    expect(session.read()).toBeNull();
    session.write('typed again');
    session.flush();
    leave();
    clearElsewhere();
    expect(device.rows.size).toBe(0);
    vi.unstubAllGlobals();
  });
});
