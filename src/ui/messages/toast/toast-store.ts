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
}

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
  /** What is on screen and what waits behind it, in order. */
  all: () => readonly Toast[];
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
 * I-02: toasts of one app. Each stands for `durationMs`, paused on hover and focus, at most two at once; the rest wait
 * in order.
 */
export function createToastStore(durationMs: number, { atOnce = 2, timers = browserTimers } = {}): ToastStore {
  let all: readonly Toast[] = [];
  let visible: readonly Toast[] = [];
  let paused = false;
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

  function commit(next: readonly Toast[]) {
    all = next;
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
    all: () => all,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return store;
}
