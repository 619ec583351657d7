import { CLIENT_STATE_VERSION } from '#contracts/constants.ts';

/** W-03: all that this device keeps of the app's own. Never a token, never the profile. */
export interface ClientState {
  readonly organisation_id: number | null;
  /** V-07: how lists of training are shown, wherever they are. */
  readonly entity_view: EntityView;
}

/** M-35: a grid of cards, or rows. */
export type EntityView = 'grid' | 'list';

const KEY = 'waymark.state';
const EMPTY: ClientState = { organisation_id: null, entity_view: 'grid' };

/** The parts of `Storage` that are used; access may throw where storage is closed to us. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const parse = (text: string | null): ClientState => {
  try {
    const stored = JSON.parse(text ?? '') as {
      version?: unknown;
      state?: { organisation_id?: unknown; entity_view?: unknown };
    };
    const { organisation_id: id, entity_view } = stored.state ?? {};
    // W-01, W-04: another version, or anything that is not what we wrote, is discarded wholly.
    return stored.version === CLIENT_STATE_VERSION && (id === null || Number.isSafeInteger(id))
      ? { organisation_id: id as number | null, entity_view: entity_view === 'list' ? 'list' : 'grid' }
      : EMPTY;
  } catch {
    return EMPTY;
  }
};

/** Reads the saved state; the empty one where there is none, an older one, or a corrupt one. */
export const loadClientState = (store: KeyValueStore): ClientState => {
  try {
    return parse(store.getItem(KEY));
  } catch {
    return EMPTY;
  }
};

/** Saves what has changed of the state, with its version; a device that refuses loses a convenience, so nothing is said. */
export const saveClientState = (store: KeyValueStore, changed: Partial<ClientState>): void => {
  try {
    const state = { ...loadClientState(store), ...changed };
    store.setItem(KEY, JSON.stringify({ version: CLIENT_STATE_VERSION, state }));
  } catch {
    // Storage is full or closed.
  }
};

/** */
export const clearClientState = (store: KeyValueStore): void => {
  try {
    store.removeItem(KEY);
  } catch {
    // Storage is closed: then nothing was kept either.
  }
};
