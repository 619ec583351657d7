import { hasUnsavedWork } from '#persistence/unsaved-work.ts';

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
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error && MISSING.some((text) => text.test(error.message));

export interface ReleasePorts {
  readonly build: string;
  /** Whether the page holds what this device does not keep. */
  readonly hasUnsavedWork: () => boolean;
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether the host of the app answers: without it a reload would leave nothing at all. */
  readonly isHostThere: () => Promise<boolean>;
  readonly reload: () => void;
}

const browserRelease = (): ReleasePorts => ({
  build: BUILD,
  hasUnsavedWork,
  storage: () => sessionStorage,
  isHostThere: () =>
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    ),
  reload: () => location.reload(),
});

/**
 * A part of the app is missing: after a new release the page is loaded anew, where it stands, once for each build.
 * False where something would be lost by that, where it was tried already, where it cannot be remembered, or where the
 * host is not there: then the page says so and offers a button.
 */
export const reloadForNewRelease = async (
  { build, hasUnsavedWork: isUnsaved, storage, isHostThere, reload }: ReleasePorts = browserRelease(),
): Promise<boolean> => {
  try {
    if (storage().getItem(KEY) === build || !(await isHostThere())) return false;
    // It may have come to hold something meanwhile.
    if (isUnsaved()) return false;
    storage().setItem(KEY, build);
  } catch {
    // Without a memory it might reload for ever.
    return false;
  }
  reload();
  return true;
};

/** After a form was sent, what is missing for that is the reason to load the page anew, whatever stands in its fields. */
const SENT_WITHIN_MILLISECONDS = 5000;

/** Fields that somebody types into. */
const TYPED = 'textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=file])';

/** Hears of missing parts that no page asked for: dialogs that are fetched ahead, the code of a call. */
export const watchForNewRelease = (
  isWorking: () => boolean,
  reload: () => Promise<boolean> = reloadForNewRelease,
): void => {
  let sentAt = -SENT_WITHIN_MILLISECONDS;
  window.addEventListener(
    'submit',
    () => {
      sentAt = performance.now();
    },
    true,
  );
  const isTyping = (): boolean =>
    performance.now() - sentAt >= SENT_WITHIN_MILLISECONDS &&
    [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)].some(({ value }) => value !== '');
  window.addEventListener('vite:preloadError', () => {
    // Somebody whose work is on the page, or who is typing, meets the page's own words first, and chooses.
    if (!isWorking() && !isTyping()) void reload();
  });
};
