import { readContent, writeContent } from '#machines/builder/content-text.ts';
import type { PublishingInput } from '#machines/builder/publishing.machine.ts';
import type { BuilderContent } from '#contracts/builder/content.schema.ts';
import type { Page } from '#contracts/library/page.schema.ts';
import { createDraftSession, type DraftStatus } from '#persistence/draft-session.ts';
import { openDrafts } from '#persistence/drafts.ts';
import type { Persistence } from '#persistence/persistence.ts';
import { builderWork, pageDraftName } from './builder-work.ts';
import { versionOf } from './publishing.actors.ts';

/**
 * A change is written this many milliseconds after it at the latest: a document of 500 blocks is not written by the
 * letter.
 */
const WRITE_AFTER_MILLISECONDS = 400;

/** What stands on the page now. */
interface Written {
  readonly nodes: BuilderContent;
  readonly version: number | null;
  readonly isUnsaved: boolean;
}

/** What is written of a page while it is open. */
export interface PageDraftSession {
  /** What this device has and the server has not, when the page was opened. */
  readonly unsaved: PublishingInput['unsaved'];
  /** Is on the device within a second, or at once by `flush`. */
  readonly write: (written: Written) => void;
  /** What is on its way; null once a reply told what became of it. */
  readonly sending: (content: string | null) => void;
  readonly status: () => DraftStatus;
  readonly subscribe: (listener: () => void) => () => void;
  readonly flush: () => void;
  /** The page is left: a record without changes goes. */
  readonly close: () => void;
}

/** Opens what a person wrote of a page on this device (P-24). */
export const openPageDraft = (
  { storage, now }: Pick<Persistence, 'storage' | 'now'>,
  userId: number,
  organisationId: number,
  page: Page,
): PageDraftSession => {
  const name = pageDraftName(organisationId, page.page_id);
  const store = openDrafts(builderWork, userId, storage, now);
  const drafts = createDraftSession(store, builderWork.draft);
  const found = drafts.read(name);
  const onServer = page.content_draft ?? page.content ?? null;
  const nodes =
    found?.content === null || found === null || found.content === onServer ? null : readContent(found.content);
  const isOnServer =
    typeof found?.sent === 'string' && (found.sent === page.content_draft || found.sent === page.content);
  let sent = found?.sent ?? null;
  let pending: Written | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const storeNow = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (pending === null) return;
    const { nodes: shown, version, isUnsaved } = pending;
    pending = null;
    drafts.write(name, {
      version,
      title: page.title,
      content: isUnsaved ? writeContent(shown) : null,
      ...(sent === null ? {} : { sent }),
    });
  };
  const flush = (): void => {
    storeNow();
    drafts.flush();
  };
  return {
    unsaved: found === null || nodes === null ? null : { nodes, version: isOnServer ? versionOf(page) : found.version },
    write: (written) => {
      pending = written;
      timer ??= setTimeout(storeNow, WRITE_AFTER_MILLISECONDS);
    },
    sending: (content) => {
      sent = content;
    },
    status: drafts.status,
    subscribe: drafts.subscribe,
    flush,
    close: () => {
      flush();
      const last = store.read(name);
      if (last.found === 'stored' && last.value.content === null) store.clear(name);
    },
  };
};
