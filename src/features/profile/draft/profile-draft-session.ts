import { createEmitter } from '#api/emitter.ts';
import { hasUnsaved, NO_CHANGES, type ProfileDraft } from '#machines/profile/profile-draft.ts';
import { createDraftSession, type DraftStatus } from '#persistence/draft-session.ts';
import { openDraftTabs, type DraftTabs } from '#persistence/draft-tabs.ts';
import { openDrafts } from '#persistence/drafts.ts';
import type { Persistence } from '#persistence/persistence.ts';
import type { RecordCopy } from '#persistence/record-store.ts';
import { profileDraftName, profileWork } from './profile-work.ts';

/** The draft of a profile while a page with it is open. */
export interface ProfileDraftSession {
  readonly current: () => ProfileDraft;
  /** Shown at once; on the device, and in every other tab, within a quarter of a second. */
  readonly change: (next: ProfileDraft) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly status: () => DraftStatus;
  readonly flush: () => void;
  readonly tabs: DraftTabs;
  /** What the device has, with the last keystroke; null where it has nothing. */
  readonly copy: () => RecordCopy | null;
  /** Shows what another tab stored. */
  readonly receive: (copy: RecordCopy) => void;
  /** The page is left: a record without changes goes. */
  readonly close: () => void;
}

/**
 * Opens the draft of one person in one organisation. Every tab shows the same one and may change it: unlike answers,
 * changes are few and each belongs to a field, so no tab has to give way to another (0305).
 */
export const openProfileDraft = (
  { storage, now }: Pick<Persistence, 'storage' | 'now'>,
  userId: number,
  organisationId: number,
): ProfileDraftSession => {
  const name = profileDraftName(organisationId);
  const tabs = openDraftTabs(`${profileWork.name}/${userId}/${name}`);
  const store = openDrafts(profileWork, userId, storage, now);
  const drafts = createDraftSession(
    {
      ...store,
      write: (at, value) => {
        const savedAtMs = store.write(at, value);
        if (savedAtMs !== null) tabs.tell('yielded', store.copy(at));
        return savedAtMs;
      },
    },
    profileWork.draft,
  );
  const changed = createEmitter();
  let current = drafts.read(name) ?? NO_CHANGES;
  return {
    current: () => current,
    change: (next) => {
      current = next;
      drafts.write(name, next);
      changed.emit();
    },
    subscribe: (listener) => {
      const leave = [changed.subscribe(listener), drafts.subscribe(listener)];
      return () => {
        for (const stop of leave) stop();
      };
    },
    status: drafts.status,
    flush: drafts.flush,
    tabs,
    copy: () => {
      drafts.flush();
      return store.copy(name);
    },
    receive: (copy) => {
      if (!drafts.receive(copy)) return;
      current = drafts.read(name) ?? NO_CHANGES;
      changed.emit();
    },
    close: () => {
      drafts.flush();
      const found = store.read(name);
      if (found.found === 'stored' && !hasUnsaved(found.value)) store.clear(name);
    },
  };
};
