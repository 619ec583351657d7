import * as z from 'zod/mini';
import { HISTORIES } from './forget-histories.ts';
import type { HistoryStore } from './notification-store.ts';

const Stored = z.array(
  z.object({
    id: z.number(),
    key: z.string(),
    text: z.string(),
    at: z.number(),
    isNew: z.boolean(),
    tone: z.optional(z.enum(['neutral', 'danger'])),
    marker: z.enum(['scheduled', 'done', 'wrong', 'failed', 'review']),
    link: z.optional(z.object({ label: z.string(), href: z.string() })),
  }),
);

/** What a link does, no text can say: only one that leads to a page is stored. */
const withoutActions = (history: Parameters<HistoryStore['save']>[0]): unknown =>
  history.map(({ link, ...told }) =>
    link?.href === undefined ? told : { ...told, link: { label: link.label, href: link.href } },
  );

/**
 * The history of one person in this tab, over reloads; a tab that refuses storage has none. What is damaged counts as
 * none.
 */
export const storedHistory = (userId: number, tab: () => Storage = () => window.sessionStorage): HistoryStore => ({
  load: () => {
    try {
      const stored = Stored.parse(JSON.parse(tab().getItem(`${HISTORIES}${userId}`) ?? '[]'));
      return stored.map(({ tone, link, ...told }) => ({
        ...told,
        ...(tone === undefined ? {} : { tone }),
        ...(link === undefined ? {} : { link }),
      }));
    } catch {
      return [];
    }
  },
  save: (history) => {
    try {
      tab().setItem(`${HISTORIES}${userId}`, JSON.stringify(withoutActions(history)));
    } catch {
      // A convenience is lost, nothing else.
    }
  },
});
