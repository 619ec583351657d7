/** What tells one build from the next: the address of the file that this code stands in carries its hash. */
const BUILD = import.meta.url;
const KEY = 'waymark.reloadedFor';

/** How browsers say that a module or its styles did not arrive, or that a page arrived in its place. */
const MISSING = [
  /dynamically imported module/i,
  /Importing a module script failed/i,
  /Unable to preload CSS/i,
  /is not a valid JavaScript MIME type/i,
];

/** Whether an error says that a part of this build is not on the server any more, or cannot be reached. */
export const isMissingPart = (error: unknown): boolean => error instanceof Error && MISSING.some((words) => words.test(error.message));

export interface ReleasePorts {
  readonly build: string;
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether the host of the app answers: without it a reload would leave nothing at all. */
  readonly isHostThere: () => Promise<boolean>;
  readonly reload: () => void;
}

const browserRelease = (): ReleasePorts => ({
  build: BUILD,
  storage: () => sessionStorage,
  isHostThere: () =>
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    ),
  reload: () => location.reload(),
});

/**
 * A part of the app is missing: after a new release the page is loaded anew, where it stands, once for each build. What was
 * typed is on the device. False where that was tried already, where it cannot be remembered, or where the host is not there:
 * then the page says so and offers a button.
 */
export const reloadForNewRelease = async ({ build, storage, isHostThere, reload }: ReleasePorts = browserRelease()): Promise<boolean> => {
  try {
    if (storage().getItem(KEY) === build || !(await isHostThere())) return false;
    storage().setItem(KEY, build);
  } catch {
    // Without a memory it might reload for ever.
    return false;
  }
  reload();
  return true;
};

/** Hears of missing parts that no page asked for: dialogs that are fetched ahead, the code of a call. */
export const watchForNewRelease = (isWorking: () => boolean): void => {
  window.addEventListener('vite:preloadError', () => {
    // Somebody whose work is on the page meets the page's own words first, and chooses.
    if (!isWorking()) void reloadForNewRelease();
  });
};
