import { useEffect, useState, type RefObject } from 'react';
import { shownAs, type FileKind } from './file-kind.ts';

/** How far a file has come. Its address is of this page and ends with it. */
export type FileState =
  | { readonly at: 'waiting' | 'loading' | 'failed' }
  | {
      readonly at: 'ready';
      readonly blob: Blob;
      readonly shown: { readonly kind: FileKind; readonly url: string } | null;
    };

/** So far outside of sight a file is fetched already. */
const AHEAD = '600px 0px';

/** Fetches a file when its place comes near the sight. `load` must stay the same from one rendering to the next. */
export const useFile = (
  name: string,
  load: () => Promise<Blob | null>,
  container: RefObject<HTMLElement | null>,
): { readonly file: FileState; readonly retry: () => void } => {
  const [file, setFile] = useState<FileState>({ at: 'waiting' });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isGone = false;
    let url: string | undefined;
    const fetchIt = async (): Promise<void> => {
      setFile({ at: 'loading' });
      const blob = await load();
      if (isGone) return;
      if (blob === null) return setFile({ at: 'failed' });
      const shown = await shownAs(blob, name);
      if (isGone) return;
      url = shown === null ? undefined : URL.createObjectURL(shown.blob);
      setFile({ at: 'ready', blob, shown: shown === null || url === undefined ? null : { kind: shown.kind, url } });
    };
    const stop = whenNear(container.current, () => void fetchIt());
    return () => {
      isGone = true;
      stop();
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [name, load, container, tries]);

  return { file, retry: () => setTries((before) => before + 1) };
};

/** Runs once when an element comes near the sight; at once where nobody can tell. Returns the way to stop. */
const whenNear = (element: Element | null, run: () => void): (() => void) => {
  if (element === null || typeof IntersectionObserver === 'undefined') {
    run();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: AHEAD },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
