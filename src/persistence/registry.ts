import { namesBelow, onDevice, type StorageSource } from './device-storage.ts';
import { FAMILY, openDrafts } from './drafts.ts';
import {
  isOwed,
  isSendable,
  isToBeReturned,
  isUnsent,
  OUTBOX_FAMILY,
  type Outbox,
  type OutboxEntry,
} from './outbox.ts';
import { RECENT_FAMILY } from './recent-items.ts';
import { hasContent } from './record.ts';
import {
  isSentKind,
  isTypedKind,
  sentKind,
  type RegisteredKind,
  type SentKind,
  type WorkDescription,
} from './work-kind.ts';

/** Work of a person on this device that no server has, named. */
export interface UnsentItem extends WorkDescription {
  /** Unlike every other item's. */
  readonly key: string;
}

/** A kind that this release does not know is named, too: nothing is wiped in silence. */
const UNKNOWN_WORK: WorkDescription = { title: 'Other work', detail: 'not submitted' };

const describeEntry = (kind: SentKind | undefined, { title, input, payment }: OutboxEntry): WorkDescription => {
  if (kind === undefined) return UNKNOWN_WORK;
  const { submission } = kind;
  try {
    const confirmed = submission.parse(input);
    const detail =
      payment === null || !isOwed({ payment })
        ? submission.describe(confirmed)
        : (submission.describeOwed?.(confirmed, payment) ?? submission.describe(confirmed));
    return { title: title === '' ? (submission.title?.(confirmed) ?? UNKNOWN_WORK.title) : title, detail };
  } catch {
    return { ...UNKNOWN_WORK, title: title === '' ? UNKNOWN_WORK.title : title };
  }
};

/** The draft that a confirmed submission was made from: naming it too would name the same work twice. */
const draftNameOf = (kind: RegisteredKind, { input }: OutboxEntry): string | null => {
  if (!isSentKind(kind)) return null;
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
export const unsentItems = (
  kinds: readonly RegisteredKind[],
  userId: number,
  { outbox, storage }: { readonly outbox: Outbox; readonly storage: StorageSource },
): readonly UnsentItem[] => {
  const entries = outbox.of(userId).filter((entry) => isUnsent(entry.stage) && !isOwed(entry));
  const confirmed = entries.map((entry) => ({
    key: `${entry.kind}-${entry.name}`,
    ...describeEntry(sentKind(kinds, entry.kind), entry),
  }));
  const typed = kinds.filter(isTypedKind).flatMap((kind) => {
    const drafts = openDrafts(kind, userId, storage);
    const named = entries.filter((entry) => entry.kind === kind.name).map((entry) => draftNameOf(kind, entry));
    return drafts.names().flatMap((name) => {
      if (named.includes(name)) return [];
      const found = drafts.read(name);
      return found.found === 'stored' && hasContent(kind.draft, found.value)
        ? [{ key: `${kind.name}-${name}-draft`, ...kind.describeDraft(found.value) }]
        : [];
    });
  });
  const known = new Set(kinds.map(({ name }) => name));
  const unknown = onDevice(storage, (device) => namesBelow(device, `${FAMILY}/${userId}`), []).filter(
    (name) => !known.has(name.split('/')[2] ?? ''),
  );
  return [...confirmed, ...typed, ...unknown.map((key) => ({ key, ...UNKNOWN_WORK }))];
};

/** What is owed to a person: money was taken, or may be, for something that is not known to be delivered. */
export interface OwedItem extends UnsentItem {
  readonly href: string;
  readonly totalInPence: number;
  /** Whether another request has done what was paid for: the money has to be given back. */
  readonly isToBeReturned: boolean;
}

/** The page of an entry; home where its kind is unknown. */
const hrefOf = (kind: SentKind | undefined, { input }: OutboxEntry): string => {
  try {
    return kind === undefined ? '/' : kind.submission.href(kind.submission.parse(input));
  } catch {
    return '/';
  }
};

/**
 * Everything that is owed to one person on this device, named. It survives sign-out, View As and other people on the
 * device.
 */
export const owedItems = (kinds: readonly RegisteredKind[], userId: number, outbox: Outbox): readonly OwedItem[] =>
  outbox.of(userId).flatMap((entry) => {
    if (entry.payment === null || !isOwed(entry)) return [];
    const kind = sentKind(kinds, entry.kind);
    return [
      {
        key: `${entry.kind}-${entry.name}`,
        ...describeEntry(kind, entry),
        href: hrefOf(kind, entry),
        totalInPence: entry.payment.totalInPence,
        isToBeReturned: isToBeReturned(entry.payment),
      },
    ];
  });

/** A submission that was confirmed and that no server is known to have, with the way to its page. */
export interface PendingSubmission extends UnsentItem {
  readonly href: string;
}

const named = (kinds: readonly RegisteredKind[], entry: OutboxEntry): readonly PendingSubmission[] => {
  const kind = sentKind(kinds, entry.kind);
  if (kind === undefined || isOwed(entry)) return [];
  try {
    return [
      {
        key: `${entry.kind}-${entry.name}`,
        ...describeEntry(kind, entry),
        href: kind.submission.href(kind.submission.parse(entry.input)),
      },
    ];
  } catch {
    return [];
  }
};

/** What was confirmed and waits, or left without a reply, named for a page that shows it. */
export const pendingSubmissions = (
  kinds: readonly RegisteredKind[],
  userId: number,
  outbox: Outbox,
): readonly PendingSubmission[] =>
  outbox
    .of(userId)
    .filter(isSendable)
    .flatMap((entry) => named(kinds, entry));

/**
 * What was confirmed and did not arrive, and is not sent by itself (0026, T18): its draft stands on the device until
 * its person opens it and confirms again.
 */
export const undeliveredSubmissions = (
  kinds: readonly RegisteredKind[],
  userId: number,
  { outbox, storage }: { readonly outbox: Outbox; readonly storage: StorageSource },
): readonly PendingSubmission[] =>
  outbox.of(userId).flatMap((entry) => {
    const kind = sentKind(kinds, entry.kind);
    if (entry.stage !== 'unanswered' || kind === undefined || !isTypedKind(kind)) return [];
    const name = draftNameOf(kind, entry);
    const isDraft = name !== null && openDrafts(kind, userId, storage).read(name).found === 'stored';
    return isDraft ? named(kinds, entry) : [];
  });

/** Removes the work of one person from this device: on a chosen sign-out, after naming it. What is owed stays. */
export const wipeWork = (
  userId: number,
  { outbox, storage }: { readonly outbox: Outbox; readonly storage: StorageSource },
): void => {
  for (const entry of outbox.of(userId)) if (!isOwed(entry)) outbox.remove(entry);
  onDevice(
    storage,
    (device) => {
      for (const family of [FAMILY, OUTBOX_FAMILY, RECENT_FAMILY])
        for (const name of namesBelow(device, `${family}/${userId}`)) device.removeItem(name);
    },
    undefined,
  );
};
