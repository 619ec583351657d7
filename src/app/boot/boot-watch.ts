/** Looks after the page until the app stands. */
export interface BootWatch {
  /** The app stands: what fails from now on is its own to say. */
  readonly started: () => void;
  /** A file without which nothing starts was asked for again, or for the first time: its time begins. */
  readonly begun: () => void;
  /** A file without which nothing starts did not come, or the start broke. */
  readonly failed: () => Promise<void>;
}

declare global {
  interface Window {
    /** Set by the page's own script (`boot-script.ts`): the development server's page has none. */
    bootWatch?: BootWatch;
  }
}

export interface BootWatchPorts {
  /** Throws where the browser denies it: the page then never loads itself anew. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Whether the host of the app answers: without it a reload would leave nothing at all. */
  readonly isHostThere: () => Promise<boolean>;
  /** Loads this page anew, with what was taken out of its address. */
  readonly reload: () => void;
}

const KEY = 'waymark.reloadedAtBoot';

/** A slow phone on a slow line needs less. */
const SLOW_AFTER_MILLISECONDS = 15_000;

const MISSING = {
  heading: 'This page could not be loaded',
  lead: 'A part of it did not arrive. Check your connection, then load it again.',
};
const SLOW = {
  heading: 'This page has not loaded yet',
  lead: 'It goes on as soon as it can. You can also load it again.',
};

const drawNotice = (page: Document, { heading, lead }: typeof MISSING, tag: string, reload: () => void) => {
  const notice = page.createElement(tag);
  notice.className = 'unloaded';
  const said = page.createElement('div');
  said.role = 'alert';
  const title = page.createElement('h1');
  title.textContent = heading;
  const text = page.createElement('p');
  text.textContent = lead;
  said.append(title, text);
  const button = page.createElement('button');
  button.type = 'button';
  button.className = 'btn btn--go';
  button.textContent = 'Load it again';
  button.addEventListener('click', reload);
  notice.append(said, button);
  return notice;
};

/**
 * Watches a page from its first script on: when its entry, its style sheet or the start itself fails, the page is
 * loaded anew once without a word, and then says so and offers a button; the same where nothing has started for long.
 * Of what is typed nothing is taken away: a form that stands stays, with the notice above it.
 */
export const watchBoot = (
  view: Window & typeof globalThis,
  { storage, isHostThere, reload }: BootWatchPorts,
): BootWatch => {
  const page = view.document;
  let isStarted = false;
  let hasStyles = true;
  let notice: HTMLElement | null = null;
  let slow: number | undefined;

  const root = (): HTMLElement | null => page.querySelector('#root');
  const removeNotice = (): void => {
    notice?.remove();
    notice = null;
    root()?.removeAttribute('hidden');
  };
  const show = (message: typeof MISSING): void => {
    if (page.body === null) return page.addEventListener('DOMContentLoaded', () => show(message), { once: true });
    removeNotice();
    // The outline of a page promises one that will not come; a form can be read and typed into.
    const outline = message === MISSING ? page.querySelector('#root[data-served=shell]') : null;
    outline?.setAttribute('hidden', '');
    notice = drawNotice(page, message, outline === null ? 'div' : 'main', reload);
    page.body.prepend(notice);
  };

  /** Loads the page anew unless that was tried, cannot be remembered, leads nowhere or loses something. */
  const reloadsOnce = async (): Promise<boolean> => {
    const isTyped = (): boolean =>
      [...page.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')].some(({ value }) => value !== '');
    try {
      const store = storage();
      if (store.getItem(KEY) !== null || isTyped() || !(await isHostThere())) return false;
      if (isTyped() || isLeaving || (isStarted && hasStyles)) return false;
      store.setItem(KEY, '1');
    } catch {
      // Without a memory it might reload for ever.
      return false;
    }
    reload();
    return true;
  };

  let isFailing = false;
  let isLeaving = false;
  const failed = async (): Promise<void> => {
    // A page that is being left gets nothing any more.
    if (isFailing || isLeaving || (isStarted && hasStyles)) return;
    isFailing = true;
    view.clearTimeout(slow);
    if (!(await reloadsOnce()) && !(isStarted && hasStyles)) show(MISSING);
    isFailing = false;
  };

  const hear = (event: Event): void => {
    const { target } = event;
    if (target instanceof view.HTMLLinkElement && target === page.querySelector('link[rel=stylesheet]')) {
      hasStyles = false;
      void failed();
    } else if (target instanceof view.HTMLScriptElement && target.type === 'module') void failed();
    // What the browser only remarks, and what scripts of others throw, carries no error.
    else if (event instanceof view.ErrorEvent && event.error instanceof view.Error) void failed();
  };
  view.addEventListener('error', hear, true);
  const leave = (): void => {
    isLeaving = true;
  };
  view.addEventListener('beforeunload', leave);

  return {
    started: () => {
      isStarted = true;
      view.clearTimeout(slow);
      view.removeEventListener('error', hear, true);
      view.removeEventListener('beforeunload', leave);
      // Without its styles the page works, and says what is wrong with it.
      if (!hasStyles) return;
      removeNotice();
      try {
        storage().removeItem(KEY);
      } catch {
        // Then the next failure says so at once.
      }
    },
    begun: () => {
      view.clearTimeout(slow);
      slow = view.setTimeout(() => {
        if (notice === null) show(SLOW);
      }, SLOW_AFTER_MILLISECONDS);
    },
    failed,
  };
};
