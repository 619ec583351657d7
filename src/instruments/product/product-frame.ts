import type { Demo } from '#contracts/demo.ts';
import { isOwnPath } from './own-path.ts';

/**
 * The product beside the instruments: a frame of the same origin at an address of its own. All that the instruments
 * know of it goes through here, and all that they do to it through its console.
 */
export interface ProductFrame {
  /** 1 is the product that the address of the instruments carries, 2 the one beside it, with a session of its own. */
  readonly seat: 1 | 2;
  /** Where the product lies on its host, with a slash at both ends. */
  readonly base: string;
  /**
   * The window of the document in the frame; null before the frame is on the page, and while it shows the browser's own
   * page of an error. Each load brings another document into it.
   */
  view(): Window | null;
  /**
   * The console of the document that is loaded, as soon as it answers: ask anew for every call. Rejects where none
   * answers within 20 s.
   */
  demo(): Promise<Demo>;
  /** Where the product is: its path below the base, with query and hash, beginning with a slash. */
  path(): string;
  /** Calls the listener when the path has changed or a document was loaded. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** Loads the product anew at a path. What is typed is stored on the device. */
  open(path: string): void;
  /** Loads the product anew where it is. */
  reload(): void;
  /**
   * Opens a path in a browser that remembers no visit: nobody's session, drafts or submissions. Resolves when the
   * console answers.
   */
  openAfresh(path: string): Promise<void>;
  /** For the element of the frame (React's `ref`). Returns the way to let go of it. */
  readonly attach: (element: HTMLIFrameElement | null) => (() => void) | undefined;
  /** The address that the frame begins with. */
  readonly source: string;
}

export interface ProductFrameInput {
  readonly seat: ProductFrame['seat'];
  /** Where the product lies on its host, with a slash at both ends. */
  readonly base: string;
  readonly path: string;
}

/** As often as the path is read: a page that is moved by its router tells nobody. */
const LOOK_MS = 200;
const ANSWER_MS = 40;
const PATIENT_MS = 20_000;
/** A document that has not answered by then asked for something that nobody answers: it is loaded anew, once. */
const STUCK_MS = 8000;
/** A product that could not be loaded is loaded again after this long. */
const LOAD_AGAIN_MS = 3000;

/** What a visit of the product leaves on the device: everything but how it looks and whether single keys are on. */
const OF_A_VISIT = /^waymark\.(?!keys$|theme$)/;

const forgetVisit = (): void => {
  for (const stored of [localStorage, sessionStorage])
    for (const name of Object.keys(stored)) if (OF_A_VISIT.test(name)) stored.removeItem(name);
};

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The part of an address that is the product's own; `/` where the frame shows something else. */
export const pathBelow = (
  base: string,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string => (pathname.startsWith(base) ? `/${pathname.slice(base.length)}${search}${hash}` : '/');

export const createProductFrame = ({ seat, base, path: first }: ProductFrameInput): ProductFrame => {
  const source = `${base}${first.slice(1)}`;
  const listeners = new Set<() => void>();
  let frame: HTMLIFrameElement | null = null;
  let path = first;
  /** The console of the document that is being left. */
  let left: Demo | undefined;
  /** The address that was opened last; null where the frame was last loaded anew where it is. */
  let asked: URL | null = null;

  let loadedAgainMs = Number.NEGATIVE_INFINITY;

  const view = (): Window | null => {
    const window = frame?.contentWindow ?? null;
    try {
      // A page of another origin, such as the browser's own where the product could not be loaded, lets nothing be
      // read.
      return window === null || typeof window.location.protocol === 'string' ? window : null;
    } catch {
      return null;
    }
  };
  const addressOf = (to: string, origin: string): URL => new URL(`${base}${isOwnPath(to) ? to.slice(1) : ''}`, origin);
  /** The frame is there and shows what cannot be read: it is led back to the product. */
  const loadAgain = (to: string): void => {
    if (frame === null || view() !== null) return;
    loadedAgainMs = Date.now();
    frame.src = addressOf(to, location.origin).href;
  };
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const look = (): void => {
    const at = view()?.location;
    // An empty frame is no page of the product yet.
    if (at === undefined || at.protocol === 'about:') return;
    const now = pathBelow(base, at);
    if (now === path) return;
    path = now;
    notify();
  };
  /** Asks again for what was asked for: the document itself, or what the one that came is waiting for. */
  const loadStuck = (): void => {
    const window = view();
    if (window === null) return;
    if (asked !== null && window.demo !== undefined && window.demo === left) window.location.assign(asked);
    else window.location.reload();
  };
  const leave = (): Window | null => {
    left = view()?.demo;
    return view();
  };

  const demo = async (): Promise<Demo> => {
    const beganMs = Date.now();
    const until = beganMs + PATIENT_MS;
    let isLoadedAnew = false;
    for (;;) {
      if (!isLoadedAnew && Date.now() - beganMs > STUCK_MS) {
        isLoadedAnew = true;
        loadStuck();
      }
      if (Date.now() - loadedAgainMs > LOAD_AGAIN_MS) loadAgain(path);
      const there = view()?.demo;
      if (there !== undefined && there !== left) return there;
      if (Date.now() > until) throw new Error('The product does not answer. Load the page again.');
      await sleep(ANSWER_MS);
    }
  };
  const open = (to: string): void => {
    const window = leave();
    if (window === null) return loadAgain(to);
    // An empty frame has no origin of its own.
    const { origin } = window.location.protocol === 'about:' ? location : window.location;
    const address = addressOf(to, origin);
    asked = address;
    const isHere = address.pathname === window.location.pathname && address.search === window.location.search;
    window.location.assign(address);
    // With nothing new but a hash the browser would stay in the same document.
    if (isHere) window.location.reload();
  };

  return {
    seat,
    base,
    source,
    view,
    demo,
    path: () => path,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open,
    reload: () => {
      const window = leave();
      asked = null;
      if (window === null) loadAgain(path);
      else window.location.reload();
    },
    openAfresh: async (to) => {
      const emptied = new Promise<void>((resolve) => frame?.addEventListener('load', () => resolve(), { once: true }));
      const window = leave();
      if (window === null && frame !== null) frame.src = 'about:blank';
      else window?.location.replace('about:blank');
      // What the page stores as it is left is forgotten, too.
      await emptied;
      forgetVisit();
      open(to);
      await demo();
    },
    attach: (element) => {
      if (element === null) return undefined;
      frame = element;
      const loaded = (): void => {
        look();
        notify();
      };
      element.addEventListener('load', loaded);
      const timer = setInterval(look, LOOK_MS);
      return () => {
        clearInterval(timer);
        element.removeEventListener('load', loaded);
        frame = null;
      };
    },
  };
};
