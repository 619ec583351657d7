import type { Persistence } from './persistence.ts';
import { createRecordStore } from './record-store.ts';

/** First part of the names of what somebody opened lately; a chosen sign-out wipes it (`registry.ts`). */
export const RECENT_FAMILY = 'waymark.recent';

const MOST = 8;

/** Something that can be opened again. */
export interface RecentItem {
  readonly title: string;
  readonly href: string;
  /** What it is, in a word or two. */
  readonly kind: string;
}

const parse = (value: unknown): readonly RecentItem[] => {
  const isItem = (item: unknown): boolean =>
    typeof item === 'object' &&
    item !== null &&
    ['title', 'href', 'kind'].every((key) => typeof (item as Record<string, unknown>)[key] === 'string');
  if (!Array.isArray(value) || !value.every(isItem)) throw new Error('No list of items.');
  return value as readonly RecentItem[];
};

const storeOf = ({ storage, now }: Pick<Persistence, 'storage' | 'now'>, userId: number) =>
  createRecordStore({ family: RECENT_FAMILY, path: String(userId), format: { version: 1, parse }, storage, now });

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
