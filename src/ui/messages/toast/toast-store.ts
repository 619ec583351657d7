import type { MarkerShape } from '../marker/marker-shapes.tsx';

/** I-01: what a toast says. A toast with the same key replaces the one shown. */
export interface Toast {
  key: string;
  title?: string;
  text: string;
  /** One way on; `href` for a page, `onPress` for an action. */
  link?: { label: string; href?: string; onPress?: () => void };
  /** `danger` is announced at once, everything else politely (I-14). */
  tone?: 'neutral' | 'danger';
  marker?: MarkerShape;
  /** Milliseconds until it hides; 0 keeps it until closed. Default: the store's. */
  durationMs?: number;
  /** It can be read elsewhere, too: where many wait, one toast stands for them. */
  canMerge?: boolean;
}

/** The key of the toast that stands for many. */
export const MERGED_KEY = 'merged';

/** As many wait one by one; beyond that they are merged. */
const MOST_WAITING = 2;

/** The timers the store runs on; tests supply their own. */
export interface ToastTimers {
  now: () => number;
  set: (run: () => void, ms: number) => unknown;
  clear: (handle: unknown) => void;
}

export interface ToastStore {
  /** Shows a toast, or queues it while two are shown. A toast with the same key is replaced where it stands. */
  show: (toast: Toast) => void;
  close: (key: string) => void;
  /** Stops every running time (hover, focus); `resume` lets the rest of it run (WCAG 2.2.1). */
  pause: () => void;
  resume: () => void;
  /** Closes all, shown and waiting: e.g. on sign-out. */
  clear: () => void;
  /** What is on screen now, oldest first; the same array until something changes. */
  shown: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
}

const browserTimers: ToastTimers = {
  now: () => Date.now(),
  set: (run, ms) => setTimeout(run, ms),
  clear: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};

interface Running {
  handle: unknown;
  startedAt: number;
  leftMs: number;
}

/**
 * I-02: toasts of one app. Each stands for `durationMs`, paused on hover and focus, at most two at once; the rest wait in
 * order. Of those that can be read elsewhere at most two wait: more become one toast that says how many (0181).
 */
export function createToastStore(durationMs: number, { atOnce = 2, timers = browserTimers } = {}): ToastStore {
  let all: readonly Toast[] = [];
  let visible: readonly Toast[] = [];
  let paused = false;
  /** What the merged toast stands for, by key. */
  let merged: ReadonlyMap<string, Toast> = new Map();
  const running = new Map<string, Running>();
  const listeners = new Set<() => void>();

  function stop(key: string) {
    const timer = running.get(key);
    if (timer) timers.clear(timer.handle);
    running.delete(key);
  }

  function run(key: string, leftMs: number) {
    const handle = paused ? undefined : timers.set(() => store.close(key), leftMs);
    running.set(key, { handle, startedAt: timers.now(), leftMs });
  }

  /** The same list, with one toast for what waits where that is too much to be read one by one (T13). */
  function merge(list: readonly Toast[]): readonly Toast[] {
    if (!list.some(({ key }) => key === MERGED_KEY)) merged = new Map();
    const waiting = list.slice(atOnce).filter(({ canMerge }) => canMerge === true);
    if (waiting.length === 0 || (merged.size === 0 && waiting.length <= MOST_WAITING)) return list;
    merged = new Map([...merged, ...waiting.map((toast) => [toast.key, toast] as const)]);
    const hasDanger = [...merged.values()].some(({ tone }) => tone === 'danger');
    const summary: Toast = { key: MERGED_KEY, text: `${merged.size} more notifications`, ...(hasDanger ? { tone: 'danger' } : {}) };
    const rest = list.filter((toast) => !waiting.includes(toast));
    return rest.some(({ key }) => key === MERGED_KEY) ? rest.map((toast) => (toast.key === MERGED_KEY ? summary : toast)) : [...rest, summary];
  }

  function commit(next: readonly Toast[]) {
    all = merge(next);
    visible = all.slice(0, atOnce);
    // nothing is left to hover or focus: the next toast must not inherit the pause
    if (visible.length === 0) paused = false;
    for (const toast of visible) {
      const lasts = toast.durationMs ?? durationMs;
      if (lasts > 0 && !running.has(toast.key)) run(toast.key, lasts);
    }
    for (const listener of listeners) listener();
  }

  const store: ToastStore = {
    show(toast) {
      stop(toast.key);
      const known = all.some((other) => other.key === toast.key);
      commit(known ? all.map((other) => (other.key === toast.key ? toast : other)) : [...all, toast]);
    },
    close(key) {
      stop(key);
      commit(all.filter((toast) => toast.key !== key));
    },
    pause() {
      if (paused) return;
      paused = true;
      for (const timer of running.values()) {
        timers.clear(timer.handle);
        timer.leftMs = Math.max(0, timer.leftMs - (timers.now() - timer.startedAt));
      }
    },
    resume() {
      if (!paused) return;
      paused = false;
      for (const [key, timer] of running) run(key, timer.leftMs);
    },
    clear() {
      for (const key of running.keys()) stop(key);
      commit([]);
    },
    shown: () => visible,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return store;
}
