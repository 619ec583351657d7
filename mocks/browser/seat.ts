/** Names of the backend's own: its data, its lock and its channel belong to the world. */
const WORLD = 'waymark-demo:';

/** A storage that shows, and touches, what begins with the prefix alone. */
export const prefixedStorage = (below: Storage, prefix: string): Storage => {
  const names = (): string[] =>
    Object.keys(below).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  const own: Storage = {
    get length() {
      return names().length;
    },
    key: (index) => names()[index] ?? null,
    getItem: (name) => below.getItem(`${prefix}${name}`),
    setItem: (name, value) => below.setItem(`${prefix}${name}`, value),
    removeItem: (name) => below.removeItem(`${prefix}${name}`),
    clear: () => {
      for (const name of names()) below.removeItem(`${prefix}${name}`);
    },
  };
  // `Object.keys(localStorage)` names what is stored.
  return new Proxy(own, {
    ownKeys: names,
    getOwnPropertyDescriptor: (_, name) => {
      const value = typeof name === 'string' ? own.getItem(name) : null;
      return value === null ? undefined : { value, writable: true, enumerable: true, configurable: true };
    },
  });
};

/**
 * What `document.cookie` shows and takes, in this page's memory: the backend writes the readable ones anew with each
 * load.
 */
export const cookieJar = (): { get: () => string; set: (line: string) => void } => {
  const cookies = new Map<string, string>();
  return {
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (line) => {
      const [pair = '', ...attributes] = line.split(/;\s*/);
      const [name = '', ...value] = pair.split('=');
      if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) cookies.delete(name);
      else cookies.set(name, value.join('='));
    },
  };
};

const replace = (owner: object, name: string, get: () => unknown, set?: (value: never) => void): void =>
  void Object.defineProperty(owner, name, {
    configurable: true,
    get,
    ...(set === undefined ? {} : { set: set as (value: unknown) => void }),
  });

/**
 * Gives a window a seat of its own in the world that all tabs share: everything that a browser would share between two
 * frames of one origin, under the names that the app uses. For the time before the app reads any of it; the app does
 * not notice.
 */
export const takeSeat = (view: Window & typeof globalThis, seat: string): void => {
  const prefix = `seat:${seat}/`;
  const scoped = (name: string): string => (name.startsWith(WORLD) ? name : `${prefix}${name}`);

  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const own = prefixedStorage(view[name], prefix);
      replace(view, name, () => own);
    } catch {
      // The browser denies storage: reading it throws for the app, too.
    }
  }
  // What another seat stores concerns nobody here; what this one stores in another window comes under the app's own
  // name.
  const passedOn = new WeakSet<Event>();
  view.addEventListener(
    'storage',
    (event) => {
      if (passedOn.has(event)) return;
      event.stopImmediatePropagation();
      if (event.key?.startsWith(prefix) !== true) return;
      const own = new StorageEvent('storage', {
        key: event.key.slice(prefix.length),
        oldValue: event.oldValue,
        newValue: event.newValue,
      });
      passedOn.add(own);
      view.dispatchEvent(own);
    },
    true,
  );

  const jar = cookieJar();
  replace(view.document, 'cookie', jar.get, jar.set);

  const { BroadcastChannel: Channel } = view;
  if (Channel !== undefined) {
    view.BroadcastChannel = class extends Channel {
      constructor(name: string) {
        super(scoped(name));
      }
    };
  }
  const { locks } = view.navigator as { readonly locks?: LockManager };
  if (locks !== undefined) {
    // The overloads differ in what follows the name.
    const request = (name: string, ...rest: unknown[]): unknown =>
      (locks.request as (...all: unknown[]) => unknown)(scoped(name), ...rest);
    replace(view.navigator, 'locks', () => ({ request, query: () => locks.query() }));
  }
};
