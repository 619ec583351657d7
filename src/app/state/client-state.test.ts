import { describe, expect, test } from 'vitest';
import { clearClientState, loadClientState, saveClientState, type KeyValueStore } from './client-state.ts';

const storeWith = (text: string | null = null): KeyValueStore & { text: string | null } => ({
  text,
  getItem() {
    return this.text;
  },
  setItem(_, value) {
    this.text = value;
  },
  removeItem() {
    this.text = null;
  },
});

describe('saved client state', () => {
  test('W-03: the selected organisation comes back', () => {
    const store = storeWith();
    saveClientState(store, { organisation_id: 81 });
    expect(loadClientState(store)).toEqual({ organisation_id: 81 });
    expect(JSON.parse(store.text ?? '')).toMatchObject({ version: '0.3' });
  });

  test('W-01: another version is discarded wholly', () => {
    expect(loadClientState(storeWith('{"version":"0.2","state":{"organisation_id":81}}'))).toEqual({ organisation_id: null });
  });

  test.each([null, '', '{', '[]', 'null', '{"version":"0.3"}', '{"version":"0.3","state":{"organisation_id":"81"}}'])(
    'W-04: %s is discarded',
    (text) => expect(loadClientState(storeWith(text))).toEqual({ organisation_id: null }),
  );

  test('A-28: sign-out clears it', () => {
    const store = storeWith('{"version":"0.3","state":{"organisation_id":81}}');
    clearClientState(store);
    expect(store.text).toBeNull();
  });

  test('a device that refuses storage is no error', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const store: KeyValueStore = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(loadClientState(store)).toEqual({ organisation_id: null });
    expect(() => saveClientState(store, { organisation_id: 1 })).not.toThrow();
    expect(() => clearClientState(store)).not.toThrow();
  });
});
