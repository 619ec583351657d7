import { namesBelow, onDevice, type StorageSource } from './device-storage.ts';
import { FAMILY, openDrafts } from './drafts.ts';
import { isUnsent, OUTBOX_FAMILY, type Outbox, type OutboxEntry } from './outbox.ts';
import { RECENT_FAMILY } from './recent-items.ts';
import { hasContent } from './record.ts';
import { sentKind, type StoredKind, type WorkDescription, type WorkKind } from './work-kind.ts';

/** Work of a person on this device that no server has, named. */
export interface UnsentItem extends WorkDescription {
  /** Unlike every other item's. */
  readonly key: string;
}

/** A kind that this release does not know is named, too: nothing is wiped in silence. */
const UNKNOWN_WORK: WorkDescription = { title: 'Other work', detail: 'not submitted' };

const describeEntry = (kind: WorkKind | undefined, entry: OutboxEntry): WorkDescription => {
  try {
    return kind === undefined ? UNKNOWN_WORK : { title: entry.title, detail: kind.submission.describe(kind.submission.parse(entry.input)) };
  } catch {
    return { ...UNKNOWN_WORK, title: entry.title };
  }
};

/** The draft that a confirmed submission was made from: naming it too would name the same work twice. */
const draftNameOf = (kind: WorkKind, { input }: OutboxEntry): string | null => {
  try {
    return kind.submission.draftName(kind.submission.parse(input));
  } catch {
    return null;
  }
};

/**
 * Everything of one person on this device that was typed or confirmed and that no server has, named by the kind that it
 * belongs to. Signing out, View As and the next opening read this and know no area.
 */
export const unsentItems = (kinds: readonly (StoredKind | WorkKind)[], userId: number, { outbox, storage }: { readonly outbox: Outbox; readonly storage: StorageSource }): readonly UnsentItem[] => {
  const entries = outbox.of(userId).filter(({ stage }) => isUnsent(stage));
  const confirmed = entries.map((entry) => ({ key: `${entry.kind}-${entry.name}`, ...describeEntry(sentKind(kinds, entry.kind), entry) }));
  const typed = kinds.flatMap((kind) => {
    const drafts = openDrafts(kind, userId, storage);
    const sent = sentKind([kind], kind.name);
    const named = sent === undefined ? [] : entries.filter((entry) => entry.kind === kind.name).map((entry) => draftNameOf(sent, entry));
    return drafts.names().flatMap((name) => {
      if (named.includes(name)) return [];
      const found = drafts.read(name);
      return found.found === 'stored' && hasContent(kind.draft, found.value) ? [{ key: `${kind.name}-${name}-draft`, ...kind.describeDraft(found.value) }] : [];
    });
  });
  const known = new Set(kinds.map(({ name }) => name));
  const unknown = onDevice(storage, (device) => namesBelow(device, `${FAMILY}/${userId}`), []).filter((name) => !known.has(name.split('/')[2] ?? ''));
  return [...confirmed, ...typed, ...unknown.map((key) => ({ key, ...UNKNOWN_WORK }))];
};

/** A submission that was confirmed and that no server is known to have, with the way to its page. */
export interface PendingSubmission extends UnsentItem {
  readonly href: string;
}

/** What was confirmed and waits, or left without a reply, named for a page that shows it. */
export const pendingSubmissions = (kinds: readonly (StoredKind | WorkKind)[], userId: number, outbox: Outbox): readonly PendingSubmission[] =>
  outbox
    .of(userId)
    .filter(({ stage }) => isUnsent(stage))
    .flatMap((entry) => {
      const kind = sentKind(kinds, entry.kind);
      if (kind === undefined) return [];
      try {
        return [{ key: `${entry.kind}-${entry.name}`, ...describeEntry(kind, entry), href: kind.submission.href(kind.submission.parse(entry.input)) }];
      } catch {
        return [];
      }
    });

/** Removes everything of one person from this device: on a chosen sign-out, after naming it. */
export const wipeWork = (userId: number, { outbox, storage }: { readonly outbox: Outbox; readonly storage: StorageSource }): void => {
  for (const entry of outbox.of(userId)) outbox.remove(entry);
  onDevice(
    storage,
    (device) => {
      for (const family of [FAMILY, OUTBOX_FAMILY, RECENT_FAMILY]) for (const name of namesBelow(device, `${family}/${userId}`)) device.removeItem(name);
    },
    undefined,
  );
};
