import * as z from 'zod/mini';
import type { Persistence } from './persistence.ts';
import { createRecordStore } from './record-store.ts';

/** First part of the names of what somebody opened lately; a chosen sign-out wipes it (`registry.ts`). */
export const RECENT_FAMILY = 'waymark.recent';

const MOST = 8;

/** Something that can be opened again. */
const RecentItem = z.object({
  title: z.string(),
  href: z.string(),
  /** What it is, in a word or two. */
  kind: z.string(),
});
export type RecentItem = Readonly<z.output<typeof RecentItem>>;

const RecentItems = z.array(RecentItem);

const storeOf = ({ storage, now }: Pick<Persistence, 'storage' | 'now'>, userId: number) =>
  createRecordStore<readonly RecentItem[]>({
    family: RECENT_FAMILY,
    path: String(userId),
    format: { version: 1, parse: (value) => RecentItems.parse(value) },
    storage,
    now,
  });

/** What the person opened lately in an organisation on this device, the latest first. */
export const recentItems = (
  persistence: Pick<Persistence, 'storage' | 'now'>,
  userId: number,
  organisationId: number,
): readonly RecentItem[] => {
  const found = storeOf(persistence, userId).read(String(organisationId));
  return found.found === 'stored' ? found.value : [];
};

/** Remembers what was opened just now, once. */
export const rememberItem = (
  persistence: Pick<Persistence, 'storage' | 'now'>,
  userId: number,
  organisationId: number,
  item: RecentItem,
): void => {
  const others = recentItems(persistence, userId, organisationId).filter(({ href }) => href !== item.href);
  storeOf(persistence, userId).write(String(organisationId), [item, ...others].slice(0, MOST));
};
