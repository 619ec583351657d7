import { useEffect, useLayoutEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

export interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /** Fetches its code ahead of need. Never rejects. */
  readonly fetch: () => Promise<void>;
}

export interface LazyPartOptions<Props> {
  /** What stands while its code is on its way. */
  readonly waiting?: ReactNode;
  /** What stands where its code did not come; `again` asks for it once more. Nothing unless given. */
  readonly missing?: (again: () => void, props: Props) => ReactNode;
}

/**
 * A part beside what the page is about, whose code comes when it is needed. Where that does not come, this part alone
 * is missing and the page stands: `React.lazy` would throw, take everything up to the next boundary with it, and
 * remember the failure for good. It is asked for again with each use, and when the browser says that it is online
 * again.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, missing = () => null }: LazyPartOptions<Props> = {},
): LazyPart<Props> => {
  const listeners = new Set<() => void>();
  let loaded: { readonly Part: ComponentType<Props> } | 'waiting' | 'missing' = 'waiting';
  let pendingLoad: Promise<void> | null = null;

  const become = (next: typeof loaded): void => {
    loaded = next;
    for (const listener of listeners) listener();
  };
  const current = () => loaded;
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  const ask = (): Promise<void> => {
    if (pendingLoad !== null) return pendingLoad;
    if (loaded === 'missing') become('waiting');
    pendingLoad = load().then(
      (Part) => become({ Part }),
      () => {
        pendingLoad = null;
        become('missing');
      },
    );
    return pendingLoad;
  };
  const again = (): void => void ask();

  function Part(props: Props): ReactNode {
    const state = useSyncExternalStore(subscribe, current, current);
    const isMissing = state === 'missing';
    // Before anything is painted: what was missing the last time is not shown first.
    useLayoutEffect(again, []);
    useEffect(() => {
      if (!isMissing) return undefined;
      window.addEventListener('online', again);
      return () => window.removeEventListener('online', again);
    }, [isMissing]);
    if (state === 'missing') return missing(again, props);
    if (state === 'waiting') return waiting;
    return <state.Part {...props} />;
  }
  return Object.assign(Part, { fetch: ask });
};
