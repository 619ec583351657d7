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
    expect(loadClientState(store)).toEqual({ organisation_id: 81, entity_view: 'grid' });
    expect(JSON.parse(store.text ?? '')).toMatchObject({ version: '0.3' });
  });

  test('W-03: the entity view comes back, and either is saved without the other', () => {
    const store = storeWith();
    saveClientState(store, { organisation_id: 81 });
    saveClientState(store, { entity_view: 'list' });
    saveClientState(store, { organisation_id: 1 });
    expect(loadClientState(store)).toEqual({ organisation_id: 1, entity_view: 'list' });
  });

  test('W-04: a view that there is not is a grid', () => {
    expect(
      loadClientState(storeWith('{"version":"0.3","state":{"organisation_id":81,"entity_view":"table"}}')).entity_view,
    ).toBe('grid');
  });

  test('W-01: another version is discarded wholly', () => {
    expect(loadClientState(storeWith('{"version":"0.2","state":{"organisation_id":81}}'))).toEqual({
      organisation_id: null,
      entity_view: 'grid',
    });
  });

  test.each([null, '', '{', '[]', 'null', '{"version":"0.3"}', '{"version":"0.3","state":{"organisation_id":"81"}}'])(
    'W-04: %s is discarded',
    (text) => expect(loadClientState(storeWith(text))).toEqual({ organisation_id: null, entity_view: 'grid' }),
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
    expect(loadClientState(store)).toEqual({ organisation_id: null, entity_view: 'grid' });
    expect(() => saveClientState(store, { organisation_id: 1 })).not.toThrow();
    expect(() => clearClientState(store)).not.toThrow();
  });
});
