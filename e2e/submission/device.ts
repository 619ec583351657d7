import type { Page } from '@playwright/test';

/** Whose work about what, as the stored names say it (`src/persistence`). */
export interface StoredWork {
  readonly userId: number;
  /** 'assessment', 'review', 'evidence'. */
  readonly kind: string;
  readonly name: string;
}

/**
 * How long no page sends by itself what a walk stored: longer than a slow machine takes to open the page that asks
 * about it.
 */
const LEFT_ALONE_MS = 120_000;

/** Names of drafts, of what waits to be sent, and of what is owed. */
const WORK_NAME = /^waymark\.(draft|outbox|owed)\//;

const pathOf = ({ userId, kind, name }: StoredWork): string => `${userId}/${kind}/${name}`;

/** The name of a submission in the outbox; the tabs call its draft so, too. */
export const outboxName = (work: StoredWork): string => `waymark.outbox/${pathOf(work)}`;

const store = (page: Page, name: string, value: object): Promise<void> =>
  page.evaluate(
    ([where, text], { localStorage } = window) => {
      // Also where the page itself stores nothing more.
      localStorage[where] = text;
    },
    [name, JSON.stringify({ version: 1, savedAtMs: Date.now(), value })] as const,
  );

/** Puts a draft on the device, as another page stored it. */
export const storeDraft = (page: Page, work: StoredWork, draft: object): Promise<void> =>
  store(page, `waymark.draft/${pathOf(work)}`, draft);

/**
 * Puts a confirmed submission on the device, as a page left it that has just closed. Other pages leave it alone for
 * some seconds. `hasLeft`: an earlier call of it may have arrived.
 */
export const storeSubmission = (
  page: Page,
  work: StoredWork,
  { stage, hasLeft, title, input }: { stage: 'confirmed' | 'left'; hasLeft: boolean; title: string; input: object },
): Promise<void> =>
  store(page, outboxName(work), {
    stage,
    title,
    confirmedAtMs: 0,
    sendAfterMs: Date.now() + LEFT_ALONE_MS,
    hasLeft,
    idempotencyKey: `walk-${Date.now()}`,
    messages: [],
    input,
  });

/** What was confirmed about bookings and is not settled, or was taken by the server and is worked on. */
export interface StoredRequest {
  readonly stage: 'confirmed' | 'left' | 'settled';
  readonly input: object;
  /** Null where it costs nothing. */
  readonly payment: {
    readonly basketKey: string;
    readonly totalInPence: number;
    readonly progress: 'open' | 'attempted' | 'paid';
    readonly reference: string | null;
  } | null;
  /** On the app's clock, milliseconds since 1970. */
  readonly confirmedAtMs?: number;
}

/**
 * Puts a request about bookings on the device, as a page left it; what is owed lies apart. Other pages leave it alone
 * for some seconds.
 */
export const storeRequest = (
  page: Page,
  work: StoredWork,
  { stage, input, payment, confirmedAtMs = 0 }: StoredRequest,
): Promise<void> =>
  store(page, payment === null || payment.progress === 'open' ? outboxName(work) : `waymark.owed/${pathOf(work)}`, {
    stage,
    title: '',
    confirmedAtMs,
    sendAfterMs: Date.now() + LEFT_ALONE_MS,
    hasLeft: stage === 'left',
    idempotencyKey: `walk-${Date.now()}`,
    messages: [],
    input,
    payment: payment === null ? null : { ...payment, attemptedAtMs: 0 },
  });

/** Removes a request about bookings from the device. */
export const removeRequest = (page: Page, work: StoredWork): Promise<void> =>
  page.evaluate(
    (names, { localStorage } = window) => names.forEach((name) => localStorage.removeItem(name)),
    [outboxName(work), `waymark.owed/${pathOf(work)}`],
  );

/** Removes all work from the device, also what the page was about to store. */
export const emptyDevice = (page: Page): Promise<void> =>
  page.evaluate((work, { document, localStorage } = window) => {
    // Heard by the page alone: queries listen to what reaches the window.
    document.dispatchEvent(new Event('visibilitychange'));
    for (const name of Object.keys(localStorage)) if (work.test(name)) localStorage.removeItem(name);
  }, WORK_NAME);

/**
 * Removes all work from the device, and lets the page, which is about to be left, store none any more: it may still
 * hear of what is changed for the page after it, and would begin work about that.
 */
export const endWork = async (page: Page): Promise<void> => {
  await emptyDevice(page);
  await page.evaluate((work, { localStorage } = window) => {
    const storage = Object.getPrototypeOf(localStorage) as Storage;
    const setItem = Reflect.get(storage, 'setItem') as (this: Storage, name: string, value: string) => void;
    storage.setItem = function setOther(name, value) {
      if (!work.test(name)) setItem.call(this, name, value);
    };
  }, WORK_NAME);
};

/** Names of all work on the device. */
export const storedWork = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (work, { localStorage } = window) => Object.keys(localStorage).filter((name) => work.test(name)),
    WORK_NAME,
  );

/** Says to the page what another tab with the same draft would say. `draft`: what it hands over, the record as a text. */
export const tellFromAnotherTab = (
  page: Page,
  work: StoredWork,
  message: 'claimed' | 'yielded' | 'submitted',
  draft: { readonly name: string; readonly text: string } | null = null,
): Promise<void> =>
  page.evaluate(
    ([name, what, handed]) => {
      const channel = new BroadcastChannel('waymark.drafts');
      channel.postMessage({ name, message: what, draft: handed });
      channel.close();
    },
    [outboxName(work), message, draft] as const,
  );

/**
 * Another tab gives away the draft that is on the device, `otherwise` where none is, under a title by which the page
 * tells it from its own.
 */
export const yieldFromAnotherTab = async (page: Page, work: StoredWork, otherwise: object): Promise<void> => {
  const stored = await page.evaluate(
    (name, { localStorage } = window) => localStorage.getItem(name),
    `waymark.draft/${pathOf(work)}`,
  );
  const { value } = (stored === null ? { value: otherwise } : JSON.parse(stored)) as { value: object };
  // Later than what the page is about to store.
  const record = {
    version: 1,
    savedAtMs: Date.now() + 1000,
    value: { ...value, title: `From another tab, ${Date.now()}` },
  };
  await tellFromAnotherTab(page, work, 'yielded', { name: work.name, text: JSON.stringify(record) });
};
